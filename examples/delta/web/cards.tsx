// Cards as they lie on the table.

import {
  amounts,
  count,
  type Message,
  type OptionIndex,
  type OptionMark,
  Place,
  Rich,
  soft,
  useMark,
  useOptions,
  useWords,
} from "@ludorum/board";
import { BARGES, type Good, GUILDS, strength } from "./content";
import { Hull, Mark, Oars, Sight, Token } from "./drawings";
import { guildFacts, guildName } from "./phrases";
import type { Player } from "./view";

/** A number the rules have put into the words of an option. */
export function told(options: OptionIndex, mark: OptionMark | null, name: string): number {
  const i = options.ask && mark ? options.ask.options.findIndex((x) => JSON.stringify(x) === mark.key) : -1;
  const label: Message | undefined = options.ask?.labels[i];
  const n = label?.[1][name];
  return typeof n === "number" ? n : 0;
}

/** A guild of the market; goods the reader lacks stand out, with the coins that make up for them. */
export function GuildCard({ card, me }: { card: string; me: Player | undefined }) {
  const book = useWords();
  const options = useOptions();
  const id = `guild-${card}`;
  const mark = useMark(id);
  const g = GUILDS[card]!;
  const name = book.tell(guildName(card));
  const coins = told(options, mark, "coins");
  const costs = Object.entries(g.cost) as [Good, number][];
  const facts = guildFacts(card);
  const says = [
    name,
    book.say(`district-${g.district}`),
    ...[amounts(g.cost), count("vp", g.points), ...facts].map((x) => book.tell(x)),
  ];
  return (
    <Place id={id} name={name} says={says.join(", ")} className={`cardface guild delta-in-${g.district}`}>
      <header>
        <b className="points">{g.points}</b>
        <h4>{soft(name)}</h4>
        <Mark district={g.district} named />
      </header>
      <p className="cost">
        {costs.map(([good, n]) => (
          <span key={good} className={me && (me.goods[good] ?? 0) < n ? "short" : ""}>
            {n}
            <Token name={good} size={17} label={book.say(`good-${good}`)} />
          </span>
        ))}
        {coins > 0 && (
          <span className="instead">
            <Rich message={count("coin", coins)} size={15} />
          </span>
        )}
      </p>
      {facts.map((line, i) => (
        <p key={i} className={line[0] === "nothing" ? "does nothing" : "does"}>
          <Rich message={line} size={15} />
        </p>
      ))}
      <Sight district={g.district} />
    </Place>
  );
}

/** A guild that has been hired. */
export function HiredGuild({ card }: { card: string }) {
  const book = useWords();
  const g = GUILDS[card]!;
  const name = book.tell(guildName(card));
  const facts = guildFacts(card);
  const says = [name, book.tell(count("vp", g.points)), ...facts.map((x) => book.tell(x))].join(", ");
  return (
    <Place id={`own-${card}`} name={name} says={says} className={`cardface hired delta-in-${g.district}`}>
      <Mark district={g.district} named />
      <span>{soft(name)}</span>
      <b>{g.points}</b>
    </Place>
  );
}

/** A barge with its load on deck, piece by piece. */
export function BargeCard({ card }: { card: string }) {
  const book = useWords();
  const load = BARGES[card]!.load.gain;
  const words = book.tell(amounts(load));
  const pieces = Object.entries(load).flatMap(([good, n]) => Array.from({ length: n }, () => good));
  return (
    <Place id={`barge-${card}`} name={words} says={words} className="barge">
      <p aria-hidden="true">
        {pieces.map((good, i) => (
          <Token key={i} name={good} size={24} />
        ))}
      </p>
      <Hull />
    </Place>
  );
}

export function CrewCard({ card }: { card: string }) {
  const says = useWords().say("crew", { n: strength(card) });
  return (
    <Place id={`card-${card}`} name={says} says={says} className="crew-card">
      <b>{strength(card)}</b>
      <Oars />
    </Place>
  );
}
