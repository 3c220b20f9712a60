import {
  amounts,
  Deltas,
  type Goods,
  type Message,
  Pip,
  type PipName,
  Place,
  PlayerShape,
  Rich,
  sum,
  useClosed,
  useMark,
  useOptions,
  useWords,
  WorkerGroup,
} from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { useBoard } from "../board-context";
import { Or } from "../EffectFace";
import { goodsIn, labelOf, part } from "../outcome";
import { Get, Groups, Head, Region, useBrings, Workers } from "../Region";
import { DEBT_SUPPLY, DEBT_TAX, FREE_SUPPLY, FREE_TAX } from "../view";
import { heldBy, taxDue } from "../works";

const MOST_OWNERS = 2;
/** Prisoners one by one, as many as a line holds beside the name. */
const DRAWN = 4;
const BY_DEBT: Goods = { debt: 1, virtue: -1 };

export const Guardhouse = memo(function Guardhouse() {
  const options = useOptions();
  const brings = useBrings("guardhouse");
  const book = useWords();
  const { me } = useBoard();
  const acting = options.ask?.kind === "guardhouse";
  return (
    <Region id="guardhouse">
      <Head id="guardhouse" />
      {me && <Errands acting={acting} />}
      <Get id="guardhouse" />
      <footer>
        {brings && <b className="mine">{book.say("ui-you", { what: { msg: brings } })}</b>}
        <Workers at="guardhouse" />
      </footer>
    </Region>
  );
});

/** A11.2-A11.5: what could be done here, and while one acts here, what can. */
function Errands({ acting }: { acting: boolean }) {
  const { view, seat, me } = useBoard();
  const held = sum(heldBy(view, seat));
  return (
    <div className={acting ? "errands acting" : "errands"}>
      <Errand what="sell" idle={!sum(me!.captives)} change={{ silver: sum(me!.captives) }}>
        {/* Many owners take a line of their own: then the price tells how many there are. */}
        {(acting || me!.captives.filter(Boolean).length <= MOST_OWNERS) && (
          <Groups numbers={me!.captives} size={10} most={4} />
        )}
      </Errand>
      <Errand what="release" idle={!me!.prison}>
        {me!.prison > 0 && <WorkerGroup seat={seat} n={me!.prison} size={10} most={4} />}
      </Errand>
      <Errand
        what="free"
        idle={!held}
        price={{ silver: FREE_SUPPLY + taxDue(me!, FREE_TAX) }}
        or={acting ? undefined : "debt"}
      >
        {held > 0 && <WorkerGroup seat={seat} n={held} size={10} most={4} />}
      </Errand>
      {acting && <Errand what="free-by-debt" idle={!held} change={BY_DEBT} />}
      <Errand what="pay-debt" idle={!me!.debts} price={{ silver: DEBT_SUPPLY + taxDue(me!, DEBT_TAX) }} />
    </div>
  );
}

function Errand({
  what,
  idle,
  price,
  or,
  change,
  children,
}: {
  what: string;
  /** Nothing to do it with. */
  idle: boolean;
  price?: Goods;
  /** What may be given instead. */
  or?: PipName;
  change?: Goods;
  children?: ReactNode;
}) {
  const book = useWords();
  const options = useOptions();
  const id = `errand-${what}`;
  const label = labelOf(options, useMark(id));
  const closed = useClosed(id);
  const name = book.say(`ui-errand-${what}`);
  const told = useTold(label);
  return (
    <Place id={id} name={name} className={idle ? "line idle" : "line"}>
      <span className="what">
        {name} {children}
      </span>
      <b>
        {told ?? (
          <>
            {price && <Rich message={amounts(price as Record<string, number>)} size={15} />}
            {or && (
              <>
                <Or />
                <Pip name={or} size={15} label={book.say(`good-${or}`)} />
              </>
            )}
            {change && !idle && <Deltas goods={change} size={15} />}
          </>
        )}
      </b>
      {closed && !idle && <small className="why">{closed.reason}</small>}
    </Place>
  );
}

/** Price or gain as the rules told them for this very moment. */
function useTold(label: Message | null): ReactNode | null {
  if (!label) return null;
  const gain = part(label, "gain") ?? part(label, "change");
  const price = part(label, "price");
  return (
    <>
      {price && <Rich message={price} size={15} />}
      {gain && <Deltas goods={goodsIn(gain)} size={15} />}
    </>
  );
}

/** The Prison, and own workers on other boards when one of them can be taken back. */
export const Prison = memo(function Prison() {
  const { view, seat, names } = useBoard();
  const options = useOptions();
  const held = heldBy(view, seat);
  const there = view.players.map((p) => p.prison);
  return (
    <Region id="prison">
      <Head id="prison" />
      <Groups numbers={there} size={12} most={sum(there) > DRAWN ? 1 : DRAWN} />
      {held.map(
        (n, q) =>
          n > 0 &&
          options.at(`held-${q}`).length > 0 && (
            <Place key={q} id={`held-${q}`} name={names[q] ?? ""} className="target">
              <PlayerShape seat={q} />
              <WorkerGroup seat={seat} n={n} size={12} />
            </Place>
          ),
      )}
    </Region>
  );
});
