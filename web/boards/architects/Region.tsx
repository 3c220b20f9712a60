// The parts every place of the board is made of: heading, workers, what it brings the reader.

import {
  Deltas,
  Key,
  type Message,
  Place,
  Rich,
  soft,
  sum,
  useMark,
  useOptions,
  useWords,
  WorkerGroup,
} from "@ludorum/board";
import type { ReactNode } from "react";
import { useBoard, workersAt } from "./board-context";
import type { Location } from "./content";
import { Glyph, PLACE_GLYPH } from "./Glyph";
import { goodsIn, labelOf, part } from "./outcome";
import { places } from "./places";

export function Head({ id, words = `place-${id}`, children }: { id: string; words?: string; children?: ReactNode }) {
  const book = useWords();
  return (
    <header>
      <Glyph name={PLACE_GLYPH[id]!} />
      <h3>{soft(book.say(words))}</h3>
      {children}
      <Key places={places} id={id} />
    </header>
  );
}

export function Region({
  id,
  words = `place-${id}`,
  inside,
  className = "",
  children,
}: {
  id: string;
  /** Its name, if that is not the name of a place. */
  words?: string;
  inside?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const name = useWords().say(words);
  return (
    <Place id={id} name={name} inside={inside} className={`loc at-${id} ${className}`}>
      {children}
    </Place>
  );
}

/** What the reader's next worker brings at a place, in the words of the rules; null if none goes. */
export function useBrings(id: string): Message | null {
  const options = useOptions();
  const mark = useMark(id);
  return options.ask?.kind === "place" ? part(labelOf(options, mark), "brings") : null;
}

/** The reader's outcome, for widths where a place has no room for more. */
export function Get({ id, n }: { id: string; n?: number }) {
  const brings = useBrings(id);
  const book = useWords();
  if (!brings) return null;
  return (
    <p className="get">
      <b>
        {brings[0] === "effect-gain" ? (
          <Deltas goods={goodsIn(brings)} size={20} />
        ) : (
          <Rich message={brings} size={20} />
        )}
      </b>
      {n && <small>{book.say("ui-nth", { n })}</small>}
    </p>
  );
}

/** Workers are drawn one by one; where many stand, large groups are a number. */
const MOST = 6;
const CROWD = 9;
const MOST_IN_CROWD = 2;

/** Workers by owner, the reader's last: one more of them moves nobody. During captures every group that
 * can be taken is a target by itself. */
export function Workers({ at }: { at: Location }) {
  const { view, names, seat: own } = useBoard();
  const row = workersAt(view, at);
  const most = sum(row) > CROWD ? MOST_IN_CROWD : MOST;
  const seats = row.map((_, seat) => seat).sort((a, b) => Number(a === own) - Number(b === own));
  return (
    <div className="workers">
      {seats.map((seat) => row[seat]! > 0 && <Group key={seat} at={at} seat={seat} n={row[seat]!} most={most} />)}
      <Spoken numbers={row} names={names} />
    </div>
  );
}

function Group({ at, seat, n, most }: { at: Location; seat: number; n: number; most: number }) {
  const options = useOptions();
  const { names } = useBoard();
  const id = `group-${at}-${seat}`;
  const drawn = <WorkerGroup seat={seat} n={n} most={most} />;
  if (!options.at(id).length && !options.closed(id)) return drawn;
  return (
    <Place id={id} name={names[seat] ?? ""} className="target">
      {drawn}
    </Place>
  );
}

/** Numbers of workers by player, for those who hear them. */
export function Spoken({ numbers, names }: { numbers: number[]; names: string[] }) {
  const book = useWords();
  const list = numbers.flatMap((n, seat) => (n ? [book.say("cell-group", { player: names[seat] ?? "", n })] : []));
  return <span className="sr">{list.join(", ")}</span>;
}

/** Groups of several owners without being targets: captives, prisoners. Many owners: numbers. */
export function Groups({ numbers, size, most }: { numbers: number[]; size?: number; most: number }) {
  const { names } = useBoard();
  const owners = numbers.filter((n) => n > 0).length;
  const drawn = owners > 2 ? 1 : most;
  return (
    <span className="workers">
      {numbers.map((n, seat) => n > 0 && <WorkerGroup key={seat} seat={seat} n={n} size={size} most={drawn} />)}
      <Spoken numbers={numbers} names={names} />
    </span>
  );
}
