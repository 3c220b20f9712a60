import { Chip, Rich, useOptions, type Yield, YieldScale } from "@ludorum/board";
import { memo } from "react";
import { useBoard, workersAt } from "../board-context";
import { APPRENTICES } from "../content";
import { labelOf } from "../outcome";
import { Get, Head, Region, useBrings, Workers } from "../Region";

/** A5.1-A5.3: what the n-th own worker brings, as printed. */
const YIELDS = {
  quarry: [{ good: "stone", at: (n) => n }],
  forest: [{ good: "wood", at: (n) => n }],
  mines: [
    { good: "clay", at: (n) => n + 1, place: "mines-clay" },
    { good: "gold", at: (n) => Math.floor(n / 2), place: "mines-gold" },
  ],
  silversmith: [{ good: "silver", at: (n) => n + 1 }],
} satisfies Record<string, Yield[]>;

export const RESOURCE_PLACES = Object.keys(YIELDS) as (keyof typeof YIELDS)[];

export const ResourcePlace = memo(function ResourcePlace({ at }: { at: keyof typeof YIELDS }) {
  const { view, seat, me } = useBoard();
  const options = useOptions();
  const brings = useBrings(at);
  const digging = options.ask?.kind === at;
  const digs = digging ? YIELDS[at].flatMap((x: Yield) => options.at(x.place ?? "")) : [];
  const here = workersAt(view, at)[seat] ?? 0;
  const next = digging ? here : here + 1;
  const helped = me?.crew.some((card) => APPRENTICES[card]!.when === at);
  return (
    <Region id={at} className="resource">
      <Head id={at} />
      <YieldScale yields={YIELDS[at]} next={next} filled={brings !== null || digging} />
      <Get id={at} n={next} />
      {digging && (
        <p className="picks">
          {digs.map((mark) => (
            <Chip key={mark.key} mark={mark}>
              <Rich message={labelOf(options, mark)!} size={16} />
            </Chip>
          ))}
        </p>
      )}
      <footer>
        <Workers at={at} />
        {brings && helped && (
          <b className="sum">
            <Rich message={brings} size={16} />
          </b>
        )}
      </footer>
    </Region>
  );
});
