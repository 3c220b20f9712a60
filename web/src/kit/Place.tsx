// A place of a board: it shows by itself whether an option, or a reason why not, is marked on it.

import { createContext, useContext, type MouseEvent, type ReactNode } from "react";
import type { Closed, OptionIndex, OptionMark } from "../game-ui";
import { useWords } from "../words/context";
import { Icon } from "./Icon";

const NOTHING: OptionIndex = {
  ask: null,
  at: () => [],
  selected: null,
  select: () => undefined,
  commit: () => undefined,
  closed: () => null,
};

interface Marked {
  options: OptionIndex;
  lit: readonly string[];
}

const Marks = createContext<Marked>({ options: NOTHING, lit: [] });

/** Everything inside draws its options from here. */
export function Places({ options, lit, children }: Marked & { children: ReactNode }) {
  return <Marks.Provider value={{ options, lit }}>{children}</Marks.Provider>;
}

export function useOptions(): OptionIndex {
  return useContext(Marks).options;
}

/** The only option of a place, if there is exactly one. */
export function useMark(id: string): OptionMark | null {
  const marks = useOptions().at(id);
  return marks.length === 1 ? marks[0]! : null;
}

export function useClosed(id: string): Closed | null {
  const options = useOptions();
  return options.at(id).length ? null : options.closed(id);
}

interface PlaceProps {
  id: string;
  /** What a closed place is called for those who hear it. */
  name: string;
  /** Its options are drawn inside it, even if there is only one. */
  inside?: boolean;
  /** What an idle place has to say; it can then be focused like one with an option. */
  says?: string;
  className?: string;
  children?: ReactNode;
}

/**
 * One option makes the whole place a target; several are drawn inside it, as `Chips` or places of
 * their own. A closed place can be focused and says why.
 */
export function Place({ id, name, inside, says, className = "", children }: PlaceProps) {
  const { options, lit } = useContext(Marks);
  const book = useWords();
  const marks = options.at(id);
  const closed = marks.length ? null : options.closed(id);
  const only = marks.length === 1 && !inside ? marks[0]! : null;
  const selected = marks.some((mark) => mark.key === options.selected);
  const state = selected ? "legal sel" : marks.length ? "legal" : closed ? "closed" : "";
  return (
    <div
      className={`place ${state} ${lit.includes(id) ? "lit" : ""} ${className}`}
      data-place={id}
      {...(says && !marks.length && !closed ? { tabIndex: 0, role: "group", "aria-label": says } : {})}
      // Keys have the target; a pointer may also hit what lies above it.
      onClick={only ? (e) => clicked(e) && options.select(only.key) : undefined}
    >
      {children}
      {only && (
        <button
          type="button"
          className="hit"
          aria-label={only.label}
          aria-pressed={selected}
          onClick={(e) => {
            e.stopPropagation();
            options.select(only.key);
          }}
        />
      )}
      {closed && (
        <button
          type="button"
          className="hit"
          aria-disabled="true"
          aria-label={book.say("web-closed", { place: name, reason: closed.reason })}
        />
      )}
    </div>
  );
}

/** Was it the place itself, and nothing in it with a use of its own? */
function clicked(e: MouseEvent<HTMLElement>): boolean {
  const own = (e.target as Element).closest("button, a, .place");
  return own === null || own === e.currentTarget || own.matches(".place:not(.legal, .closed)");
}

/** Why a place is closed, in words; nothing if it is not. */
export function Lock({ id }: { id: string }) {
  const closed = useClosed(id);
  return closed && <LockLine reason={closed.reason} />;
}

export function LockLine({ reason }: { reason: ReactNode }) {
  return (
    <p className="lock">
      <Icon name="lock" />
      <span>{reason}</span>
    </p>
  );
}

/** An option drawn as a small button inside its place. */
export function Chip({ mark, children }: { mark: OptionMark; children: ReactNode }) {
  const options = useOptions();
  return (
    <button
      type="button"
      className="chip above"
      aria-label={mark.label}
      aria-pressed={mark.key === options.selected}
      onClick={() => options.select(mark.key)}
    >
      {children}
    </button>
  );
}
