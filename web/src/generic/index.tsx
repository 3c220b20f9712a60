// A board for every game: the picture its title describes, with the same cards and tables that the
// terminal draws. A game that brings a board of its own has no need of it.

import type { CSSProperties, ReactNode } from "react";
import "./generic.css";
import type { BoardProps, GameUI, SummaryProps } from "../game-ui";
import type { Message, PictureBlock } from "../generated/frames";
import { named } from "../kit/named";
import { Place, Places } from "../kit/Place";
import { Rich } from "../kit/Rich";
import { soft } from "../kit/soft";
import type { Book } from "../words/book";
import { useWords } from "../words/context";
import { type AnyView, counters, fieldWords, sizeOf } from "./zones";

const CARD = "card:";

/** A block can be put into light by what its title is called. */
const zone = ({ title }: PictureBlock, lit: readonly string[]) =>
  lit.includes(title[0]) ? "generic-zone lit" : "generic-zone";

function Board({ view, options, lit, names }: BoardProps<AnyView>): ReactNode {
  return (
    <Places options={options} lit={lit}>
      <div className="generic">
        {!view.picture && <Counters view={view} names={names} />}
        {view.picture?.map((block, i) => (
          <section
            key={i}
            data-place={block.title[0]}
            className={zone(block, lit)}
            style={{ "--span": block.span } as CSSProperties}
          >
            <h2>
              <Rich message={block.title} size={16} />
            </h2>
            {block.cards.length ? <Cards block={block} /> : <Rows block={block} />}
          </section>
        ))}
      </div>
    </Places>
  );
}

/** What little there is to show where a board has failed that should have drawn the game. */
function Counters({ view, names }: { view: AnyView; names: readonly string[] }): ReactNode {
  return (
    <section className="generic-zone" style={{ "--span": 12 } as CSSProperties}>
      {view.players?.map((_, i) => (
        <div key={i}>
          <b>{names[i]}</b> <Summary view={view} player={i} />
        </div>
      ))}
    </section>
  );
}

/** A card a row: its name, and what is printed on it. */
function Cards({ block }: { block: PictureBlock }): ReactNode {
  const book = useWords();
  return (
    <div className="generic-cards">
      {block.rows.map(([name, ...facts], i) =>
        name ? (
          <Place key={i} id={CARD + block.cards[i]} name={book.tell(name)} className="generic-card">
            <b>
              <Rich message={name} size={16} />
            </b>
            {facts.map((fact, k) => (
              <small key={k}>
                <Rich message={fact} size={14} />
              </small>
            ))}
          </Place>
        ) : null,
      )}
    </div>
  );
}

/** Heads may break between syllables: on a phone the columns are narrow. */
function Rows({ block }: { block: PictureBlock }): ReactNode {
  const book = useWords();
  return (
    <table>
      {block.head.length > 0 && (
        <thead>
          <tr>
            {block.head.map((cell, i) => (
              <th key={i} scope="col">
                {soft(book.tell(cell))}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {block.rows.map(([first, ...cells], i) => (
          <tr key={i}>
            {first && <th scope="row">{soft(book.tell(first))}</th>}
            {cells.map((cell, k) => (
              <td key={k} {...cellNamed(book, first, block.head[k + 1])}>
                <Rich message={cell} size={14} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a cell is about: its column, and its row. */
function cellNamed(book: Book, row: Message | undefined, column: Message | undefined) {
  const [head, side] = [column ? book.tell(column) : "", row ? book.tell(row) : ""];
  return head ? named(head, { about: side }) : side ? named(side) : {};
}

function Summary({ view, player }: SummaryProps<AnyView>): ReactNode {
  const book = useWords();
  const has = (id: string) => book.has(id);
  const players = view.players ?? [];
  const mine = players[player];
  if (!mine) return null; // a solo opponent that is no player of the state: the picture tells of it
  return (
    <dl className="generic-summary">
      {counters(players, has).map((field) => (
        <div key={field} {...named(book.say(fieldWords(has, field) ?? field))}>
          <dt>{book.say(fieldWords(has, field) ?? field)}</dt>
          <dd>{sizeOf(mine[field])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Every word of an option. */
function words(option: unknown): string[] {
  if (Array.isArray(option)) return option.flatMap(words);
  return typeof option === "string" ? [option] : [];
}

export const generic: GameUI<AnyView> = {
  Board,
  Summary,
  places: [],
  placeOf(_kind, option, view) {
    const cards = new Set(view.picture?.flatMap((block) => block.cards));
    return words(option).flatMap((x) => (cards.has(x) ? [CARD + x] : []));
  },
  placesOfEvent: () => [],
};
