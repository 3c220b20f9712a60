// V4, V9: virtue and corruption, and what a collision would bring now.

import { named, Place, showEffect, sign, useWords } from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "./board-context";
import { TRACK, type TrackSlot } from "./content";
import { nextStacks, slotOf, stack } from "./points";
import { Reward, Token } from "./Token";

export function Track() {
  const { p } = useBoard();
  const book = useWords();
  const stacked = stack(p);
  const next = nextStacks(p);
  const told = (n: number, slot: TrackSlot) => {
    const own = book.tell(showEffect(p.bot ? slot.bot : slot.above));
    const others = book.tell(showEffect(slot.below));
    const about = book.say(`ui-track-slot-${slot.needs || "all"}`, { own, others });
    return named(book.say("ui-track-slot", { n }), { about, clause: "V9.8" });
  };
  return (
    <Place id="track" name={book.say("ui-track")} className="bare track-part">
      <p className="sr">{book.say("ui-markers", { virtue: p.virtue, corruption: p.corruption })}</p>
      <div className="virtue-track" aria-hidden="true">
        {TRACK.map((slot, i) => {
          const n = i + 1;
          const soon = stacked ? n === stacked : n === next.virtue || n === next.corruption;
          return (
            <div key={n} className={soon ? "slot soon" : "slot"} {...told(n, slot)}>
              <span className="above">
                <Lines slot={slot} bot={p.bot !== ""} />
              </span>
              <span className="step">
                {p.corruption === n && <Token name="corruption" size={19} />}
                {p.virtue === n && <Token name="virtue" size={19} />}
                {p.corruption !== n && p.virtue !== n && n}
              </span>
              <span className="under">
                {slot.needs && <Needs needs={slot.needs} />}
                <Reward effect={slot.below} size={13} />
              </span>
            </div>
          );
        })}
      </div>
      <Now />
    </Place>
  );
}

/** Goods above a slot, one sort a line. */
const Lines = memo(function Lines({ slot, bot }: { slot: TrackSlot; bot: boolean }) {
  const effect = bot ? slot.bot : slot.above;
  return Object.entries("gain" in effect ? effect.gain : {}).map(([good, n]) => (
    <i key={good} {...sign(good, n)}>
      {n}
      <Token name={good} size={13} />
    </i>
  ));
});

/** For others only with, or only without, criminals on their boards. */
function Needs({ needs }: { needs: string }) {
  const book = useWords();
  return (
    <i
      className={needs === "criminals" ? "needs" : "needs without"}
      {...named(book.say(`needs-${needs}`), { clause: "V9.4" })}
    >
      <Token name="criminal" size={12} bare />
    </i>
  );
}

/** The line below: the collision there is, or how the next marker would make one. */
function Now() {
  const { p } = useBoard();
  const book = useWords();
  const stacked = stack(p);
  const next = nextStacks(p);
  if (stacked) {
    const slot = slotOf(stacked);
    const effect = p.bot ? slot.bot : slot.above;
    return (
      <p className="collision-line now">
        <b>{book.say("ui-collision-now", { n: stacked })}</b> <Reward effect={effect} size={14} />
      </p>
    );
  }
  if (next.virtue)
    return (
      <p className="collision-line">
        <span aria-hidden="true">
          <Token name="virtue" size={14} /> {book.say("ui-meets-on", { n: next.virtue })} ·{" "}
          <Token name="corruption" size={14} /> {book.say("ui-meets-on", { n: next.corruption })}
        </span>
        <span className="sr">
          {book.say("ui-next-virtue", { n: next.virtue, effect: book.tell(showEffect(slotOf(next.virtue).above)) })}{" "}
          {book.say("ui-next-corruption", {
            n: next.corruption,
            effect: book.tell(showEffect(slotOf(next.corruption).above)),
          })}
        </span>
      </p>
    );
  return <p className="collision-line">{book.say("ui-apart", { n: p.virtue - p.corruption })}</p>;
}
