import { signed } from "../../../kit/numbers";
import { Pip } from "../../../kit/Pip";
import { Pawn } from "../../../kit/players";
import { useWords } from "../../../words/context";
import { TOP, VIRTUE } from "../content";
import { Region, Spoken } from "../Region";
import { useSeen } from "../seen";

interface Zone {
  from: number;
  to: number;
  kind: "tax" | "low" | "high";
  words: string;
  short: string;
}

/** Neighbouring steps that do the same, from the data of the track. */
function useZones(): Zone[] {
  const book = useWords();
  const zones: Zone[] = [];
  for (const n of new Set(VIRTUE.map((x) => x.ignores).filter((x) => x > 0))) {
    const from = VIRTUE.findIndex((x) => x.ignores === n);
    const to = VIRTUE.findLastIndex((x) => x.ignores === n);
    const short = signed(-n);
    zones.push({ from, to, kind: "tax", words: book.say("ui-tax-less", { n }), short });
  }
  const low = VIRTUE.findLastIndex((x) => !x.cathedral);
  const closed = book.say("ui-no-cathedral", { from: 0, to: low });
  zones.push({ from: low, to: low + 5, kind: "low", words: closed, short: closed });
  const high = VIRTUE.findIndex((x) => !x.market);
  const barred = book.say("ui-no-market", { from: high, to: TOP });
  zones.push({ from: high, to: TOP, kind: "high", words: barred, short: barred });
  return zones;
}

export function VirtueTrack() {
  const { view, names } = useSeen();
  const book = useWords();
  const zones = useZones();
  return (
    <Region id="virtue" words="head-virtue">
      <header>
        <Pip name="virtue" size={17} />
        <h3>{book.say("head-virtue")}</h3>
        <small>{book.say("head-vp")}</small>
      </header>
      <div className="track" aria-hidden="true">
        {VIRTUE.map((step, i) => {
          const here = view.players.filter((p) => p.virtue === i);
          const kind = !step.cathedral ? "step low" : !step.market ? "step high" : "step";
          return (
            <div key={i} className={kind}>
              <span className={here.length > 2 ? "who many" : "who"}>
                {here.map((p) => (
                  <Pawn key={p.seat} seat={p.seat} size={here.length > 2 ? 9 : 12} />
                ))}
              </span>
              <b>{i}</b>
              <small className={step.vp < 0 ? "minus" : undefined}>{signed(step.vp)}</small>
            </div>
          );
        })}
      </div>
      <div className="zones">
        {zones.map(({ from, to, kind, words, short }) => (
          <span
            key={from + kind}
            className={`zone ${kind}`}
            style={{ gridColumn: `${from + 1} / ${to + 2}` }}
          >
            <span className="long">{words}</span>
            <span className="short" aria-hidden="true">
              {short}
            </span>
          </span>
        ))}
      </div>
      <Spoken numbers={view.players.map((p) => p.virtue)} names={names} />
    </Region>
  );
}
