import {
  Chip,
  entries,
  type Goods,
  Icon,
  named,
  type OptionMark,
  Pip,
  type PipName,
  sign,
  useOptions,
  useWords,
} from "@ludorum/board";
import { memo } from "react";
import { useBoard } from "../board-context";
import { APPRENTICES } from "../content";
import { goodsIn, labelOf, part } from "../outcome";
import { Get, Head, Region, useBrings, Workers } from "../Region";

/** A6.2, A6.3: two of these for a virtue, three of those for a marble. */
const RATES: { n: number; of: PipName[]; gain: PipName }[] = [
  { n: 2, of: ["clay", "wood", "stone"], gain: "virtue" },
  { n: 3, of: ["wood", "stone"], gain: "marble" },
];

export const Storehouse = memo(function Storehouse() {
  const options = useOptions();
  const brings = useBrings("storehouse");
  const book = useWords();
  const trading = options.ask?.kind === "storehouse";
  return (
    <Region id="storehouse" inside={trading}>
      <Head id="storehouse" />
      {trading ? <Trades marks={options.at("storehouse")} /> : <Rates />}
      <Get id="storehouse" />
      <footer>
        <Workers at="storehouse" />
        {brings && <b className="mine">{book.say("ui-you", { what: { msg: brings } })}</b>}
      </footer>
    </Region>
  );
});

function Rates() {
  const book = useWords();
  const { me } = useBoard();
  const own = (me?.crew ?? []).map((card) => APPRENTICES[card]!).filter((a) => a.pay);
  return (
    <div className="facts rates">
      {RATES.map(({ n, of, gain }) => (
        <p key={gain} {...named(book.say(`ui-rate-${gain}`), { clause: gain === "virtue" ? "A6.2" : "A6.3" })}>
          {n}
          {of.map((good) => (
            <Pip key={good} name={good} size={15} label={book.say(`good-${good}`)} />
          ))}
          <Icon name="arrow-right" />1
          <Pip name={gain} size={16} label={book.say(`good-${gain}`)} />
        </p>
      ))}
      {own.map((a) => (
        <p key={a.id} className="own">
          <Given goods={a.pay!} />
          <Icon name="arrow-right" />
          <Given goods={a.trade!} />
        </p>
      ))}
    </div>
  );
}

function Given({ goods }: { goods: Goods }) {
  const book = useWords();
  return entries(goods).map(([good, n]) => (
    <span key={good} {...sign(good, n)}>
      {n}
      <Pip name={good} size={15} label={book.say(`good-${good}`)} />
    </span>
  ));
}

/** Every trade that can be paid now, by what it brings. */
function Trades({ marks }: { marks: OptionMark[] }) {
  const options = useOptions();
  const byGain = new Map<string, { gain: Goods; marks: OptionMark[] }>();
  for (const mark of marks) {
    const gain = goodsIn(part(labelOf(options, mark), "gain"));
    const key = JSON.stringify(gain);
    byGain.set(key, { gain, marks: [...(byGain.get(key)?.marks ?? []), mark] });
  }
  return (
    <div className="trades">
      {[...byGain.values()].map(({ gain, marks }) => (
        <p key={JSON.stringify(gain)} className="picks">
          <b>
            <Icon name="arrow-right" />
            <Given goods={gain} />
          </b>
          {marks.map((mark) => (
            <Chip key={mark.key} mark={mark}>
              <Paid goods={goodsIn(part(labelOf(options, mark), "pay"))} />
            </Chip>
          ))}
        </p>
      ))}
    </div>
  );
}

const MOST_DRAWN = 4;

/** A small price one by one: two clay are two bricks. */
function Paid({ goods }: { goods: Goods }) {
  const few = entries(goods).reduce((sum, [, n]) => sum + n, 0) <= MOST_DRAWN;
  if (!few) return <Given goods={goods} />;
  return entries(goods).flatMap(([good, n]) =>
    Array.from({ length: n }, (_, i) => <Pip key={`${good}${i}`} name={good} size={16} />),
  );
}
