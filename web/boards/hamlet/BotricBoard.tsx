// M2.4-M2.6: Botric's board. Discs stand over the first three tokens of his row; what is left in
// the bag says how likely each is to be tried first.

import { Clause, named, Place, sign, useWords } from "@ludorum/board";
import { memo } from "react";
import { number } from "./content";
import { oddsOf } from "./counts";
import { Sign, Token } from "./Token";
import type { View } from "./view";

/** `head`: the level of its heading, by what it stands in. */
export const BotricBoard = memo(function BotricBoard({ view, head: Head }: { view: View; head: "h3" | "h4" }) {
  const book = useWords();
  const { botric } = view;
  const p = view.players.find((x) => x.bot);
  if (!botric || !p) return null;
  const odds = oddsOf(botric);
  const hire = number("botric-villager");
  const odd = ({ n, of, disc }: (typeof odds)[number]) =>
    book.say("ui-odds", { n, of, disc: book.say(`disc-${disc}`) });
  return (
    <Place id="botric" name={book.say("ui-area-botric")} className="hamlet hamlet-botric">
      <Head>
        <Sign name="botric" />
        {book.say("ui-area-botric")}
      </Head>
      <p className={botric.up ? "favour" : "favour down"}>
        <span>{book.say("botric-favour")}</span>
        <b {...sign("coin", p.coins)}>
          {p.coins}
          <Token name="coin" size={15} label={book.say("good-coin")} />
        </b>
        <span>{book.say(botric.up ? "ui-up" : "ui-down")}</span>
      </p>
      <p className="first">
        {book.say("ui-botric-first", { n: hire })} <Clause game="hamlet" id="M4.1" />
      </p>
      <ol className="tokens">
        {botric.row.map((action, i) => {
          const here = odds[i];
          return (
            <li key={action}>
              <span
                className={here ? `disc disc-${here.disc}` : "disc none"}
                aria-hidden="true"
                {...(here ? named(odd(here), { clause: "M10.1" }) : {})}
              >
                {here && book.say(`disc-${here.disc}`)}
              </span>
              <span className="token" {...named(book.say(`action-${action}`), { clause: "M2.5" })}>
                <Sign name={action} />
              </span>
              <small>{book.say(`ui-token-${action}`)}</small>
              {here && (
                <b className={here.n ? "odds" : "odds zero"} {...named(odd(here), { clause: "M10.6" })}>
                  <span aria-hidden="true">
                    {here.n}/{here.of}
                  </span>
                  <span className="sr">{odd(here)}</span>
                </b>
              )}
            </li>
          );
        })}
      </ol>
      <p className="in-bag">
        <Sign name="disc-bag" />
        <span className="sr">{book.say("ui-disc-bag")}</span>
        {odds.flatMap(({ disc, n }) =>
          Array.from({ length: n }, (_, i) => (
            <i key={disc + i} className={`disc disc-${disc}`} {...sign("disc-bag")}>
              {book.say(`disc-${disc}`)}
            </i>
          )),
        )}
        <Clause game="hamlet" id="M10.1" />
      </p>
      {/* One line, also before the first: several are told by their signs. */}
      <p className="queue">
        <Sign name="blueprint" />
        <span className="sr">{book.say("head-blueprints")}: </span>
        {p.blueprints.length === 0 && <small>{book.say("ui-empty")}</small>}
        {p.blueprints.map((id) => (
          <span key={id} className="queued" {...named(book.say(`tile-${id}`))}>
            <Sign name={id} />
            <span className={p.blueprints.length > 1 ? "sr" : undefined}>{book.say(`tile-${id}`)}</span>
          </span>
        ))}
      </p>
    </Place>
  );
});
