// A name card: beside the thing one points at, or as a dialog with the whole rule.

import { type ReactNode, useLayoutEffect, useRef } from "react";
import { Clause } from "../kit/Clause";
import { HouseMark } from "../kit/HouseMark";
import { LockLine } from "../kit/Place";
import { usePrefs } from "../prefs/prefs";
import { ClauseRows } from "../rules/ClausePeek";
import { BoxOffer } from "../ui/BoxOffer";
import { Overlay } from "../ui/Overlay";
import { useWords } from "../words/context";
import type { NameCard } from "./name-card";

/** What a card says, without its heading and its rule. */
function CardBody({ card, children }: { card: NameCard; children?: ReactNode }): ReactNode {
  const book = useWords();
  return (
    <>
      {card.house && (
        <p className="house-note">
          {book.say("web-house-data")} {children}
        </p>
      )}
      {card.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {card.closed && <LockLine {...card.closed} />}
      <dl>
        <Row head="web-card-now" lines={card.contents} />
        <Row head="web-card-can" lines={card.options} />
        <Row head="web-card-inside" lines={card.inside.length ? [card.inside.join(", ")] : []} />
      </dl>
    </>
  );
}

function Row({ head, lines }: { head: string; lines: readonly string[] }): ReactNode {
  const book = useWords();
  if (!lines.length) return null;
  return (
    <div>
      <dt>{book.say(head)}</dt>
      <dd>
        {[...new Set(lines)].map((line) => (
          <p key={line}>{line}</p>
        ))}
      </dd>
    </div>
  );
}

const GAP = 10;
const INSIDE = 16; // names a card beside the pointer lists; a dialog has all of them

/** Beside its thing, inside the window; it never takes a press. */
function lay(card: HTMLElement, box: DOMRect): void {
  const { width, height } = card.getBoundingClientRect();
  const right = box.right + GAP + width < innerWidth;
  const left = box.left - GAP - width > 0;
  const below = box.bottom + GAP + height < innerHeight;
  const beside = right || left;
  const x = right ? box.right + GAP : left ? box.left - GAP - width : box.left + box.width / 2 - width / 2;
  const y = beside ? box.top + box.height / 2 - height / 2 : below ? box.bottom + GAP : box.top - GAP - height;
  card.style.left = `${Math.max(4, Math.min(x, innerWidth - width - 4))}px`;
  card.style.top = `${Math.max(4, Math.min(y, innerHeight - height - 4))}px`;
}

/** While one points at something. */
export function CardBeside({ card, box, game }: { card: NameCard; box: DOMRect; game: string }): ReactNode {
  const book = useWords();
  const { keys } = usePrefs();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) lay(element.current, box);
  });
  return (
    <div ref={element} className="name-card" role="tooltip">
      <h3>
        {card.name}
        {card.house && <HouseMark />}
      </h3>
      {card.at && <p className="card-at">{card.at}</p>}
      {/* What could be done stands in the prompt while one points at it. */}
      <CardBody card={{ ...card, options: [], inside: card.inside.slice(0, INSIDE) }} />
      <footer>
        {card.clause && <Clause game={game} id={card.clause} />}
        {keys && (
          <span>
            <kbd className="key">R</kbd> {book.say("web-card-rule")} <kbd className="key">L</kbd>{" "}
            {book.say("web-legend")}
          </span>
        )}
      </footer>
    </div>
  );
}

/** Asked for: it stays, with the section of the rules. */
export function CardDialog({ card, game, close }: { card: NameCard; game: string; close(): void }): ReactNode {
  const book = useWords();
  return (
    <Overlay title={card.at ? book.say("web-card-at", { what: card.name, place: card.at }) : card.name} close={close}>
      <div className="card-told">
        <CardBody card={card}>
          <BoxOffer game={game} />
        </CardBody>
      </div>
      {card.clause && <ClauseRows game={game} clause={card.clause} />}
    </Overlay>
  );
}
