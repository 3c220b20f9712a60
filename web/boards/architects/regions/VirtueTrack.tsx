import { type Book, Pip, signed, Track, useWords, type Zone } from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "../board-context";
import { TOP, VIRTUE } from "../content";
import { Region, Spoken } from "../Region";

/** How far a closing word may reach over steps that are open. */
const OVERHANG = 5;

/** Neighbouring steps that do the same, from the data of the track. */
function zonesIn(book: Book): Zone[] {
  const zones: Zone[] = [];
  for (const n of new Set(VIRTUE.map((x) => x.ignores).filter((x) => x > 0))) {
    const from = VIRTUE.findIndex((x) => x.ignores === n);
    const to = VIRTUE.findLastIndex((x) => x.ignores === n);
    zones.push({ from, to, kind: "tax", words: book.say("ui-tax-less", { n }), short: signed(-n) });
  }
  const low = VIRTUE.findLastIndex((x) => !x.cathedral);
  const closed = book.say("ui-no-cathedral", { from: 0, to: low });
  zones.push({ from: low, to: low + OVERHANG, kind: "low", words: closed, short: closed });
  const high = VIRTUE.findIndex((x) => !x.market);
  const barred = book.say("ui-no-market", { from: high, to: TOP });
  zones.push({ from: high, to: TOP, kind: "high", words: barred, short: barred });
  return zones;
}

export const VirtueTrack = memo(function VirtueTrack() {
  const { view, names } = useBoard();
  const book = useWords();
  const steps = VIRTUE.map((step, i) => ({
    points: step.vp,
    kind: !step.cathedral ? ("low" as const) : !step.market ? ("high" as const) : undefined,
    here: view.players.filter((p) => p.virtue === i).map((p) => p.seat),
    name: book.say("ui-virtue-step", { n: i, vp: signed(step.vp) }),
  }));
  return (
    <Region id="virtue" words="head-virtue">
      <header>
        <Pip name="virtue" size={17} />
        <h3>{book.say("head-virtue")}</h3>
        <small>{book.say("head-vp")}</small>
      </header>
      <Track steps={steps} zones={zonesIn(book)} />
      <Spoken numbers={view.players.map((p) => p.virtue)} names={names} />
    </Region>
  );
});
