import { type BoardProps, Key, Lock, named, Pawn, Place, Places, sign, useOptions, useWords } from "@ludorum/board";
import { number } from "./content";
import { landmarks, roadsOf } from "./counts";
import type { View } from "./view";
import "./hamlet.css";
import { PlanFace } from "./Plan";
import { places } from "./places";
import { Donkey, Flag, Sign, Token } from "./Token";

/** What one has, the blueprints in hand, and what a villager can do anywhere. */
export function Dock({ view, seat, options, lit }: BoardProps<View>) {
  const book = useWords();
  const p = view.players[seat];
  if (!p) return null;
  const most = number("blueprints");
  return (
    <Places game="hamlet" options={options} lit={lit}>
      <section className="hamlet hamlet-dock" aria-label={book.say("ui-yours")} {...named(book.say("ui-yours"))}>
        <div className="own-goods">
          <p {...sign("coin", p.coins)}>
            <Token name="coin" size={24} label={book.say("head-coins")} />
            <b>{p.coins}</b>
          </p>
          <p {...named(book.say("ui-villagers-of"), { about: book.say("ui-about-standing"), clause: "H2.2" })}>
            <Pawn seat={seat} size={17} />
            <b>
              {p.standing.length}
              <small>{book.say("ui-to-act", { n: p.standing.length + p.lying.length })}</small>
            </b>
          </p>
          <p {...named(book.say("head-donkeys"), { about: book.say("ui-about-donkeys"), clause: "B4.3" })}>
            <Donkey seat={seat} size={24} />
            <span className="sr">{book.say("head-donkeys")}</span>
            <b>{p.donkeys.length}</b>
          </p>
          <p className="left">
            <span {...named(book.say("ui-roads-left"), { clause: "B8.2" })}>
              <Sign name="road" /> <span className="sr">{book.say("ui-roads-left")}</span>
              {number("roads") - roadsOf(view, seat)}
            </span>
            <span {...named(book.say("ui-flags-left"), { clause: "H4.2" })}>
              <Flag seat={seat} /> <span className="sr">{book.say("ui-flags-left")}</span>
              {number("flags") - landmarks(view, seat)}
            </span>
          </p>
        </div>
        <Place id="plans" name={book.say("ui-area-plans")} className="own-plans">
          <h3>
            {book.say("ui-area-plans")} <small>{book.say("ui-of", { n: p.blueprints.length, of: most })}</small>
          </h3>
          <div className="row-of-plans">
            {p.blueprints.map((id) => (
              <Place key={id} id={`plan-${id}`} name={book.say(`tile-${id}`)} className="plan cardface">
                <PlanFace id={id} />
                {p.standing.length > 0 && <Lock id={`plan-${id}`} />}
              </Place>
            ))}
            {Array.from({ length: most - p.blueprints.length }, (_, i) => (
              <span key={i} className="no-plan" {...named(book.say("ui-free-plan"), { clause: "B6.2" })}>
                {book.say("ui-empty")}
              </span>
            ))}
          </div>
        </Place>
        <div className="own-acts" {...named(book.say("ui-anywhere"))}>
          <h3>{book.say("ui-anywhere")}</h3>
          <Act id="road" sign="road" />
          <Act id="donkeys" sign="donkeys" />
        </div>
      </section>
    </Places>
  );
}

function Act({ id, sign }: { id: string; sign: string }) {
  const book = useWords();
  const options = useOptions();
  const idle = !options.at(id).length && !options.closed(id);
  return (
    <Place id={id} name={book.say(`ui-area-${id}`)} className={idle ? "act idle" : "act"}>
      <Sign name={sign} />
      <b>{book.say(`ui-area-${id}`)}</b>
      <Key places={places} id={id} />
      <Lock id={id} />
    </Place>
  );
}
