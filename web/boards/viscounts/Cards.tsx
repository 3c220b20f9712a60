// Townsfolk, heroes, manuscripts and schemes: what is printed on them.

import { Chip, HouseMark, Icon, type Message, named, showEffect, soft, useOptions, useWords } from "@ludorum/board";
import { memo } from "react";
import {
  type ActionName,
  CARDS,
  type Card,
  type Icon as IconName,
  isOurs,
  MANUSCRIPTS,
  type Manuscript,
  type Ribbon,
  SCHEMES,
} from "./content";
import { cardWord } from "./names";
import { Amount, IconRow, Reward, RibbonMark, type Time, TimeSign, Token } from "./Token";
import { ACTIONS, CURRENCY, GOODS, ICONS } from "./view";

export function iconOf(action: ActionName): IconName {
  return ICONS[ACTIONS.indexOf(action)]!;
}

/** V6.2: what stands for the icons of an action. */
function currencyOf(action: ActionName): string {
  return GOODS[CURRENCY[ACTIONS.indexOf(action)]!]!;
}

export const Value = memo(function Value({ n }: { n: number }) {
  const book = useWords();
  return (
    <i className="value" {...named(book.say("ui-value", { n }), { about: book.say("about-value"), clause: "V1.3" })}>
      {n}
      <span className="sr"> {book.say("good-silver")}</span>
    </i>
  );
});

export const CardName = memo(function CardName({ card }: { card: string }) {
  const book = useWords();
  return (
    <p className="card-name">
      <Value n={CARDS[card]!.silver} />
      <b>{soft(book.say(cardWord(card)))}</b>
      {isOurs(CARDS[card]) && <HouseMark />}
    </p>
  );
});

/** When an ability works, or how it helps to pay. */
function whenWords({ when, action, way }: Card): Message {
  if (when === "pay") return [`pays-${way}-${action}`, {}];
  return [action ? `when-${when}-${action}` : `when-${when}`, {}];
}

/** V1.4: all that is not at once or at the end works on and on. */
const timeOf = (when: string): Time => (when === "immediate" || when === "drop-off" ? when : "ongoing");

/** V1.4: the ability at the foot of a card: when it works, and what it does. */
export const Ability = memo(function Ability({ card }: { card: string }) {
  const book = useWords();
  const found = CARDS[card]!;
  if (!found.when) return null;
  const words = book.tell(whenWords(found));
  const effect = found.effect && book.tell(showEffect(found.effect));
  const about = effect ? book.say("card-when", { when: words, effect }) : words;
  return (
    <p className="ability" {...named(book.say("head-ability"), { about, clause: "V1.4" })}>
      <TimeSign name={timeOf(found.when)} />
      <span className="sr">{words}</span>
      <Trigger card={found} />
      {found.effect && <Reward effect={found.effect} size={15} />}
    </p>
  );
});

/** What an ongoing ability waits for. */
function Trigger({ card: { when, action, way } }: { card: Card }) {
  if (when === "pay") return <Conversion action={action!} way={way!} />;
  const sign =
    when === "after" ? (
      <Token name={iconOf(action!)} size={15} />
    ) : when === "collision" ? (
      <TimeSign name="collision" />
    ) : null;
  const debt = when === "gain-debt" ? "debt" : when === "flip-debt" ? "flip-debt" : "";
  if (!sign && !debt) return null;
  return (
    <span className="trigger" aria-hidden="true">
      {sign ?? <Token name={debt} size={15} />}
      <em>→</em>
    </span>
  );
}

/** V6.2.1: how a card helps to pay. */
function Conversion({ action, way }: { action: ActionName; way: string }) {
  const icon = iconOf(action);
  const sides: Record<string, [string, string[], string, string]> = {
    merchants: ["2", ["merchant"], "", icon],
    silver: ["2", ["silver"], "", icon],
    double: ["1", [currencyOf(action)], "2", icon],
    "other-resources": ["", ["gold", "stone"], "", icon],
  };
  const [n, from, m, to] = sides[way]!;
  return (
    <span className="viscount-reward">
      <span aria-hidden="true">
        {n}
        {from.map((x, i) => (
          <span className="bit" key={x}>
            {i > 0 && <em>/</em>}
            <Token name={x} size={15} />
          </span>
        ))}
        <em>=</em>
        {m}
        <Token name={to} size={15} />
      </span>
    </span>
  );
}

/** A card in the row of a board or among the pairs of the beginning: narrow, so the name has a line. */
export const CardFace = memo(function CardFace({ card }: { card: string }) {
  const book = useWords();
  const { silver, icons } = CARDS[card]!;
  return (
    <>
      <p className="card-name">
        <Value n={silver} />
        <IconRow icons={icons} size={17} />
      </p>
      <p className="card-name">
        <b>{soft(book.say(cardWord(card)))}</b>
      </p>
      <Ability card={card} />
    </>
  );
});

/** V13.14: a scheme of the bot. */
export const SchemeFace = memo(function SchemeFace({ card }: { card: string }) {
  const book = useWords();
  const { icons, bonus, move, options } = SCHEMES[card]!;
  return (
    <>
      <p className="card-name">
        <IconRow icons={icons} size={17} />
        <b {...named(book.say("scheme-move", { n: move }), { about: book.say("about-scheme-move"), clause: "V13.6" })}>
          {move}
          <Icon name="arrow-right" />
          <span className="sr">{book.say("scheme-move", { n: move })}</span>
        </b>
        {isOurs(SCHEMES[card]) && <HouseMark />}
      </p>
      <Reward effect={bonus} size={15} />
      <ol className="scheme-options">
        {options.map((x, i) => (
          <li key={i}>
            <Reward effect={x} size={15} />
          </li>
        ))}
      </ol>
    </>
  );
});

/** Ribbon, cost and effect of a manuscript; a printed one has no ribbon. */
export const BookFace = memo(function BookFace({
  book: id,
  printed,
}: {
  book?: string;
  printed?: Pick<Manuscript, "cost" | "effect">;
}) {
  const book = useWords();
  const found: Partial<Manuscript> = id ? MANUSCRIPTS[id]! : printed!;
  return (
    <>
      {found.ribbon && <RibbonNamed ribbon={found.ribbon} />}
      <p className="book-cost">
        <Amount good="cleric" n={found.cost!} size={16} />
        {isOurs(found) && <HouseMark />}
      </p>
      <p className="book-effect">
        {found.effect && <Reward effect={found.effect} size={16} />}
        {found.score && (
          <>
            <Reward effect={found.score} size={16} />
            <span className="sr"> {book.say("ui-at-end")}</span>
          </>
        )}
      </p>
    </>
  );
});

export const RibbonNamed = memo(function RibbonNamed({ ribbon }: { ribbon: Ribbon }) {
  const book = useWords();
  return (
    <>
      <RibbonMark ribbon={ribbon} />
      <span className="sr">{book.say(`ribbon-${ribbon}`)} </span>
    </>
  );
});

/** The ways to use a townsfolk, where there are several: for which action it is dismissed. */
export const Ways = memo(function Ways({ id }: { id: string }) {
  const options = useOptions();
  const marks = options.at(id);
  if (marks.length < 2) return null;
  return (
    <p className="ways">
      {marks.map((mark) => {
        const [, action] = mark.option as [string, ActionName];
        return (
          <Chip key={mark.key} mark={mark}>
            <Token name="dismiss" size={16} />→<Token name={iconOf(action)} size={16} />
          </Chip>
        );
      })}
    </p>
  );
});
