// A building with boxes that its people open.

import { Slot, useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { useBoard } from "../board-context";
import type { Family } from "../content";
import { areaName } from "../names";
import { next } from "../sheets";
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
  level,
  written,
  open,
  children,
}: {
  id: string;
  name: string;
  at: number;
  level: number;
  written?: number;
  /** Its building stands. */
  open: boolean;
  children?: ReactNode;
}) {
  const state = written ? "written" : open && at <= level ? "free" : "locked";
  return (
    <Slot id={id} name={name} className={`slot ${state}`}>
      {written ? (
        <b>{written}</b>
      ) : (
        <>
          <span>{at}+</span>
          {children}
        </>
      )}
    </Slot>
  );
}
