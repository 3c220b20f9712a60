// The three houses of the village as panels, and what can be won.

import { Key, Lock, named, Pawn, Place, PlayerShape, useOptions, useWords } from "@ludorum/board";
import { memo, type ReactNode } from "react";
import { useBoard } from "./board-context";
import { AWARDS, buyPrice, MILESTONES, number, SALES, slotsFor, villagerPrice } from "./content";
import { countsFor, sizeOf } from "./counts";
import { PlanFace } from "./Plan";
import { places } from "./places";
import { Amount, CostLine, Donkey, Points, Sign, Token } from "./Token";
import { NOBODY } from "./view";

interface HeadProps {
  id: string;
  sign: string;
  note?: ReactNode;
}

function Head({ id, sign, note }: HeadProps) {
  const book = useWords();
  return (
    <header>
      <Sign name={sign} />
      <h3>{book.say(`ui-area-${id}`)}</h3>
      {note && <small>{note}</small>}
      <Key places={places} id={id} />
    </header>
  );
}

/** Why not, as long as a villager could act at all: that nobody is left is said once. */
function Why({ id }: { id: string }) {
  const { view, seat } = useBoard();
  return view.players[seat]?.standing.length ? <Lock id={id} /> : null;
}

export const TownHall = memo(function TownHall() {
  const { view, seat } = useBoard();
  const options = useOptions();
  const book = useWords();
  const p = view.players[Math.max(seat, 0)]!;
  const have = p.standing.length + p.lying.length;
  const price = (i: number) => (i === 0 ? book.say("ui-free") : book.say("ui-plan-price", { n: i }));
  return (
    <Place id="town-hall" name={book.say("ui-area-town-hall")} className="panel-hall">
      <Head id="town-hall" sign="town_hall" note={book.say("ui-in-bag", { n: sizeOf(view.bag) })} />
      <div className="row-of-plans">
        {view.row.map((id, i) => (
          <Place key={id} id={`row-${i}`} name={book.say(`tile-${id}`)} className="plan cardface">
            <PlanFace id={id}>
              <small {...named(price(i))}>
                {i === 0 ? book.say("ui-free") : <Amount good="coin" n={i} size={13} />}
                {view.row_coins[i]! > 0 && (
                  <>
                    {" · "}
                    <span {...named(book.say("ui-holds-coins", { n: view.row_coins[i]! }), { clause: "B6.2" })}>
                      {book.say("ui-holds")} <Amount good="coin" n={view.row_coins[i]!} size={13} />
                    </span>
                  </>
                )}
              </small>
            </PlanFace>
            {options.ask?.kind === "town-hall" && <Lock id={`row-${i}`} />}
          </Place>
        ))}
      </div>
      <div className="hires">
        <Place id="hire-villager" name={book.say("ui-villager")} className="hire">
          <Pawn seat={p.seat} size={13} />
          <span>{book.say("ui-villager")}</span>
          {have < number("villagers") ? <Amount good="coin" n={villagerPrice(have)} size={14} /> : "—"}
        </Place>
        <Place id="hire-donkey" name={book.say("ui-donkey")} className="hire">
          <Donkey seat={p.seat} size={17} />
          <span>{book.say("ui-donkey")}</span>
          {p.donkeys.length < number("donkeys") ? <Amount good="coin" n={number("donkey")} size={14} /> : "—"}
        </Place>
      </div>
      <Lock id="town-hall" />
    </Place>
  );
});

export const Market = memo(function Market() {
  const { view } = useBoard();
  const book = useWords();
  const price = (what: "buy-raw" | "buy-good") => buyPrice(what, view.players.length);
  return (
    <Place id="market" name={book.say("ui-area-market")} className="panel-market">
      <Head
        id="market"
        sign="market"
        note={book.say("ui-tokens-left", { n: view.sales.reduce((n, deck) => n + sizeOf(deck), 0) })}
      />
      <div className="sales">
        {view.market.map((id) => {
          const { cost, points, coins } = SALES[id]!;
          return (
            <Place key={id} id={`sale-${id}`} name={book.say("head-sale")} className="sale">
              <CostLine cost={cost} size={17} />
              <span className="brings">
                <Points n={points} />
                {coins > 0 && (
                  <span>
                    +<Amount good="coin" n={coins} size={15} />
                  </span>
                )}
              </span>
              <Why id={`sale-${id}`} />
            </Place>
          );
        })}
        {!view.market.length && <p className="note">{book.say("ui-sold-out")}</p>}
      </div>
      <p className="note">
        {book.say("ui-buy")} {book.say("ui-raw")} <Amount good="coin" n={price("buy-raw")} size={13} />,{" "}
        {book.say("ui-refined")} <Amount good="coin" n={price("buy-good")} size={13} />
      </p>
    </Place>
  );
});

export const Church = memo(function Church() {
  const { view, names } = useBoard();
  const options = useOptions();
  const book = useWords();
  const beg = options.at("beg").length > 0;
  return (
    <Place id="church" name={book.say("ui-area-church")} className="panel-church">
      <Head id="church" sign="church" note={book.say("ui-last-delivery")} />
      <ul className="deliveries">
        {slotsFor(view.players.length).map(({ id, takes, n, points, botric }) => {
          const by = view.church[id];
          return (
            <li key={id}>
              <Place
                id={`slot-${id}`}
                name={book.say("head-slot")}
                className={by === undefined ? "slot-line" : "slot-line done"}
              >
                <span className="takes">
                  {(takes.length ? takes : ["coin"]).map((good) => (
                    <Token key={good} name={good} size={17} label={book.say(`good-${good}`)} />
                  ))}
                  <b {...named(book.say("ui-together", { n }))}>{n}</b>
                  {view.botric && botric && <small>{book.say("ui-botric-pays", { n: botric })}</small>}
                </span>
                <Points n={points} />
                {by !== undefined && (
                  <span className="by">
                    <PlayerShape seat={by} size={11} /> {names[by]}
                  </span>
                )}
                {by === undefined && <Why id={`slot-${id}`} />}
              </Place>
            </li>
          );
        })}
      </ul>
      {beg && (
        <Place id="beg" name={book.say("ui-beg")} className="hire">
          <span>{book.say("ui-beg")}</span>+<Amount good="coin" n={number("beg-coins")} size={14} />
        </Place>
      )}
    </Place>
  );
});

/** Awards for the same thing stand together. */
const AWARDED = [["chaplain", "sacristan"], ["merchant"], ["landscaper"]];

/** Milestones are taken once; awards go to whoever leads at the end. */
export const Honours = memo(function Honours() {
  const { view, names } = useBoard();
  const book = useWords();
  return (
    <Place id="honours" name={book.say("ui-area-honours")} className="panel-honours">
      <Head id="honours" sign="honours" />
      <ul className="milestones">
        {MILESTONES.map(({ id, good }, i) => {
          const owner = view.milestones[i]!;
          const name = book.say(`milestone-${id}`);
          return (
            <li
              key={id}
              {...named(name, {
                about: book.say(good ? "ui-milestone-good" : "ui-milestone-road"),
                clause: good ? "B7.5" : "B8.3",
              })}
            >
              {good ? <Token name={good} size={17} /> : <Sign name="road" />}
              <span className="sr">{name}: </span>
              {owner === NOBODY ? (
                <span className="open">—</span>
              ) : (
                <>
                  <PlayerShape seat={owner} size={11} />
                  <span className="sr">{names[owner]}</span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <dl className="awards">
        {AWARDED.map((ids) => (
          <div key={ids[0]}>
            <dt>
              {AWARDS.filter((x) => ids.includes(x.id)).map(({ id, points }) => (
                <span key={id}>
                  <Points n={points} /> {book.say(`score-${id}`)}
                </span>
              ))}
            </dt>
            <dd>
              {view.players.map((p) => (
                <span
                  key={p.seat}
                  {...named(
                    book.say("ui-line", { name: names[p.seat] ?? "", what: String(countsFor(view, ids[0]!, p.seat)) }),
                    { about: book.say(`ui-award-${ids[0]}`), clause: "B11.2" },
                  )}
                >
                  <PlayerShape seat={p.seat} size={11} />
                  <span className="sr">{names[p.seat]}</span> {countsFor(view, ids[0]!, p.seat)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Place>
  );
});
