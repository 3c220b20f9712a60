import {
  type BoardProps,
  count,
  Icon,
  Key,
  Lock,
  Pawn,
  Place,
  Places,
  PlayerShape,
  Rich,
  showEffect,
  soft,
  useWords,
} from "@ludorum/board";
import { BargeCard, GuildCard } from "./cards";
import {
  DISTRICTS,
  type District,
  FESTIVALS,
  feastAfter,
  MOST_POSTS,
  prizesAt,
  ROUNDS,
  SCHEMES,
  shares,
  sizeOf,
} from "./content";
import { Lantern, Mark, Sail, Sight } from "./drawings";
import { schemeText } from "./phrases";
import { places } from "./places";
import type { View } from "./view";

export function Board({ view, seat, options, lit, names }: BoardProps<View>) {
  const book = useWords();
  return (
    <Places game="delta" options={options} lit={lit}>
      <div className="delta-board">
        <section className="ground" aria-label={book.say("title")}>
          <div className="sky">
            <Rounds view={view} />
            <Order view={view} names={names} />
            {view.festival && <FestivalCard name={view.festival} />}
            {view.scheme && <SchemeCard view={view} />}
          </div>
          <div className="town">
            {DISTRICTS.map((x) => (
              <DistrictPlace key={x} district={x} view={view} names={names} />
            ))}
          </div>
          <Market view={view} seat={seat} />
          <Quay view={view} />
        </section>
      </div>
    </Places>
  );
}

function Rounds({ view }: { view: View }) {
  const book = useWords();
  const { round, phase } = view;
  const next = feastAfter(round);
  const [first, second] = prizesAt(next);
  const prizes = { first: { msg: count("vp", first) }, second: { msg: count("vp", second) } };
  return (
    <Place id="rounds" name={book.say("head-round")} className="rounds">
      <ol aria-hidden="true">
        {Array.from({ length: ROUNDS }, (_, i) => i + 1).map((n) => (
          <li key={n} className={n < round || phase === "end" ? "past" : n === round ? "now" : ""}>
            {n}
            {n % 2 === 0 && <Lantern />}
          </li>
        ))}
      </ol>
      <p>
        <b>{book.say("ui-round", { n: round, of: ROUNDS })}</b>
        <span>
          {phase === "end" ? (
            book.say("ui-feast-over")
          ) : (
            <Rich
              message={next === round ? ["ui-feast-now", prizes] : ["ui-feast-next", { n: next, ...prizes }]}
              size={15}
            />
          )}
        </span>
      </p>
    </Place>
  );
}

function Order({ view, names }: { view: View; names: string[] }) {
  const book = useWords();
  const acting = view.phase === "act" ? view.order[view.turn - Number(view.discard && view.left === 2)] : -1;
  return (
    <Place id="order" name={book.say("head-order")} className="order">
      <h3>{book.say("head-order")}</h3>
      <ol>
        {view.order.map((who) => (
          <li key={who} className={who === acting ? "now" : ""} title={names[who]}>
            <PlayerShape seat={who} size={14} />
            <span className="sr">{names[who]}</span>
          </li>
        ))}
      </ol>
    </Place>
  );
}

function FestivalCard({ name }: { name: string }) {
  const book = useWords();
  return (
    <Place id="festival" name={book.say("head-festival")} className="happens">
      <h3>
        <small>{book.say("head-festival")}</small> {book.say(`festival-${name}`)}
      </h3>
      <p>
        <Rich message={showEffect(FESTIVALS[name]!.effect)} size={15} />
      </p>
    </Place>
  );
}

/** What the Abbot does this round; while bids are made it is still the last one. */
function SchemeCard({ view }: { view: View }) {
  const book = useWords();
  const { bid, district, stewards, guild } = SCHEMES[view.scheme]!;
  const abbot = view.players.length;
  return (
    <Place
      id="scheme"
      name={book.say("head-scheme")}
      says={book.tell(schemeText(view.scheme))}
      className={view.phase === "bid" ? "happens scheme past" : "happens scheme"}
    >
      <h3>
        <small>
          <PlayerShape seat={abbot} size={11} /> {book.say("head-scheme")}
        </small>
      </h3>
      <p aria-hidden="true">
        <b className="bid">{bid}</b>
        <Mark district={district} />
        {Array.from({ length: stewards }, (_, i) => (
          <Pawn key={i} seat={abbot} size={12} />
        ))}
        {guild && <Icon name="house" />}
      </p>
    </Place>
  );
}

function DistrictPlace({ district, view, names }: { district: District; view: View; names: string[] }) {
  const book = useWords();
  const id = `district-${district}`;
  const row = view.posts[district] ?? [];
  const brings = shares(row, prizesAt(feastAfter(view.round)));
  const over = view.phase === "end";
  return (
    <Place id={id} name={book.say(id)} className={`district delta-in-${district}`}>
      <header>
        <Mark district={district} />
        <h3>{book.say(id)}</h3>
        <Key places={places} id={id} />
        <Sight district={district} />
      </header>
      <ul>
        {row.map((n, who) => (
          <li key={who} className={!over && brings[who] ? "leads" : ""}>
            <PlayerShape seat={who} size={11} />
            <span className="name">{names[who]}</span>
            <span className="posts" aria-hidden="true">
              {Array.from({ length: MOST_POSTS }, (_, i) => (
                <i key={i}>{i < n && <Pawn seat={who} size={12} />}</i>
              ))}
            </span>
            <span className="sr">{n}</span>
            <b>
              {!over && brings[who] ? (
                <>
                  <span aria-hidden="true">+{brings[who]}</span>
                  <span className="sr">{book.say("ui-would", { n: brings[who] })}</span>
                </>
              ) : null}
            </b>
          </li>
        ))}
      </ul>
      <Lock id={id} />
    </Place>
  );
}

function Market({ view, seat }: { view: View; seat: number }) {
  const book = useWords();
  return (
    <section className="market" data-place="market">
      <header>
        <h3>{soft(book.say("head-market"))}</h3>
        <small>{book.say("ui-left", { n: sizeOf(view.pile) })}</small>
        <Key places={places} id="market" />
      </header>
      <div className="stalls">
        {view.market.map((card) => (
          <GuildCard key={card} card={card} me={view.players[seat]} />
        ))}
        {!view.market.length && <p className="none">{book.say("ui-market-empty")}</p>}
      </div>
    </section>
  );
}

function Quay({ view }: { view: View }) {
  const book = useWords();
  return (
    <section className="quay" data-place="quay">
      <header>
        <h3>{book.say("head-quay")}</h3>
        <Key places={places} id="quay" />
      </header>
      <div className="berths">
        {view.quay.map((card) => (
          <BargeCard key={card} card={card} />
        ))}
        {!view.quay.length && view.phase !== "end" && (
          <p className="none">
            <Sail />
            {book.say("ui-quay-empty")}
          </p>
        )}
      </div>
    </section>
  );
}
