import {
  Change,
  named,
  Pawn,
  plain,
  ResourceCount,
  type SummaryProps,
  sign,
  useWords,
  WorkerGroup,
} from "@ludorum/board";
import { GOODS, SKILLS, type View } from "./view";
import "./architects.css";
import { APPRENTICES, BUILDINGS, type Good } from "./content";
import { Glyph } from "./Glyph";
import { points } from "./points";
import { SkillMark } from "./SkillMark";
import { has, sizeOf } from "./works";

const ORDER: Good[] = ["silver", ...GOODS.filter((good) => good !== "silver")];
const SIZE = 15;

export function Summary({ view, player }: SummaryProps<View>) {
  const book = useWords();
  const p = view.players[player];
  if (!p) return null;
  // A22.8: of goods the solo opponent has marble alone, and no hand.
  const goods = p.bot ? ORDER.filter((good) => good === "marble") : ORDER;
  return (
    <div className="architects-summary">
      <div className="goods">
        {goods.map((good) => (
          <ResourceCount key={good} good={good} n={has(p, good)} size={SIZE} />
        ))}
        <Worth n={points(view, p)} />
      </div>
      <div className="counters">
        <span className="count brief" {...named(book.say("head-workers"))}>
          <Pawn seat={player} size={10} />
          <b>{p.workers}</b>
          <Change n={p.workers} />
          <span className="sr">{book.say("head-workers")}</span>
        </span>
        <span className="brief">
          <ResourceCount good="virtue" n={p.virtue} size={SIZE} />
        </span>
        {!p.bot && (
          <span className="brief only">
            <ResourceCount good="silver" n={has(p, "silver")} size={SIZE} />
          </span>
        )}
        {!p.bot && <ResourceCount good="card" n={sizeOf(p.hand)} size={SIZE} />}
        <span className={p.level ? "count" : "count zero"} {...named(book.say("ui-own-level", { n: p.level }))}>
          <Glyph name="church" label={book.say("place-cathedral")} />
          <b>{p.level}</b>
          <Change n={p.level} />
        </span>
        <span className={p.built.length ? "count" : "count zero"} {...named(book.say("head-built"))}>
          <Glyph name="house" label={book.say("head-built")} />
          <b>{p.built.length}</b>
          <Change n={p.built.length} />
        </span>
        <ResourceCount good="debt" n={p.debts} size={SIZE} />
        <span className="brief only">
          <Worth n={points(view, p)} />
        </span>
        <span className="skills">
          {SKILLS.map((skill) => {
            const n = p.crew.filter((card) => APPRENTICES[card]!.skills.includes(skill)).length;
            return (
              n > 0 && (
                <span key={skill} className="count" {...sign(skill, n)}>
                  <SkillMark skill={skill} />
                  {n > 1 && <b>{n}</b>}
                </span>
              )
            );
          })}
        </span>
        <span className="captives" {...named(book.say("head-captives"))}>
          {p.captives.map((n, seat) => n > 0 && <WorkerGroup key={seat} seat={seat} n={n} size={9} most={1} />)}
        </span>
        {p.built.length > 0 && (
          <span className="sr">{p.built.map((card) => book.say(`building-${BUILDINGS[card]!.name}`)).join(", ")}</span>
        )}
      </div>
    </div>
  );
}

/** The points of a player as they stand. */
function Worth({ n }: { n: number }) {
  const book = useWords();
  return (
    <span className="worth changing" {...named(book.say("ui-points-now"))}>
      {plain(n)} <small>{book.say("head-vp")}</small>
      <Change n={n} />
    </span>
  );
}
