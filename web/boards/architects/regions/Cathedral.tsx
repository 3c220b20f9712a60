import {
  amounts,
  changes,
  colourOf,
  count,
  LockLine,
  named,
  PawnBody,
  Pip,
  Rich,
  useClosed,
  useWords,
} from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "../board-context";
import { LEVELS } from "../content";
import { Glyph } from "../Glyph";
import { Region } from "../Region";
import { nextLevel, pileOf } from "../works";

export const Cathedral = memo(function Cathedral() {
  const { view, me } = useBoard();
  const next = me && nextLevel(view, me);
  return (
    <Region id="cathedral">
      <Picture next={next?.level ?? 0} />
      <div className="says">
        <Name />
        {me && <Next />}
      </div>
    </Region>
  );
});

function Name() {
  return (
    <header>
      <Glyph name="church" />
      <h3>{useWords().say("place-cathedral")}</h3>
    </header>
  );
}

/** The reader's next level: what it takes and gives, or why it cannot be had. */
function Next() {
  const { view, me } = useBoard();
  const book = useWords();
  const closed = useClosed("cathedral");
  const next = nextLevel(view, me!);
  const rewards = pileOf(view.rewards);
  if (!next) return <p>{book.say("why-at-the-top")}</p>;
  const barred = next.barred === "wicked" ? "why-too-wicked" : "why-level-full";
  return (
    <>
      <p>
        <b>{book.say("ui-next-level", { n: next.level })}</b>
      </p>
      <p className="pay">
        {Object.keys(next.cost).length > 0 && <Rich message={amounts(next.cost as Record<string, number>)} size={15} />}
        {next.any > 0 && (
          <span {...named(book.say("ui-any-of", { n: next.any }))}>
            {next.any}
            <Pip name="wood" size={15} label={book.say("good-wood")} />
            <Pip name="stone" size={15} label={book.say("good-stone")} />
          </span>
        )}
        {next.card && (
          <span>
            <Rich message={changes({ card: 1 })} size={15} />
          </span>
        )}
      </p>
      <p>
        <Rich
          message={[
            rewards ? "ui-level-reward" : "ui-level-virtue",
            { vp: { msg: count("vp", next.vp) }, n: rewards, virtue: { msg: changes({ virtue: 1 }) } },
          ]}
          size={15}
        />
      </p>
      {closed ? <LockLine {...closed} /> : next.barred && <LockLine reason={book.say(barred)} />}
    </>
  );
}

const WIDTH = 260;
const MIDDLE = WIDTH / 2;
const BASE = 196;
const HEIGHT = 33;
const LEFT = [10, 26, 42, 58, 84];
const NICHE = 26;

/** Five storeys narrowing to a spire; who stands in which niche. */
function Picture({ next }: { next: number }) {
  const { view, names } = useBoard();
  const book = useWords();
  const label = view.players
    .map((p) => book.say("ui-on-level", { player: names[p.seat] ?? "", n: p.level }))
    .join(", ");
  return (
    <svg className="cathedral" viewBox={`0 0 ${WIDTH} 210`} role="img" aria-label={label}>
      {LEVELS.map((level, i) => {
        const x = LEFT[i]!;
        const width = WIDTH - 2 * x;
        const top = i === LEVELS.length - 1;
        const y = BASE - HEIGHT * (i + 1) + (top ? 6 : 0);
        const middle = y + (top ? 13.5 : 16.5);
        const there = view.players.filter((p) => p.level === i + 1);
        return (
          <g
            key={i}
            {...named(book.say("ui-level", { n: i + 1 }), {
              about: book.say("good-vp.count", { n: level.vp }),
              clause: "A14.1",
            })}
          >
            <rect
              x={x}
              y={y}
              width={width}
              height={top ? HEIGHT - 6 : HEIGHT}
              className={i + 1 === next ? "level next" : "level"}
            />
            {top && (
              <>
                <path className="spire" d={`M${x + 6} ${y}L${MIDDLE} ${y - 28}L${x + width - 6} ${y}z`} />
                <path className="cross" d={`M${MIDDLE} ${y - 38}v12m-4.500-8h9`} />
              </>
            )}
            <text x={x + 8} y={middle + 5} className="number">
              {i + 1}
            </text>
            {Array.from({ length: level.spaces }, (_, k) => {
              const at = MIDDLE + (k - (level.spaces - 1) / 2) * NICHE;
              const p = there[k];
              return (
                <g key={k}>
                  <path className="niche" d={`M${at - 8} ${y + HEIGHT - (top ? 10 : 4)}v-13a8 8 0 0 1 16 0v13z`} />
                  {p && (
                    <svg
                      x={at - 6}
                      y={y + HEIGHT - (top ? 28 : 22)}
                      width="12"
                      height="16"
                      viewBox="0 0 20 26"
                      className={`pawn-in colour-${colourOf(p.seat)}`}
                      data-piece={`cathedral-${p.seat}`}
                    >
                      <PawnBody seat={p.seat} />
                    </svg>
                  )}
                </g>
              );
            })}
            <text x={x + width - 8} y={middle + 6} className="points">
              {level.vp}
            </text>
          </g>
        );
      })}
      <path d={`M2 ${BASE}h256`} className="base" />
    </svg>
  );
}
