// The generals' cards: prospects with their goods and patterns, paths, and the two of the year.

import { colourOf, named, Place, PlayerShape, signed, sum, useOptions, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { pathSaid } from "./about";
import { useBoard } from "./board-context";
import { PATHS, PROSPECTS, SHAPES } from "./content";
import { Squares } from "./ScoutMap";
import { neighbours, progress } from "./sheets";
import { Sign, Tokens } from "./Token";

/** Cards that show a good and a pattern this year; with `deck` the fate deck among them. */
export const Prospects = memo(function Prospects({ deck }: { deck?: boolean }) {
  const { view, seat, p } = useBoard();
  const options = useOptions();
  const book = useWords();
  const near = neighbours(p.seat, view.players.length);
  const sides = near.length > 1 ? ["ui-on-left", "ui-on-right"] : ["ui-neighbour"];
  const own = p.seat === seat ? "source-own" : `source-player-${p.seat}`;
  return (
    <div className="prospects" data-place="prospects">
      <Prospect
        id={options.closed(`source-player-${p.seat}`) ? `source-player-${p.seat}` : own}
        card={p.prospects.at(-1)}
        who={<Who seat={p.seat} />}
        note={book.say("ui-own")}
        own
      />
      {near.map((x, i) => (
        <Prospect
          key={x}
          id={`source-player-${x}`}
          card={view.players[x]!.prospects.at(-1)}
          who={<Who seat={x} />}
          note={book.say(sides[i]!)}
        />
      ))}
      {view.neutral.map((card, k) => (
        <Prospect key={card} id={`source-neutral-${k}`} card={card} note={book.say("ui-neutral")}>
          <Laid items={view.laid[k] ?? []} />
        </Prospect>
      ))}
      {deck && options.ask?.kind === "good" && <FateDeck />}
    </div>
  );
});

/** H18.4: the top of the fate deck may be bought unseen. */
export function FateDeck() {
  const book = useWords();
  return (
    <Place id="source-fate" name={book.say("ui-fate-deck")} className="prospect deck">
      <b>{book.say("ui-fate-deck")}</b>
      <span>{book.say("ui-unknown-good")}</span>
    </Place>
  );
}

function Who({ seat }: { seat: number }) {
  const { names } = useBoard();
  return (
    <>
      <PlayerShape seat={seat} size={12} />
      <b className={`colour-${colourOf(seat)}`}>{names[seat]}</b>
    </>
  );
}

/** H31.3: what lies on a neutral card comes back as attacks. */
const Laid = memo(function Laid({ items }: { items: number[] }) {
  const icons = Object.fromEntries(
    ["soldier", "builder", "servant", "civilian", "resource"].flatMap((x, i) => (items[i] ? [[x, items[i]]] : [])),
  );
  return Object.keys(icons).length ? <Tokens icons={icons} /> : null;
});

function Prospect({
  id,
  card,
  who,
  note,
  own,
  children,
}: {
  id: string;
  card: string | undefined;
  who?: ReactNode;
  note: string;
  own?: boolean;
  children?: ReactNode;
}) {
  const book = useWords();
  if (!card) return null;
  const name = book.say(`general-${card}`);
  return (
    <Place id={id} name={name} className={own ? "prospect own" : "prospect"}>
      <p className="who">
        {who ?? <b>{name}</b>}
        <small>{note}</small>
      </p>
      <Facts card={card} called={who !== undefined} />
      {children}
    </Place>
  );
}

/** H33: the lower part of a card: income, good and pattern. */
const Facts = memo(function Facts({ card, called }: { card: string; called?: boolean }) {
  const book = useWords();
  const { income, good, shape } = PROSPECTS[card]!;
  return (
    <div className="card-facts">
      {called && <em className="card-name">{book.say(`general-${card}`)}</em>}
      <span>
        <span className="sr">{book.say("ui-income")}</span>
        <Tokens icons={income} />
      </span>
      <span
        className="good"
        {...named(book.say("brings-good", { n: good }), { about: book.say("ui-good-about"), clause: "H18.4" })}
      >
        <small>{book.say("ui-good")}</small>
        <b>{good}</b>
      </span>
      <Squares
        cells={SHAPES[shape]!.cells}
        label={book.say("ui-pattern", { shape: book.say(`shape-${shape}`) })}
        about={book.say("ui-pattern.about")}
      />
    </div>
  );
});

/** H3.2: one of the two becomes the path, the other the prospect. */
export const Offer = memo(function Offer() {
  const options = useOptions();
  const book = useWords();
  const cards = (options.ask?.options ?? []) as string[];
  return (
    <div className="offer" data-passing="">
      {cards.map((card) => (
        <Place key={card} id={`path-${card}`} name={book.say(`general-${card}`)} className="general">
          <h3>{book.say(`general-${card}`)}</h3>
          <div className="upper">
            <Sign name="path" />
            <Aim card={card} />
          </div>
          <div className="lower">
            <Sign name="prospect" />
            <Facts card={card} />
          </div>
        </Place>
      ))}
    </div>
  );
});

const Aim = memo(function Aim({ card }: { card: string }) {
  const book = useWords();
  return (
    <span>
      {book.say(`counter-${PATHS[card]!.counts}`)}{" "}
      <b {...named(book.say("ui-tiers"), { clause: "H32.2" })}>{PATHS[card]!.tiers.join(" / ")}</b>
    </span>
  );
});

/** H32: what all paths bring so far. */
export const PathPoints = memo(function PathPoints() {
  const { p } = useBoard();
  const book = useWords();
  const n = sum(p.paths.map((card) => progress(p, card).points));
  if (!n) return null;
  return (
    <i {...named(book.say("ui-points", { n }), { about: book.say("ui-paths-now"), clause: "H32.2" })}>
      <span aria-hidden="true">{signed(n)}</span>
      <span className="sr">{book.say("ui-points", { n })}</span>
    </i>
  );
});

/** H32: the paths taken so far, how far each is, and its points. */
export const Paths = memo(function Paths() {
  const { p } = useBoard();
  const book = useWords();
  if (!p.paths.length) return null;
  return (
    <ul className="paths">
      {p.paths.map((card) => {
        const { n, of, points } = progress(p, card);
        const aim = PATHS[card]!.falling ? `≤${of}` : of;
        const { lines, clause } = pathSaid(card);
        const about = lines.map((x) => book.tell(x)).join(" ");
        return (
          <li key={card} {...named(book.say(`general-${card}`), { about, clause })}>
            <b>{book.say(`general-${card}`)}</b>
            <span className="counts">{book.say(`counter-${PATHS[card]!.counts}`)}</span>
            <em
              {...named(book.say(PATHS[card]!.falling ? "ui-path-most" : "ui-path-least", { n, of }), {
                about,
                clause,
              })}
            >
              {n}/{aim}
            </em>
            <i {...named(book.say("ui-points", { n: points }), { about, clause })}>
              <span aria-hidden="true">{signed(points)}</span>
              <span className="sr">{book.say("ui-points", { n: points })}</span>
            </i>
          </li>
        );
      })}
    </ul>
  );
});
