// What is asked about on the table: a thing that is drawn, or a clause. A card beside it answers while
// one points at it; who wants more gets a dialog. It listens by itself: nothing else is drawn anew.

import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { GameUI } from "../game-ui";
import type { Position } from "../generated/frames";
import { ClausePeek } from "../rules/ClausePeek";
import { useWords } from "../words/context";
import { optionAt, placeElement } from "./focus";
import { longPress } from "./long-press";
import { CardBeside, CardDialog } from "./NameCardView";
import { cardOf, cardOfPlace, elementUnder, type NameCard, type Naming, placeOver } from "./name-card";
import type { Index } from "./options";
import { byFinger } from "./pointer";
import { usePointedAt } from "./usePointedAt";

export interface NameCardsHandle {
  /** Tells of the thing an element belongs to, else of the question. */
  tellOf(element: Element | null): void;
  /** Tells of what is selected, else of the question. */
  tellOfSelected(): void;
}

export function NameCards(props: {
  ref?: Ref<NameCardsHandle>;
  /** The element around everything that can be asked about. */
  root: RefObject<HTMLElement | null>;
  game: string;
  ui: GameUI<unknown>;
  position: Position;
  index: Index;
}): ReactNode {
  const book = useWords();
  const { ref, root, game, ui, position, index } = props;
  const [clause, setClause] = useState("");
  const [asked, setAsked] = useState<NameCard | null>(null);
  const pointed = usePointedAt(root);
  const naming: Naming = { book, ui, view: position.state, seat: position.seat, index };
  const tell = (element: Element | null): boolean => {
    const card = element && cardOf(element, naming);
    if (card) setAsked(card);
    return card !== null;
  };
  const tellOfSelected = (): boolean => {
    for (const id of index.selected === null ? [] : index.placesOf(index.selected)) {
      const over = placeOver(placeElement(id), naming)?.[0];
      const card = [id, over, ui.within?.(id)].map((x) => x && cardOfPlace(x, naming)).find(Boolean);
      if (card) setAsked(card);
      if (card) return true;
    }
    return false;
  };
  const tellOfQuestion = () => position.ask && setClause(position.ask.clause);
  useImperativeHandle(ref, () => ({
    tellOf: (element) => {
      if (!tell(pointed?.element ?? element)) tellOfQuestion();
    },
    tellOfSelected: () => {
      if (!tellOfSelected()) tellOfQuestion();
    },
  }));
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    const page = root.current;
    if (!page) return undefined;
    const under = (target: Element, x: number, y: number) => latest.current(elementUnder(x, y, target));
    const press = longPress(page, under);
    /** A clause opens above the table instead of leading away from it. */
    const follow = (e: MouseEvent) => {
      if (press.over()) {
        e.preventDefault();
        e.stopPropagation();
        return;
      }
      const link = (e.target as Element).closest("a");
      const hash = link?.getAttribute("href") ?? "";
      if (link?.hasAttribute("data-leave") || !hash.startsWith("#/rules/") || e.ctrlKey || e.metaKey) return;
      e.preventDefault();
      setAsked(null);
      setClause(decodeURIComponent(hash.split("/")[3] ?? ""));
    };
    /** A finger has no other way to ask about a thing that is no option. */
    const tap = (e: MouseEvent) => {
      const target = e.target as Element;
      if (byFinger() && !optionAt(target) && !target.closest("a, button:not(.hit), dialog"))
        under(target, e.clientX, e.clientY);
    };
    const menu = (e: MouseEvent) => {
      const target = e.target as Element;
      if (e.defaultPrevented || target.closest("input, textarea, a, dialog")) return;
      if (under(target, e.clientX, e.clientY)) e.preventDefault();
    };
    page.addEventListener("click", follow, true);
    page.addEventListener("click", tap);
    page.addEventListener("contextmenu", menu);
    return () => {
      press.stop();
      page.removeEventListener("click", follow, true);
      page.removeEventListener("click", tap);
      page.removeEventListener("contextmenu", menu);
    };
  }, [root]);
  const beside = pointed && !asked && !clause ? cardOf(pointed.element, naming) : null;
  return (
    <>
      {beside && pointed && <CardBeside card={beside} box={pointed.box} game={game} />}
      {asked && <CardDialog card={asked} game={game} close={() => setAsked(null)} />}
      {clause && <ClausePeek game={game} clause={clause} close={() => setClause("")} />}
    </>
  );
}
