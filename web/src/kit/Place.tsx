// A place of a board: it shows by itself whether an option, or a reason why not, is marked on it.

import { createContext, memo, type ReactNode, type SyntheticEvent, useContext, useMemo } from "react";
import type { Closed, OptionIndex, OptionMark } from "../game-ui";
import { useWords } from "../words/context";
import { Clause } from "./Clause";
import { Icon } from "./Icon";
import { NewsMarks } from "./NewsMarks";
import { named } from "./named";

const NOTHING: OptionIndex = {
  ask: null,
  at: () => [],
  selected: null,
  select: () => undefined,
  commit: () => undefined,
  closed: () => null,
};

/** Whose rules a clause belongs to; without it clauses are not shown. */
const Game = createContext("");
const Options = createContext<OptionIndex>(NOTHING);
const Lit = createContext<ReadonlySet<string>>(new Set());

/** Everything inside draws its options from here. */
export function Places(props: { game?: string; options: OptionIndex; lit: readonly string[]; children: ReactNode }) {
  // What is lit changes while nothing else does, and may be given as another list of the same.
  const key = props.lit.join("\n");
  const lit = useMemo(() => new Set(key.split("\n")), [key]);
  return (
    <Game value={props.game ?? ""}>
      <Options value={props.options}>
        <Lit value={lit}>{props.children}</Lit>
      </Options>
    </Game>
  );
}

export function useOptions(): OptionIndex {
  return useContext(Options);
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
  /** A place elsewhere that is meant by it, as long as there is nothing to choose here. */
  of?: string;
  className?: string;
  children?: ReactNode;
}

/**
 * One option makes the whole place a target; several are drawn inside it, as `Chips` or places of
 * their own. A closed place can be focused and says why.
 */
export function Place({ inside, of, ...props }: PlaceProps) {
  const options = useOptions();
  const marks = options.at(props.id);
  const closed = marks.length ? null : options.closed(props.id);
  const only = marks.length === 1 && !inside ? marks[0]! : null;
  const meant = useMark(of ?? "");
  const chosen = only ?? (marks.length || closed ? null : meant);
  const selected = marks.some((mark) => mark.key === options.selected);
  const deep = marks.some((mark) => mark.deep) ? " deep" : "";
  const state = selected ? "legal sel" : marks.length ? `legal${deep}` : closed ? "closed" : "";
  const lit = useContext(Lit).has(props.id);
  // An index that marks nothing here is no reason to draw the place anew.
  return (
    <DrawnPlace {...props} {...{ state, lit, only, chosen, selected, closed }} select={chosen && options.select} />
  );
}

interface DrawnProps extends Omit<PlaceProps, "inside" | "of"> {
  state: string;
  lit: boolean;
  only: OptionMark | null;
  /** What a press anywhere on it means. */
  chosen: OptionMark | null;
  selected: boolean;
  closed: Closed | null;
  select: OptionIndex["select"] | null;
}

const DrawnPlace = memo(function DrawnPlace(props: DrawnProps) {
  const { id, name, says, className = "", children, only, chosen, selected, closed, select } = props;
  const book = useWords();
  const idle = !props.state;
  const press = (mark: OptionMark) => select?.(mark.key);
  return (
    <div
      className={`place ${props.state} ${props.lit ? "lit" : ""} ${className}`}
      data-place={id}
      {...named(name, { about: says === name ? undefined : says })}
      data-option={chosen?.key}
      {...(says && idle ? { tabIndex: 0, role: "group", "aria-label": says } : {})}
      // Not only the target itself: also what lies in it, and has no use of its own.
      onClick={chosen ? (e) => meansPlace(e) && press(chosen) : undefined}
      onKeyDown={chosen ? (e) => e.key === "Enter" && meansPlace(e) && press(chosen) : undefined}
    >
      {children}
      <NewsMarks id={id} />
      {only && (
        <button
          type="button"
          className="hit"
          aria-label={only.label}
          aria-pressed={selected}
          onClick={(e) => {
            e.stopPropagation();
            press(only);
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
});

/** Was it the place itself, and nothing in it with a use of its own? */
function meansPlace(e: SyntheticEvent<HTMLElement>): boolean {
  const own = (e.target as Element).closest("button, a, .place");
  return own === null || own === e.currentTarget || own.matches(".place:not(.legal, .closed)");
}

/** Why a place is closed, in words and by its clause; nothing if it is not. */
export function Lock({ id }: { id: string }) {
  const closed = useClosed(id);
  return closed && <LockLine {...closed} />;
}

export function LockLine({ reason, clause }: { reason: string; clause?: string }) {
  const game = useContext(Game);
  return (
    <p className="lock">
      <Icon name="lock" />
      <span>
        {reason} {game && clause && <Clause game={game} id={clause} />}
      </span>
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
      data-option={mark.key}
      aria-pressed={mark.key === options.selected}
      onClick={() => options.select(mark.key)}
    >
      {/* The name says it in full; what is drawn is short. */}
      <span aria-hidden="true">{children}</span>
      <span className="sr">{mark.label}</span>
    </button>
  );
}
