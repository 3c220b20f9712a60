// A building or an area of the sheets: its name, what it costs and brings, and why it is closed.

import { Icon, type Message, named, Place, type SlotProps, soft, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { levelSaid } from "./about";
import { useBoard } from "./board-context";
import { BUILDINGS, type Building, type Family, type Icons, iconsOf, isChoice } from "./content";
import { level, next } from "./sheets";
import { Tokens } from "./Token";

interface Props extends SlotProps {
  /** Beside the name. */
  note?: ReactNode;
}

export function Tile({ id, name, note, className = "", inside, children }: Props) {
  return (
    <Place id={id} name={name} className={`tile ${className}`} inside={inside}>
      <h3>
        <span className="name">{soft(name)}</span>
        {note}
      </h3>
      {children}
    </Place>
  );
}

/** A level that is not reached yet. */
export const Needs = memo(function Needs({ n, level }: { n: number; level: Message }) {
  const book = useWords();
  return (
    <span className="needs" {...named(book.tell(["ui-needs", { level: { msg: level } }]), { clause: "H4.7" })}>
      <Icon name="lock" />
      <span aria-hidden="true">{n}</span>
      <span className="sr">{book.say("ui-locked", { at: n })}</span>
    </span>
  );
});

export const Cost = memo(function Cost({ cost, gain, choice }: { cost: Icons; gain?: Icons; choice?: boolean }) {
  return (
    <>
      <span className="cost">
        <Tokens icons={cost} />
      </span>
      {gain && Object.keys(gain).length > 0 && (
        <>
          <span className="to">→</span>
          <Tokens icons={gain} between={choice ? "/" : undefined} />
        </>
      )}
    </>
  );
});

/** A building by its next size: what it needs, costs and brings. */
export const BuildingTile = memo(function BuildingTile({
  family,
  className = "",
}: {
  family: Family;
  className?: string;
}) {
  const { p } = useBoard();
  const book = useWords();
  const building = next(p, family);
  const shown = building ?? BUILDINGS[family].at(-1)!;
  const name = book.say(`building-${shown.id}`);
  return (
    <Tile id={family} name={name} className={`${className} ${building ? standing(p, building) : "done"}`}>
      <p className="deal">{building ? <Deal building={building} /> : <Done />}</p>
    </Tile>
  );
});

/** Locked as long as its level is not reached. */
export function standing(p: Parameters<typeof level>[0], building: Building): string {
  return level(p, building.level) < building.at ? "locked" : "";
}

export const Deal = memo(function Deal({ building }: { building: Building }) {
  const { p } = useBoard();
  return (
    <>
      {level(p, building.level) < building.at && (
        <Needs n={building.at} level={levelSaid(building.level, building.at)} />
      )}
      <Cost cost={building.cost} gain={iconsOf(building.gain)} choice={isChoice(building.gain)} />
    </>
  );
});

export const Done = memo(function Done() {
  const book = useWords();
  return (
    <span className="stands">
      <Icon name="check" /> {book.say("ui-built")}
    </span>
  );
});
