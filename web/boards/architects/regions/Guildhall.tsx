import { Chip, Icon, Lock, named, Pawn, sum, useOptions, useWords } from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "../board-context";
import { tableFor } from "../content";
import { buildingName } from "../phrases";
import { Get, Head, Region, Spoken, useBrings } from "../Region";
import { HALL_ROWS } from "../view";
import { cardsOf, lacking, nextLevel, ready } from "../works";

export const Guildhall = memo(function Guildhall() {
  const brings = useBrings("guildhall");
  const options = useOptions();
  return (
    <Region id="guildhall">
      <div className="says">
        <Head id="guildhall" />
        <Lock id="guildhall" />
        {options.ask?.kind === "guildhall" ? <Builds /> : brings && <Possible />}
        <Get id="guildhall" />
        <Marks />
      </div>
      <Slots next={brings !== null} />
    </Region>
  );
});

/** The hand shows the rest. */
const MOST_NAMES = 3;

/** What could be built, while one only thinks of going there. */
function Possible() {
  const { view, me } = useBoard();
  const book = useWords();
  if (!me) return null;
  const names = cardsOf(me.hand)
    .filter((card) => ready(lacking(me, card)))
    .map((card) => book.say(`${buildingName(card)}.acc`));
  const more = names.splice(MOST_NAMES).length;
  const up = nextLevel(view, me);
  const or = new Intl.ListFormat(book.lang, { type: "disjunction" });
  return (
    <div className="facts rates">
      {names.length > 0 && (
        <p className="prose">
          {book.say("ui-build", { names: or.format(names) })} {more > 0 && `+${more}`}
        </p>
      )}
      {up?.ready && <p className="prose">{book.say("ui-level-up", { n: up.level })}</p>}
    </div>
  );
}

/** The works one can choose from, here as well as on the cards of the hand. */
function Builds() {
  const { me } = useBoard();
  const book = useWords();
  const options = useOptions();
  return (
    <p className="picks">
      {cardsOf(me?.hand ?? []).flatMap((card) =>
        options.at(`hand-${card}`).map((mark) => (
          <Chip key={mark.key} mark={mark}>
            {book.say(buildingName(card))}
          </Chip>
        )),
      )}
      {options.at("cathedral").map((mark) => (
        <Chip key={mark.key} mark={mark}>
          {book.say("place-cathedral")}
        </Chip>
      ))}
    </p>
  );
}

/** When the next reset and the end come. */
function Marks() {
  const { view } = useBoard();
  const book = useWords();
  const table = tableFor(view.players);
  const slots = table.columns * HALL_ROWS;
  if (view.last >= 0)
    return (
      <p className="marks">
        <Icon name="flag" /> {book.say("ui-last-round", { n: view.last })}
      </p>
    );
  const resets = table.resets.filter((n) => n > view.hall).map(String);
  return (
    <div className="marks">
      {resets.length > 0 && (
        <p>
          <Icon name="refresh-cw" />{" "}
          {book.say("ui-resets", {
            count: resets.length,
            slots: new Intl.ListFormat(book.lang).format(resets),
          })}
        </p>
      )}
      <p>
        <Icon name="flag" /> {book.say("ui-end", { n: slots, left: slots - view.hall })}
      </p>
    </div>
  );
}

/** The slots in the order they fill; whose worker lies on which of them is no rule. */
function Slots({ next }: { next: boolean }) {
  const { view, names } = useBoard();
  const book = useWords();
  const table = tableFor(view.players);
  const slots = table.columns * HALL_ROWS;
  const workers = view.players.map((p) => p.hall);
  const owners = workers.flatMap((n, seat) => Array.from({ length: n }, () => seat));
  const shown = Math.max(slots, sum(workers));
  const slotNamed = (i: number) => {
    if (i === slots - 1) return named(book.say("ui-slot-end"), { clause: "A19.1" });
    if (table.resets.includes(i + 1)) return named(book.say("ui-slot-reset"), { clause: "A12.3" });
    return named(book.say("ui-slot", { n: i + 1 }));
  };
  return (
    <div className={`slots columns-${table.columns}`}>
      {Array.from({ length: shown }, (_, i) => {
        const owner = owners[i];
        const reset = table.resets.includes(i + 1);
        const kind = next && i === view.hall ? "slot next" : i >= slots ? "slot beside" : "slot";
        return (
          <span key={i} className={kind} {...slotNamed(i)}>
            {owner !== undefined ? (
              <Pawn seat={owner} />
            ) : reset ? (
              <Icon name="refresh-cw" />
            ) : i === slots - 1 ? (
              <Icon name="flag" />
            ) : next && i === view.hall ? (
              i + 1
            ) : null}
          </span>
        );
      })}
      <Spoken numbers={workers} names={names} />
    </div>
  );
}
