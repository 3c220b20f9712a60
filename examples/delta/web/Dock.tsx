import {
  type BoardProps,
  Change,
  count,
  Key,
  Place,
  Places,
  Rich,
  useMark,
  useOptions,
  useWords,
  WorkerGroup,
} from "@ludorum/board";
import type { ReactNode } from "react";
import { CrewCard, HiredGuild, told } from "./cards";
import { GOODS, GUILDS, handOf, MOST_GUILDS, sizeOf } from "./content";
import { Oars, Token } from "./drawings";
import { places } from "./places";
import type { Player, View } from "./view";

export function Dock({ view, seat, options, lit }: BoardProps<View>) {
  const me = view.players[seat];
  if (!me) return null;
  return (
    <Places game="delta" options={options} lit={lit}>
      <Own me={me} pile={sizeOf(view.crew)} />
    </Places>
  );
}

function Own({ me, pile }: { me: Player; pile: number }) {
  const book = useWords();
  const hand = handOf(me.hand);
  const points = me.guilds.reduce((n, x) => n + GUILDS[x]!.points, 0);
  return (
    <div className="delta-dock">
      <div className="dock">
        <div className="part stores" data-place="goods">
          <Head title="head-goods" letter="goods" />
          <div className="tiles">
            {GOODS.map((good) => (
              <Store key={good} id={`good-${good}`} good={good} n={me.goods[good] ?? 0} does="ui-sell" />
            ))}
          </div>
        </div>
        <div className="part purse">
          <Head title="head-coins" letter="coins" />
          <Store id="coins" good="coin" n={me.coins} does="ui-rest" />
        </div>
        <div className="part stewards">
          <Head title="head-stewards" />
          <p className="waiting changing">
            {me.stewards > 0 && <WorkerGroup seat={me.seat} n={me.stewards} size={12} most={7} />}
            <b>{me.stewards}</b>
            <Change n={me.stewards} />
          </p>
        </div>
        <div className="part hand" data-place="hand">
          <Head title="head-hand" letter="hand" />
          <div className="fan">
            {hand.map((card) => (
              <CrewCard key={card} card={card} />
            ))}
            <Pile n={pile} />
          </div>
        </div>
        <div className="part guilds">
          <Head title="head-guilds">
            <small>
              {me.guilds.length}/{MOST_GUILDS}
              {points > 0 && (
                <>
                  {" · "}
                  <Rich message={count("vp", points)} size={14} />
                </>
              )}
            </small>
          </Head>
          <div className="row">
            {me.guilds.map((card) => (
              <HiredGuild key={card} card={card} />
            ))}
            {!me.guilds.length && <p className="none">{book.say("ui-no-guilds")}</p>}
          </div>
        </div>
      </div>
    </div>
  );
}

function Head({ title, letter, children }: { title: string; letter?: string; children?: ReactNode }) {
  const book = useWords();
  return (
    <h3>
      {book.say(title)} {children}
      {letter && <Key places={places} id={letter} />}
    </h3>
  );
}

/** Goods of one kind, or coins; while there is something to do with them, what it brings. */
function Store({ id, good, n, does }: { id: string; good: string; n: number; does: string }) {
  const book = useWords();
  const options = useOptions();
  const mark = useMark(id);
  const name = book.say(`good-${good}`);
  const brings = does === "ui-rest" ? 1 : told(options, mark, "n");
  return (
    <Place id={id} name={name} says={book.say(`good-${good}.count`, { n })} className={n ? "store" : "store zero"}>
      <span className="amount changing">
        <Token name={good} size={24} label={name} />
        <b>{n}</b>
        <Change n={n} />
      </span>
      <small>
        {mark ? (
          <Rich message={[does, { n: { msg: ["effect-plus", { good: { msg: count("coin", brings) } }] } }]} size={14} />
        ) : (
          name
        )}
      </small>
    </Place>
  );
}

/** The crew still to be had. */
function Pile({ n }: { n: number }) {
  const book = useWords();
  const mark = useMark("crew");
  return (
    <Place
      id="crew"
      name={book.say("head-crew")}
      says={`${book.say("head-crew")}, ${book.say("ui-left", { n })}`}
      className="crew-card pile"
    >
      <span className="back">
        <Oars />
        <Key places={places} id="crew" />
      </span>
      <small>{mark ? book.say("ui-draw") : n}</small>
    </Place>
  );
}
