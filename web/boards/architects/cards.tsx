// Cards as they lie on the table: small faces with the whole text a hover or a focus away.

import { Amounts, amounts, Delta, Icon, named, Pip, Place, Rich, soft, useWords } from "@ludorum/board";
import { memo, type ReactNode, useMemo } from "react";
import { APPRENTICES, type Apprentice, BOARDS, BUILDINGS } from "./content";
import { EffectFace, TalentFace } from "./EffectFace";
import {
  apprenticeLine,
  apprenticeName,
  boardFacts,
  buildingEffects,
  buildingLine,
  buildingName,
  facts,
  talent,
} from "./phrases";
import { SkillMark } from "./SkillMark";
import { type Lacks, ready } from "./works";

/** Where an apprentice's talent works, short. */
export function talentPlace(a: Apprentice): string | null {
  if (a.pay || a.power === "overseer") return "ui-storehouse";
  if (a.power === "conspirator") return "ui-town";
  if (a.power === "thief") return "place-tax";
  if (a.power) return "place-market";
  if (!a.when) return null;
  if (a.when === "town") return "ui-town";
  return ["pay-debt", "sell", "reset"].includes(a.when) ? `ui-when-${a.when}` : `place-${a.when}`;
}

export const ApprenticeCard = memo(function ApprenticeCard({
  card,
  place,
  coins = 0,
  className = "",
}: {
  card: string;
  place: string;
  coins?: number;
  className?: string;
}) {
  const book = useWords();
  const a = APPRENTICES[card]!;
  const name = book.say(apprenticeName(card));
  const says = useMemo(() => book.tell(apprenticeLine(card)), [book, card]);
  const at = talentPlace(a);
  const does = talent(a);
  return (
    <Place id={place} name={name} says={says} className={`cardface app ${className}`}>
      <h4>{soft(name)}</h4>
      <p className="does">
        <span>
          <TalentFace a={a} />
        </span>
        {a.virtue ? <Delta good="virtue" n={a.virtue} size={14} /> : null}
        {coins > 0 && <Coins n={coins} />}
      </p>
      {does && (
        <p className="in-words" aria-hidden="true">
          <Rich message={does} size={14} />
        </p>
      )}
      <p className="where">
        {a.skills.map((skill) => (
          <SkillMark key={skill} skill={skill} />
        ))}
        {at && <span>{soft(book.say(at))}</span>}
      </p>
    </Place>
  );
});

/** Silver lying on a card. */
const Coins = memo(function Coins({ n }: { n: number }) {
  const label = useWords().say("good-silver.count", { n });
  return (
    <span className="coins" role="img" aria-label={label}>
      {n > 2 ? (
        <>
          {n}
          <Pip name="silver" size={15} />
        </>
      ) : (
        Array.from({ length: n }, (_, i) => <Pip key={i} name="silver" size={15} />)
      )}
    </span>
  );
});

export function BuildingCard({
  card,
  place,
  of,
  lacks,
  big = false,
}: {
  card: string;
  place: string;
  /** Where one goes with it. */
  of?: string;
  /** What the owner lacks for it; without it the card has no state line. */
  lacks?: Lacks;
  /** With its effect in words. */
  big?: boolean;
}) {
  const book = useWords();
  const b = BUILDINGS[card]!;
  const name = book.say(buildingName(card));
  const says = useMemo(() => book.tell(buildingLine(card)), [book, card]);
  const effect = (b.now ?? b.end ?? b.score)!;
  return (
    <Place id={place} name={name} says={says} of={of} className={big ? "cardface bld big" : "cardface bld"}>
      <b className="points" {...named(book.say("good-vp.count", { n: b.vp }))}>
        {b.vp}
      </b>
      <h4>{soft(name)}</h4>
      <p className={Object.keys(b.cost).length > 3 ? "cost tight" : "cost"}>
        <Amounts goods={b.cost} short={lacks?.goods} size={15} />
      </p>
      <p className="does">
        {b.skills.map((skill) => (
          <SkillMark key={skill} skill={skill} />
        ))}
        {big ? (
          <span>
            <Rich message={facts(buildingEffects(card))} size={15} />
          </span>
        ) : (
          <span className="signs">
            {b.virtue ? <Delta good="virtue" n={b.virtue} size={14} /> : null}
            {!b.now && (
              <span {...named(book.tell(buildingEffects(card).at(-1)!))}>
                <Icon name="flag" className="late" />
              </span>
            )}
            <EffectFace effect={effect} />
          </span>
        )}
      </p>
      {lacks && <Standing lacks={lacks} />}
    </Place>
  );
}

/** Can it be built, and if not, what is missing? */
function Standing({ lacks }: { lacks: Lacks }): ReactNode {
  const book = useWords();
  if (ready(lacks))
    return (
      <p className="standing ok">
        <Icon name="check" />
        {book.say("ui-ready")}
      </p>
    );
  return (
    <p className="standing">
      <Icon name="x" />
      <span className="word">{book.say("ui-missing")}</span>
      {Object.keys(lacks.goods).length > 0 && <Amounts goods={lacks.goods} size={14} />}
      {lacks.skills.map((skill) => (
        <SkillMark key={skill} skill={skill} />
      ))}
    </p>
  );
}

/** A player board to choose. */
export const BoardCard = memo(function BoardCard({ board, place }: { board: string; place: string }) {
  const book = useWords();
  const b = BOARDS[board]!;
  const name = book.say(`board-${board}`);
  const start = { silver: b.silver, ...b.goods, debt: b.debts, card: b.cards };
  const some = Object.fromEntries(Object.entries(start).filter(([, n]) => n));
  const [ability] = boardFacts(board).slice(-1);
  return (
    <Place id={place} name={name} className="cardface pboard">
      <h4>{name}</h4>
      <p>
        <Rich message={["board-virtue", { n: b.virtue }]} />
      </p>
      <p>
        <Rich message={amounts(some)} size={15} />
      </p>
      {b.prison > 0 && <p>{book.say("board-prison", { n: b.prison })}</p>}
      <p className="ability">{book.tell(ability!)}</p>
    </Place>
  );
});
