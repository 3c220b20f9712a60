import { type BoardProps, litOn, named, Places, useAskEffect, useLitEffect, useWords } from "@ludorum/board";
import { useEffect, useMemo, useRef, useState } from "react";
import { BoardContext } from "./board-context";
import { chainOf } from "./chain";
import { FIFTHS } from "./content";
import { nameAt, spaceId } from "./names";
import { positionAt } from "./numbering";
import { Goods, OwnBoard } from "./OwnBoard";
import { Ring } from "./Ring";
import { Segments, Stacks } from "./Segments";
import { LineSign } from "./Token";
import type { View } from "./view";
import "./viscounts.css";

/** Is anything of the ring to be chosen outside of the part that is seen? */
function beyond(part: HTMLElement): boolean {
  const seen = part.getBoundingClientRect();
  return [...part.querySelectorAll(".pin .legal")].some((x) => {
    const { left, right, top, bottom } = x.getBoundingClientRect();
    return left < seen.left || right > seen.right || top < seen.top || bottom > seen.bottom;
  });
}

export function Board({ view, seat, names, options, lit, preview }: BoardProps<View>) {
  const book = useWords();
  const [large, setLarge] = useState(false);
  const whose = view.players[seat] ?? view.players[view.active]!;
  const [shown, show] = useState(Math.max(0, positionAt(whose.at)));
  // Where only one segment is seen it is the one with something to choose, or one's own.
  useAskEffect(
    options.ask,
    () => {
      const open = FIFTHS.filter((pos) =>
        [`folk-${nameAt(view, pos)}`, `book-${nameAt(view, pos)}`].some((x) => options.at(x).length),
      );
      const own = Math.max(0, positionAt(whose.at));
      show(open.length && !open.some((pos) => pos === own) ? open[0]! : own);
    },
    whose.at,
  );
  useLitEffect(lit, (places) => {
    const segments = places.flatMap((x) => /^(?:folk|book)-(.+)$/.exec(x)?.[1] ?? []);
    const there = FIFTHS.filter((pos) => segments.includes(nameAt(view, pos)));
    show((old) => (there.some((pos) => pos === old) ? old : (there[0] ?? old)));
  });
  const ring = useRef<HTMLDivElement>(null);
  // A large ring is seen in part: that where one stands.
  const here = spaceId(view, Math.max(whose.at, 0));
  useEffect(() => {
    const pin = ring.current?.querySelector(`.pin > [data-place="${here}"]`);
    if (large) pin?.scrollIntoView({ block: "center", inline: "center" });
  }, [large, here]);
  // A new question shows all that may be chosen on it.
  useAskEffect(options.ask, () => {
    if (large && ring.current && beyond(ring.current)) setLarge(false);
  });
  const chain = useMemo(() => chainOf(view, preview?.events ?? []), [view, preview]);
  const lights = useMemo(() => litOn(whose.seat, lit), [whose.seat, lit]);
  return (
    <Places game="viscounts" options={options} lit={lights}>
      <BoardContext view={view} seat={seat} p={whose} names={names} lit={lights}>
        <div className="viscounts-room">
          <div className={`viscounts table ${seat < 0 ? "watched" : ""}`} role="group" aria-label={book.say("title")}>
            <div ref={ring} className={large ? "ring-part large" : "ring-part"}>
              <div className="ring-view">
                <Ring chain={chain} />
              </div>
              <button
                type="button"
                className="zoom"
                aria-pressed={large}
                onClick={() => setLarge(!large)}
                {...named(book.say("ui-zoom"))}
              >
                <LineSign name={large ? "zoom-out" : "zoom-in"} />
                <span className="sr">{book.say("ui-zoom")}</span>
              </button>
            </div>
            <Segments shown={shown} show={show} />
            <Stacks />
            {seat < 0 && (
              <div className="watching">
                <h3>{book.say("ui-board-of", { name: names[whose.seat] ?? "" })}</h3>
                <Goods />
                <OwnBoard />
              </div>
            )}
          </div>
        </div>
      </BoardContext>
    </Places>
  );
}
