import {
  Amounts,
  amounts,
  Delta,
  entries,
  type Goods,
  Icon,
  LockLine,
  named,
  Pawn,
  Pip,
  Place,
  Rich,
  useClosed,
  useMark,
  useOptions,
  useWords,
} from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "../board-context";
import { largeFace, smallFace } from "../content";
import { Or } from "../EffectFace";
import { goodsIn, labelOf, part } from "../outcome";
import { Head, Region } from "../Region";
import { LOOK, MARKETS } from "../view";

export const BlackMarket = memo(function BlackMarket() {
  const { view } = useBoard();
  const options = useOptions();
  // One reason for all three is said once.
  const [first, ...others] = MARKETS.map((x) => (options.at(x).length ? null : options.closed(x)));
  const all = first && others.every((x) => x?.reason === first.reason) ? first : null;
  const faces = [smallFace(view.small), null, largeFace(view.large)];
  return (
    <Region id="market" className={all ? "closed" : ""}>
      <Head id="market" />
      {all && <LockLine {...all} />}
      <div className="spaces">
        {MARKETS.map((id, i) => (
          <Space key={id} id={id} i={i} face={faces[i] ?? null} quiet={all !== null} />
        ))}
      </div>
    </Region>
  );
});

function Space({ id, i, face, quiet }: { id: string; i: number; face: Goods | null; quiet: boolean }) {
  const { view, names } = useBoard();
  const book = useWords();
  const options = useOptions();
  const closed = useClosed(id);
  const mark = useMark(id);
  const there = view.market[i]!;
  // The rules say what it brings the reader; without them the printed price and the open card.
  const brings = options.ask?.kind === "place" ? part(labelOf(options, mark), "brings") : null;
  const told = brings ? goodsIn(brings) : null;
  const cost = told ? { silver: -(told.silver ?? 0), virtue: told.virtue ?? 0 } : { silver: i + 1, virtue: -1 };
  const gain = told && face ? Object.fromEntries(entries(told).filter(([, n]) => n > 0)) : face;
  const extra = told && !face ? Object.fromEntries(entries(told).filter(([, n]) => n > 0)) : null;
  return (
    <Place id={id} name={book.say(`place-${id}`)} className={`space ${there >= 0 ? "taken" : ""}`}>
      <p className="price">
        <Rich message={amounts({ silver: cost.silver })} size={15} />
        {cost.virtue !== 0 && <Delta good="virtue" n={cost.virtue} size={14} />}
      </p>
      {gain ? (
        <p className="gain">
          <Amounts goods={gain} size={17} />
        </p>
      ) : (
        <p className="gain room">
          <span>{book.say("ui-hire-anyone")}</span>
          <span className="signs" {...named(book.say("ui-look", { n: LOOK }))}>
            <Or />
            {LOOK}
            <Pip name="card" size={15} label={book.say("good-card")} />
            <Icon name="arrow-right" />1
          </span>
          {extra && <Amounts goods={extra} size={15} />}
        </p>
      )}
      {closed && !quiet && there < 0 && <LockLine reason={closed.reason} />}
      <span className={there >= 0 ? "slot full" : "slot"}>
        {there >= 0 && (
          <>
            <Pawn seat={there} />
            <span className="sr">{names[there]}</span>
          </>
        )}
      </span>
    </Place>
  );
}
