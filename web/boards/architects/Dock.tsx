import {
  type BoardProps,
  Change,
  Chip,
  Icon,
  named,
  Pawn,
  Places,
  ResourceCount,
  sum,
  useLitEffect,
  useMark,
  useOptions,
  useWords,
  WorkerGroup,
} from "@ludorum/board";
import { type ReactNode, useState } from "react";
import { GOODS, HAND_LIMIT, type Player, type View } from "./view";
import "./architects.css";
import { BoardContext, useBoard } from "./board-context";
import { ApprenticeCard, BuildingCard } from "./cards";
import { BUILDINGS, type Good } from "./content";
import { Groups } from "./Region";
import { cardsOf, has, lacking, ready } from "./works";

/** Silver first: it is what one asks for most. */
const ORDER: Good[] = ["silver", ...GOODS.filter((good) => good !== "silver")];

/** Own workers one by one, as many as a line holds. */
const DRAWN = 10;

/** Asks about cards of the own area open the part they are about. */
const ABOUT: Record<string, Part> = {
  guildhall: "hand",
  discard: "hand",
  "hand-limit": "hand",
  dismiss: "crew",
  reset: "crew",
};

const PARTS = ["crew", "hand", "built"] as const;
type Part = (typeof PARTS)[number];

export function Dock({ view, seat, names, options, lit }: BoardProps<View>) {
  const me = view.players[seat];
  if (!me) return null;
  return (
    <Places game="architects" options={options} lit={lit}>
      <BoardContext view={view} seat={seat} names={names} me={me}>
        <Own lit={lit} />
      </BoardContext>
    </Places>
  );
}

/** Which part a card of the own area lies in. */
const partOf = (place: string): Part[] => PARTS.filter((x) => place === x || place.startsWith(`${x}-`));

function Own({ lit }: { lit: readonly string[] }) {
  const book = useWords();
  const { me } = useBoard();
  const ask = useOptions().ask;
  const wanted = ABOUT[ask?.kind ?? ""] ?? null;
  const [chosen, setChosen] = useState<Part | null>(null);
  useLitEffect(lit, (places) => {
    const there = places.flatMap(partOf);
    if (there[0]) setChosen(there[0]);
  });
  const open = wanted ?? chosen;
  const hand = cardsOf(me!.hand);
  const buildable = hand.filter((card) => ready(lacking(me!, card))).length;
  const points = sum(me!.built.map((card) => BUILDINGS[card]!.vp));
  return (
    <section className="architects-dock" aria-label={book.say("place-board")}>
      <div className={`dock shows-${open ?? "goods"}`}>
        <Goods p={me!} />
        <Part
          part="crew"
          title={book.say("head-crew")}
          note={book.say("cell-of", { n: me!.crew.length, of: me!.board === "rudolf" ? 6 : 5 })}
          cards={me!.crew.length}
          open={open}
          choose={setChosen}
          extra={<Dismiss />}
        >
          {me!.crew.map((card) => (
            <ApprenticeCard key={card} card={card} place={`crew-${card}`} />
          ))}
        </Part>
        <Part
          part="hand"
          title={book.say("pic-hand")}
          note={book.say("ui-hand", { n: hand.length, of: HAND_LIMIT, ready: buildable })}
          cards={hand.length}
          open={open}
          choose={setChosen}
        >
          {hand.map((card) => (
            <BuildingCard
              key={card}
              card={card}
              place={`hand-${card}`}
              of={ready(lacking(me!, card)) ? "guildhall" : undefined}
              lacks={lacking(me!, card)}
            />
          ))}
        </Part>
        <Part
          part="built"
          title={book.say("pic-built")}
          note={book.say("good-vp.count", { n: points })}
          cards={me!.built.length}
          open={open}
          choose={setChosen}
        >
          {me!.built.map((card) => (
            <BuildingCard key={card} card={card} place={`built-${card}`} />
          ))}
        </Part>
      </div>
    </section>
  );
}

/** A heading with its cards; where there is no room, a button that opens them. */
function Part({
  part,
  title,
  note,
  cards,
  open,
  choose,
  extra,
  children,
}: {
  part: Part;
  title: string;
  note: string;
  cards: number;
  open: Part | null;
  choose(part: Part | null): void;
  extra?: ReactNode;
  children: ReactNode;
}) {
  const size = cards > 6 ? "over" : cards > 4 ? "many" : cards > 2 ? "some" : `few n-${cards}`;
  return (
    <div
      className={`part part-${part} ${size} ${open === part ? "open" : ""}`}
      data-place={part}
      {...named(title, { about: note })}
    >
      <h3>
        {title} <small>{note}</small>
        {extra}
      </h3>
      <button
        type="button"
        className="toggle"
        aria-expanded={open === part}
        disabled={!cards}
        onClick={() => choose(open === part ? null : part)}
      >
        {title} <b>{cards}</b>
        <Icon name="chevron-down" />
      </button>
      <div className="held">{children}</div>
    </div>
  );
}

/** A7.6: before the worker is placed, apprentices may go. */
function Dismiss() {
  const mark = useMark("crew");
  const book = useWords();
  return mark && <Chip mark={mark}>{book.say("ui-dismiss")}</Chip>;
}

function Goods({ p }: { p: Player }) {
  const book = useWords();
  return (
    <div className="own">
      <div className="goods">
        {ORDER.map((good) => (
          <ResourceCount key={good} good={good} n={has(p, good)} size={24} />
        ))}
      </div>
      <p className="people">
        <span className="count" {...named(book.say("head-workers"))}>
          {p.workers > 0 ? <WorkerGroup seat={p.seat} n={p.workers} most={DRAWN} /> : <Pawn seat={p.seat} />}
          {p.workers <= DRAWN && <b>{p.workers}</b>}
          <Change n={p.workers} />
          <span className="sr">{book.say("head-workers")}</span>
        </span>
        {p.debts > 0 && <ResourceCount good="debt" n={p.debts} size={16} />}
        {p.paid > 0 && <ResourceCount good="paid-debt" n={p.paid} size={16} />}
        {sum(p.captives) > 0 && (
          <span className="captives" {...named(book.say("head-captives"))}>
            <small>{book.say("head-captives")}</small>
            <Groups numbers={p.captives} size={12} most={4} />
          </span>
        )}
      </p>
      {p.board && (
        <p className="ability">
          <b>{book.say(`board-${p.board}`)}</b> {book.say(`ability-${p.board}`)}
        </p>
      )}
    </div>
  );
}
