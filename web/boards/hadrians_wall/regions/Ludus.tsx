import { Chip, Spot, useOptions, useWords } from "@ludorum/board";
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
        <Spot id="drill" name={book.say("ui-drill")} className="verb">
          {book.say("ui-drill")}
        </Spot>
        <Spot id="battle" name={book.say("ui-battle")} className="verb">
          {book.say("ui-battle")}
        </Spot>
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
  return (
    <Spot id={id} name={called} className={`gladiator ${name} ${dead(p, at) ? "dead" : ""}`} inside={drilling}>
      <Sign name="spartan-helmet" />
      <span className="sr">{book.say("ui-gladiator", { name: called, strength, wounds: p.wounds[at]! })}</span>
      <span className="strengths" aria-hidden="true">
        {STRENGTHS.map((x, i) => (
          <i
            key={i}
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
            <Tokens icons={iconsOf(prize.survives)} />
            {prize.dies && (
              <>
                <em>†</em>
                <Tokens icons={iconsOf(prize.dies)} />
              </>
            )}
          </span>
        )
      )}
    </Spot>
  );
}
