// An effect in as few signs as a card has room for; the whole text is in `phrases`.

import {
  amounts,
  changes,
  count,
  Delta,
  Deltas,
  type Effect,
  type Goods,
  Icon,
  isPip,
  type Message,
  named,
  Pip,
  Rich,
  signed,
  useWords,
} from "@ludorum/board";
import { Fragment, memo, type ReactNode } from "react";
import type { Apprentice, Skill } from "./content";
import { Glyph } from "./Glyph";
import { SkillMark } from "./SkillMark";
import { SKILLS } from "./view";

export const EffectFace = memo(function EffectFace({ effect }: { effect: Effect }) {
  const book = useWords();
  if ("gain" in effect) return <Deltas goods={effect.gain as Goods} size={15} />;
  if ("seq" in effect) return <Joined parts={effect.seq} by={<Icon name="arrow-right" />} />;
  if ("all" in effect) return <Joined parts={effect.all} by={null} />;
  if ("choose" in effect) return <Joined parts={Object.values(effect.choose)} by={<Or />} />;
  if ("may" in effect) return <EffectFace effect={effect.may} />;
  if ("each" in effect)
    return (
      <span className="signs">
        <EffectFace effect={effect.then} />
        <span className="per" {...named(book.say("ui-per", { n: effect.per }))}>
          {effect.per}
          <Counter name={effect.each} />
        </span>
      </span>
    );
  if ("if" in effect)
    return (
      <span className="signs">
        <EffectFace effect={effect.then} />
        <span className="per">
          <Test name={effect.if} />
        </span>
      </span>
    );
  return <Verb name={effect.do} n={effect.n} />;
});

function Joined({ parts, by }: { parts: Effect[]; by: ReactNode }) {
  return (
    <span className="signs">
      {parts.map((part, i) => (
        <Fragment key={i}>
          {i > 0 && by}
          <EffectFace effect={part} />
        </Fragment>
      ))}
    </span>
  );
}

export function Or() {
  return <i>{useWords().say("ui-or")}</i>;
}

function Counter({ name }: { name: string }) {
  const book = useWords();
  if ((SKILLS as readonly string[]).includes(name)) return <SkillMark skill={name as Skill} />;
  if (name === "building-goods")
    return (["clay", "wood", "stone"] as const).map((good) => (
      <Pip key={good} name={good} size={15} label={book.say(`good-${good}`)} />
    ));
  if (name === "buildings") return <Glyph name="house" label={book.say("head-built")} />;
  if (name === "captives") return <Glyph name="handcuffed" label={book.say("head-captives")} />;
  const pip = name.replace(/debts$/, "debt");
  return isPip(pip) ? <Pip name={pip} size={15} label={book.say(`good-${pip}`)} /> : null;
}

function Test({ name }: { name: string }) {
  const book = useWords();
  if (name === "no-debts") return <Rich message={count("debt", 0)} size={15} />;
  if (name === "highest")
    return (
      <>
        {book.say("ui-test-most")}
        <Glyph name="church" label={book.say("place-cathedral")} />
      </>
    );
  const good = name.replace("most-", "");
  return <Rich message={["ui-test-most-of", { good: { msg: [`good-${good}`, {}] } }]} size={15} />;
}

function Verb({ name, n }: { name: string; n: number }) {
  if (name === "destroy-debt") return <Delta good="debt" n={-n} size={15} />;
  if (name === "discard") return <Delta good="card" n={-n} size={15} />;
  const change = name === "punish" ? -n : n;
  return (
    <span>
      <Rich message={[`ui-verb-${name}`, { n, virtue: { msg: changes({ virtue: change }) } }]} size={15} />
    </span>
  );
}

/** What an apprentice does, without where. */
export const TalentFace = memo(function TalentFace({ a }: { a: Apprentice }) {
  const book = useWords();
  const message = talentSigns(a);
  if (a.release)
    return (
      <span className="signs">
        {signed(-a.release)}
        <Glyph name="prisoner" label={book.say("place-prison")} />
      </span>
    );
  if (message) return <Rich message={message} size={15} />;
  return a.gain ? <Deltas goods={a.gain} size={15} /> : null;
});

function talentSigns(a: Apprentice): Message | null {
  if (a.pay) return ["option-exchange", { pay: { msg: amounts(a.pay) }, gain: { msg: amounts(a.trade!) } }];
  if (!a.power) return null;
  return [
    `ui-power-${a.power}`,
    {
      virtue: { msg: ["good-virtue", {}] },
      one: { msg: count(a.power === "thief" ? "virtue" : "silver", 1) },
    },
  ];
}
