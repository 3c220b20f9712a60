import { Chip, named, Place, useOptions, useWords } from "@ludorum/board";
import { levelSaid } from "../about";
import { useBoard } from "../board-context";
import { iconsOf, STRENGTHS } from "../content";
import { built, citizens, dead } from "../sheets";
import { BuildingTile } from "../Tile";
import { Sign, Token, type TokenName, Tokens } from "../Token";
import { GLADIATORS } from "../view";

/** H20. */
export function Ludus() {
  const { p } = useBoard();
  const book = useWords();
  if (!built(p, "ludus")) return <BuildingTile family="ludus" className="large" />;
  return (
    <div className="tile large ludus" data-place="ludus">
      <h3>
        <span className="name">{book.say("area-ludus")}</span>
        <Place id="drill" name={book.say("ui-drill")} className="verb">
          {book.say("ui-drill")}
        </Place>
        <Place id="battle" name={book.say("ui-battle")} className="verb">
          {book.say("ui-battle")}
        </Place>
      </h3>
      {GLADIATORS.map((name, g) => (
        <Gladiator key={name} name={name} at={g} />
      ))}
    </div>
  );
}

function Gladiator({ name, at }: { name: string; at: number }) {
  const { p } = useBoard();
  const book = useWords();
  const options = useOptions();
  const id = `gladiator-${name}`;
  const drilling = options.ask?.kind === "drill";
  const strength = p.trained[at]!;
  const prize = STRENGTHS[strength - 1];
  const called = book.say(`gladiator-${name}`);
  const performers = citizens(p, "performers");
  const box = (i: number, needs: number) => {
    if (i < p.wounds[at]!) return book.say("ui-wound");
    if (i < strength) return book.say("ui-strength", { n: i + 1 });
    return book.tell(["ui-needs", { level: { msg: levelSaid("performers", needs) } }]);
  };
  return (
    <Place id={id} name={called} className={`gladiator ${name} ${dead(p, at) ? "dead" : ""}`} inside={drilling}>
      <Sign name="gladiator" />
      <span className="sr">{book.say("ui-gladiator", { name: called, strength, wounds: p.wounds[at]! })}</span>
      <span className="strengths" aria-hidden="true">
        {STRENGTHS.map((x, i) => (
          <i
            key={i}
            {...named(box(i, x.at))}
            className={i < p.wounds[at]! ? "filled" : i < strength ? "circled" : x.at <= performers ? "" : "locked"}
          >
            {i >= strength && !dead(p, at) && `${x.at}+`}
          </i>
        ))}
      </span>
      {drilling ? (
        <span className="picks">
          {options.at(id).map((mark) => (
            <Chip key={mark.key} mark={mark}>
              <Token name={(mark.option as TokenName[])[1]!} size={18} />
            </Chip>
          ))}
        </span>
      ) : (
        prize &&
        !dead(p, at) && (
          <span className="prize">
            <span {...named(book.say("ui-if-survives"), { clause: "H20.6" })}>
              <Tokens icons={iconsOf(prize.survives)} />
            </span>
            {prize.dies && (
              <>
                <em {...named(book.say("ui-if-dies"), { clause: "H20.5" })}>†</em>
                <Tokens icons={iconsOf(prize.dies)} />
              </>
            )}
          </span>
        )
      )}
    </Place>
  );
}
