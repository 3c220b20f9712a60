import {
  type BoardProps,
  colourOf,
  Icon,
  litOn,
  named,
  type OptionIndex,
  Place,
  Places,
  PlayerShape,
  useAskEffect,
  useLitEffect,
  useWidth,
  useWords,
  withoutOptions,
} from "@ludorum/board";
import { useMemo, useState } from "react";
import { Offer, Prospects } from "./Cards";
import type { View } from "./view";
import "./hadrians_wall.css";
import { BoardContext, type Form, formOf } from "./board-context";
import { sheetAt, sheetOf } from "./places";
import { PeopleSheet } from "./regions/PeopleSheet";
import { WallSheet } from "./regions/WallSheet";
import { AttackNow, Stock } from "./Stock";

/** So many names need more room than there is beside the name of a sheet; more than that are shapes, and are said. */
const CROWD = 4;

type Shown = "wall" | "people" | "both";
const PARTS: Shown[] = ["wall", "people", "both"];

/** Asks about cards that the own area does not show in this form: they come on top of the sheets. */
const CARDS: Record<Form, string[]> = {
  wide: [],
  one: ["path"],
  phone: ["path", "good", "pattern"],
};

/** The width two sheets are drawn at, side by side; an overview is a picture of that. */
const FULL = 1086;

export function Board({ view, seat, names, options, lit }: BoardProps<View>) {
  const book = useWords();
  const [root, width] = useWidth<HTMLDivElement>();
  const form = formOf(width || (typeof innerWidth === "number" ? innerWidth : 0));
  const own = Math.max(seat, 0);
  const [whose, setWhose] = useState(own);
  const [part, setPart] = useState<Shown>("wall");
  const ask = options.ask;
  // A question is answered where it is drawn: on the own sheets, on the one it is about.
  useAskEffect(
    ask,
    () => {
      if (!ask) return;
      setWhose(own);
      const here = [...new Set(ask.options.flatMap((x) => sheetOf(ask.kind, x)))];
      if (here.length === 1) setPart(here[0]!);
    },
    own,
  );
  // Of the many things to do none is the first; but what an action asks next is to be seen.
  useAskEffect(
    ask,
    () => {
      if (!ask || ask.kind === "act") return;
      const found = root.current?.querySelector(".pop-over, .legal");
      found?.scrollIntoView({ block: found.matches(".pop-over") ? "end" : "nearest" });
    },
    part,
  );
  useLitEffect(litOn(own, lit), (places) => {
    const here = new Set(places.flatMap(sheetAt));
    if (!here.size) return;
    setWhose(own);
    setPart((old) => (old !== "both" && here.has(old) ? old : [...here][0]!));
  });
  const mine = whose === seat;
  const marks = useMemo(() => (mine ? options : withoutOptions(options)), [mine, options]);
  const shown = view.players[whose] ?? view.players[own]!;
  const cards = mine && CARDS[form].includes(ask?.kind ?? "");
  const seen = { view, seat, p: shown, names };
  return (
    <Places game="hadrians_wall" options={marks} lit={litOn(whose, lit)}>
      <BoardContext {...seen} form={form}>
        <div
          ref={root}
          className={`hadrian as-${form} ${view.players.length >= CROWD ? "crowded" : ""}`}
          role="group"
          aria-label={book.say("title")}
          data-whose={shown.seat}
        >
          <div className="sheet-bar" {...named(book.say("ui-whose-sheets"))}>
            {form === "phone" && (
              <div className="own-line">
                <Stock size={26} />
                <AttackNow />
              </div>
            )}
            <div className="switches">
              {form !== "wide" && <Parts part={part} choose={setPart} options={marks} />}
              <Sheets whose={whose} choose={setWhose} view={view} names={names} seat={seat} />
            </div>
          </div>
          {cards && (ask?.kind === "path" ? <Offer /> : <Prospects deck />)}
          {!mine && seat >= 0 && (
            <p className="guest">
              <PlayerShape seat={whose} size={13} />
              <b>{book.say("ui-sheets-of", { name: names[whose] ?? "" })}</b>
              <button type="button" className="btn quiet" onClick={() => setWhose(own)}>
                <Icon name="undo-2" /> {book.say("ui-back-to-mine")}
              </button>
            </p>
          )}
          {form === "wide" ? (
            <Both />
          ) : part === "both" ? (
            <Picture width={width} {...seen} />
          ) : part === "wall" ? (
            <WallSheet />
          ) : (
            <PeopleSheet />
          )}
        </div>
      </BoardContext>
    </Places>
  );
}

function Both() {
  return (
    <div className="both">
      <WallSheet />
      <PeopleSheet />
    </div>
  );
}

/** Both sheets, small: to look at. */
function Picture({
  width,
  ...seen
}: { width: number } & Omit<Parameters<typeof BoardContext>[0], "form" | "children">) {
  const form: Form = "wide";
  return (
    <BoardContext {...seen} form={form}>
      <div className="overview" inert style={{ zoom: width / FULL }}>
        <Both />
      </div>
    </BoardContext>
  );
}

/** Which sheet is shown, and how many options wait on each. */
function Parts({ part, choose, options }: { part: Shown; choose(x: Shown): void; options: OptionIndex }) {
  const book = useWords();
  const ask = options.ask;
  const count = (sheet: Shown) => ask?.options.filter((x) => sheetOf(ask.kind, x).some((y) => y === sheet)).length ?? 0;
  return (
    <div className="parts" role="group" aria-label={book.say("ui-sheets")}>
      {PARTS.map((x) => (
        <button key={x} type="button" aria-pressed={x === part} onClick={() => choose(x)}>
          {x === "both" ? <Icon name="layout-grid" /> : null}
          <span>{book.say(`ui-part-${x}`)}</span>
          {x !== "both" && count(x) > 0 && (
            <b {...named(book.say("ui-open-here", { n: count(x) }))}>
              {count(x)}
              <span className="sr">{book.say("ui-open-here", { n: count(x) })}</span>
            </b>
          )}
        </button>
      ))}
    </div>
  );
}

/** Anybody's sheets can be looked at. */
function Sheets({
  whose,
  choose,
  view,
  names,
  seat,
}: {
  whose: number;
  choose(seat: number): void;
  view: View;
  names: string[];
  seat: number;
}) {
  const book = useWords();
  if (view.players.length < 2) return null;
  return (
    <div
      className={view.players.length > CROWD ? "whose many" : "whose"}
      role="group"
      aria-label={book.say("ui-whose-sheets")}
    >
      {view.players.map((p) => (
        <Place key={p.seat} id={`sheets-${p.seat}`} name={names[p.seat] ?? ""} className={`colour-${colourOf(p.seat)}`}>
          <button type="button" aria-pressed={p.seat === whose} onClick={() => choose(p.seat)}>
            <PlayerShape seat={p.seat} size={13} />
            <span>{p.seat === seat ? book.say("ui-mine") : names[p.seat]}</span>
          </button>
        </Place>
      ))}
    </div>
  );
}
