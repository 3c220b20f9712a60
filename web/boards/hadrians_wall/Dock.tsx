import { type BoardProps, named, Places, useWidth, useWords } from "@ludorum/board";
import { FateDeck, Offer, PathPoints, Paths, Prospects } from "./Cards";
import type { View } from "./view";
import "./hadrians_wall.css";
import { BoardContext, formOf } from "./board-context";
import { AttackNow, Stock, Years } from "./Stock";

/** What one has this year: items, attacks to come, cards. */
export function Dock({ view, seat, names, options, lit }: BoardProps<View>) {
  const book = useWords();
  // As wide as the board: what one of them leaves out, the other shows.
  const [root, width] = useWidth<HTMLElement>("border-box");
  const form = formOf(width || (typeof innerWidth === "number" ? innerWidth : 0));
  const p = view.players[seat];
  if (!p) return null;
  const choosing = options.ask?.kind === "path";
  // The fate deck is one card more: it lies over the years.
  const buying = options.ask?.kind === "good";
  return (
    <Places game="hadrians_wall" options={options} lit={lit}>
      <BoardContext view={view} seat={seat} p={p} names={names} form={form}>
        <section
          ref={root}
          className={`hadrian-dock as-${form}`}
          aria-label={book.say("ui-own-area")}
          {...named(book.say("ui-own-area"))}
        >
          <div className="part part-stock">
            <h3>{book.say("ui-you-have")}</h3>
            <Stock />
          </div>
          <div className={buying ? "part part-years buying" : "part part-years"}>
            <Years />
            <AttackNow />
            {buying && <FateDeck />}
          </div>
          <div className={choosing ? "part part-cards choosing" : "part part-cards"}>
            <h3>{book.say(choosing ? "ui-your-cards" : "ui-area-prospects")}</h3>
            {choosing ? form === "wide" && <Offer /> : <Prospects />}
          </div>
          <div className="part part-paths" tabIndex={0} role="group" aria-label={book.say("head-paths")}>
            <h3>
              {book.say("head-paths")} <PathPoints />
            </h3>
            <Paths />
          </div>
        </section>
      </BoardContext>
    </Places>
  );
}
