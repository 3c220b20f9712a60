// What is asked about on the table: a thing that is drawn, or a clause. The answer opens above it.

import { type HTMLAttributes, type MouseEvent, type ReactNode, useState } from "react";
import type { GameUI } from "../game-ui";
import type { Position } from "../generated/frames";
import { ClausePeek } from "../rules/ClausePeek";
import { AboutPeek } from "./AboutPeek";
import { optionAt, placeElement } from "./focus";
import type { Index } from "./options";
import { byFinger } from "./pointer";
import { useLongPress } from "./useLongPress";

interface Peeks {
  /** For the element around everything that can be asked about. */
  handlers: HTMLAttributes<HTMLElement>;
  /** Tells of the thing an element belongs to, else of the question. */
  tellOf(element: Element | null): void;
  /** Tells of what is selected, else of the question. */
  tellOfSelected(): void;
  shown: ReactNode;
}

export function usePeeks(game: string, ui: GameUI<unknown>, position: Position, index: Index): Peeks {
  const [clause, setClause] = useState("");
  const [place, setPlace] = useState("");
  const { state, seat } = position;
  const about = (id: string) => ui.about?.(id, state, seat) ?? null;
  /** The place an element belongs to, or the one around it, of which something is known. */
  const placeOver = (element: Element | null): string => {
    const found = element?.closest<HTMLElement>("[data-place]");
    if (!found) return "";
    const id = found.dataset.place ?? "";
    return about(id) ? id : placeOver(found.parentElement);
  };
  const tell = (id: string): boolean => {
    if (id) setPlace(id);
    return id !== "";
  };
  const tellOfQuestion = () => position.ask && setClause(position.ask.clause);
  const selectedPlace = (): string => {
    for (const id of index.selected === null ? [] : index.placesOf(index.selected)) {
      const found = [id, placeOver(placeElement(id)), ui.within?.(id) ?? ""].find((x) => x && about(x));
      if (found) return found;
    }
    return "";
  };
  const press = useLongPress((target) => tell(placeOver(target)));
  /** A clause opens above the table instead of leading away from it. */
  const follow = (e: MouseEvent) => {
    if (press.over()) {
      e.preventDefault();
      e.stopPropagation();
      return;
    }
    const link = (e.target as HTMLElement).closest?.("a");
    const hash = link?.getAttribute("href") ?? "";
    if (link?.hasAttribute("data-leave") || !hash.startsWith("#/rules/") || e.ctrlKey || e.metaKey) return;
    e.preventDefault();
    setPlace("");
    setClause(decodeURIComponent(hash.split("/")[3] ?? ""));
  };
  /** A finger has no other way to ask about a thing that is no option. */
  const tap = (e: MouseEvent) => {
    const target = e.target as Element;
    if (byFinger() && !optionAt(target) && !target.closest("a, button:not(.hit)")) tell(placeOver(target));
  };
  const { over: _, ...pressed } = press;
  const shownAbout = place ? about(place) : null;
  return {
    handlers: { ...pressed, onClickCapture: follow, onClick: tap },
    tellOf: (element) => {
      if (!tell(placeOver(element))) tellOfQuestion();
    },
    tellOfSelected: () => {
      if (!tell(selectedPlace())) tellOfQuestion();
    },
    shown: (
      <>
        {shownAbout && (
          <AboutPeek game={game} about={shownAbout} closed={index.closed(place)} close={() => setPlace("")} />
        )}
        {clause && <ClausePeek game={game} clause={clause} close={() => setClause("")} />}
      </>
    ),
  };
}
