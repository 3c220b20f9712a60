import { type BoardProps, Key, Lock, Pawn, Place, Places, useOptions, useWords } from "@ludorum/board";
import { number } from "./content";
import { landmarks, roadsOf } from "./counts";
import type { View } from "./view";
import "./hamlet.css";
import { PlanFace } from "./Plan";
import { places } from "./places";
import { Flag } from "./TileLabel";
import { Donkey, type Glyph, Sign, Token } from "./Token";

/** What one has, the blueprints in hand, and what a villager can do anywhere. */
export function Dock({ view, seat, options, lit }: BoardProps<View>) {
  const book = useWords();
  const p = view.players[seat];
  if (!p) return null;
  const most = number("blueprints");
  return (
    <Places game="hamlet" options={options} lit={lit}>
      <section className="hamlet hamlet-dock" aria-label={book.say("ui-yours")}>
        <div className="own-goods">
          <p>
            <Token name="coin" size={24} label={book.say("head-coins")} />
            <b>{p.coins}</b>
          </p>
          <p>
            <Pawn seat={seat} size={17} />
            <b>
              {p.standing.length}
              <small>{book.say("ui-to-act", { n: p.standing.length + p.lying.length })}</small>
            </b>
          </p>
          <p>
            <Donkey seat={seat} size={24} />
            <span className="sr">{book.say("head-donkeys")}</span>
            <b>{p.donkeys.length}</b>
          </p>
          <p className="left">
            <span title={book.say("ui-roads-left")}>
              <Sign name="stone-path" /> <span className="sr">{book.say("ui-roads-left")}</span>
              {number("roads") - roadsOf(view, seat)}
            </span>
            <span title={book.say("ui-flags-left")}>
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
              <span key={i} className="no-plan">
                {book.say("ui-empty")}
              </span>
            ))}
          </div>
        </Place>
        <div className="own-acts">
          <h3>{book.say("ui-anywhere")}</h3>
          <Act id="road" sign="stone-path" />
          <Act id="donkeys" sign="old-wagon" />
        </div>
      </section>
    </Places>
  );
}

function Act({ id, sign }: { id: string; sign: Glyph }) {
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
