import { count, Rich, useWords, WorkerGroup } from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "../board-context";
import { Get, Head, Region, useBrings, Workers } from "../Region";
import { PLACES } from "../view";

const SHOWN = 3;
const WORTH_SHOWING = 2;

/** A8. The largest groups of others are listed: that is what the silver is for. */
export const Town = memo(function Town() {
  const { view, seat, names } = useBoard();
  const book = useWords();
  const brings = useBrings("town");
  const largest = view.at
    .flatMap((row, i) => row.map((n, owner) => ({ at: PLACES[i]!, owner, n })))
    .filter((x) => x.n >= WORTH_SHOWING && x.owner !== seat && seat >= 0)
    .sort((a, b) => b.n - a.n)
    .slice(0, SHOWN);
  return (
    <Region id="town">
      <Head id="town" words="ui-town" />
      <div className="facts rates">
        <p className="prose">
          <Rich message={["ui-capture", { price: { msg: count("silver", 1) } }]} size={15} />
        </p>
        {brings && <p className="mine">{book.say("ui-you", { what: { msg: brings } })}</p>}
        {largest.map(({ at, owner, n }) => (
          <p key={`${at}${owner}`} className="targets">
            <small>{book.say(`place-${at}`)}</small>
            <WorkerGroup seat={owner} n={n} size={10} most={4} />
            <span className="sr">{book.say("cell-group", { player: names[owner] ?? "", n })}</span>
          </p>
        ))}
      </div>
      <Get id="town" />
      <footer>
        <Workers at="town" />
      </footer>
    </Region>
  );
});
