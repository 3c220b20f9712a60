// A building with boxes that its people open.

import { named, Slot, useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { levelSaid } from "../about";
import { useBoard } from "../board-context";
import type { Citizen, Family } from "../content";
import { areaName } from "../names";
import { citizens, next } from "../sheets";
import { Deal, standing, Tile } from "../Tile";

/** A building to be built, and once it stands its use. */
export function Panel({
  family,
  use,
  inside,
  note,
  className = "",
  children,
}: {
  family: Family;
  use: string;
  inside?: boolean;
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const { p } = useBoard();
  const book = useWords();
  const building = next(p, family);
  const name = book.say(areaName(family));
  if (building)
    return (
      <Tile
        id={family}
        name={name}
        className={`${className} unbuilt ${standing(p, building)}`}
        note={
          <span className="deal">
            <Deal building={building} />
          </span>
        }
      >
        {children}
      </Tile>
    );
  return (
    <Tile id={use} name={name} className={className} inside={inside} note={note}>
      {children}
    </Tile>
  );
}

/** A box with a threshold: what is written in it, or what it asks for and brings. */
export function Threshold({
  id,
  name,
  at,
  people,
  written,
  stamp = "ui-used-in",
  open,
  children,
}: {
  id: string;
  name: string;
  at: number;
  /** Whose number opens it. */
  people: Citizen;
  written?: number;
  /** What the number written in it is: the message that says it. */
  stamp?: string;
  /** Its building stands. */
  open: boolean;
  children?: ReactNode;
}) {
  const { p } = useBoard();
  const book = useWords();
  const state = written ? "written" : open && at <= citizens(p, people) ? "free" : "locked";
  return (
    <Slot id={id} name={name} className={`slot ${state}`}>
      {written ? (
        <>
          {/* It stays as wide as it was. */}
          <span className="was" aria-hidden="true">
            {at}+{children}
          </span>
          <b {...named(book.say(stamp, { n: written }))}>{written}</b>
        </>
      ) : (
        <>
          <span {...named(book.tell(["ui-needs", { level: { msg: levelSaid(people, at) } }]))}>{at}+</span>
          {children}
        </>
      )}
    </Slot>
  );
}
