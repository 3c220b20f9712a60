import {
  type BoardProps,
  litOn,
  named,
  Places,
  PlayerShape,
  useAskEffect,
  useDefaultOption,
  useWords,
  withoutOptions,
} from "@ludorum/board";
import { useMemo, useState } from "react";
import { Beginning } from "./Beginning";
import { BoardContext } from "./board-context";
import { Goods, OwnBoard } from "./OwnBoard";
import type { View } from "./view";
import "./viscounts.css";

/** The own board, or that of another player to look at. */
export function Dock({ view, seat, names, options, lit }: BoardProps<View>) {
  const book = useWords();
  const [whose, look] = useState(seat);
  // Of the ways to pay the cheapest comes first.
  useDefaultOption(options, (ask) => (ask.kind === "pay" ? ask.options[0] : undefined));
  // Whoever is asked sees the own board first.
  useAskEffect(options.ask, () => {
    look(seat);
  });
  const p = view.players[whose] ?? view.players[seat];
  const shown = p?.seat ?? seat;
  const own = shown === seat;
  const lights = useMemo(() => litOn(shown, lit), [shown, lit]);
  const marks = useMemo(() => (own ? options : withoutOptions(options)), [own, options]);
  if (!p) return null;
  // V2.9: a player card may let one build at once, and the slots are on the board.
  const beginning = view.phase === "start" && (!options.ask || options.ask.kind === "pair");
  return (
    <Places game="viscounts" options={marks} lit={lights}>
      <BoardContext view={view} seat={seat} p={p} names={names} lit={lights}>
        <section
          data-whose={p.seat}
          className="viscounts viscounts-dock"
          aria-label={own ? book.say("ui-your-board") : book.say("ui-board-of", { name: names[p.seat] ?? "" })}
        >
          <div className="own-part">
            {view.players.length > 1 && (
              <div className="whose" role="group" aria-label={book.say("ui-boards")}>
                {view.players.map((x) => (
                  <button
                    key={x.seat}
                    type="button"
                    aria-pressed={x.seat === p.seat}
                    onClick={() => look(x.seat)}
                    {...named(
                      x.seat === seat
                        ? book.say("ui-your-board")
                        : book.say("ui-board-of", { name: names[x.seat] ?? "" }),
                    )}
                  >
                    <PlayerShape seat={x.seat} size={12} />
                    <span className="sr">{x.seat === seat ? book.say("ui-your-board") : names[x.seat]}</span>
                  </button>
                ))}
              </div>
            )}
            <Goods key={p.seat} />
          </div>
          {beginning ? <Beginning /> : <OwnBoard />}
        </section>
      </BoardContext>
    </Places>
  );
}
