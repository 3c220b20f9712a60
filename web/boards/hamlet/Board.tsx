import {
  type BoardProps,
  named,
  type OptionIndex,
  Places,
  useAskEffect,
  useDefaultOption,
  useLitEffect,
  useWords,
} from "@ludorum/board";
import { useState } from "react";
import { BotricBoard } from "./BotricBoard";
import type { View } from "./view";
import "./hamlet.css";
import { BoardContext, useForm } from "./board-context";
import { Church, Honours, Market, TownHall } from "./Panels";
import { PAGES, type Page, pageAt, pageOf } from "./places";
import { usual, wished } from "./placing";
import { Sign } from "./Token";
import { VillageMap } from "./VillageMap";
import { useVillage } from "./village";

export function Board({ view, seat, names, options, lit }: BoardProps<View>) {
  const book = useWords();
  const form = useForm();
  const village = useVillage(view);
  const [wish, setWish] = useState(0);
  const [page, setPage] = useState<Page>("village");
  useDefaultOption(options, (x) => (x.kind === "turn" ? wished(x, wish) : usual(x)));
  const { ask } = options;
  // A question is answered where it is drawn; of the many things a turn offers most are on the map.
  useAskEffect(ask, () => {
    if (!ask) return;
    const found = new Set(ask.options.map((x) => pageOf(ask.kind, x, view)));
    setPage((old) => {
      if (ask.kind === "act" && found.has(old)) return old;
      return found.has("village") ? "village" : (PAGES.find((x) => found.has(x)) ?? "village");
    });
  });
  useLitEffect(lit, (places) => {
    const there = places.flatMap((x) => pageAt(x) ?? []);
    setPage((old) => (there.includes(old) ? old : (there[0] ?? old)));
  });
  const wide = form === "wide";
  const on = (x: Page) => wide || page === x;
  return (
    <Places game="hamlet" options={options} lit={lit}>
      <BoardContext view={view} seat={seat} names={names} village={village}>
        <div className={`hamlet hamlet-board as-${form}`} role="group" aria-label={book.say("title")}>
          {!wide && <Pages page={page} show={setPage} options={options} view={view} />}
          {on("village") && <VillageMap options={options} lit={lit} wish={wish} setWish={setWish} />}
          <div
            className={wide ? "panels" : `panels only-${page}`}
            role="group"
            aria-label={book.say("ui-panels")}
            tabIndex={0}
          >
            {on("town-hall") && <TownHall />}
            {on("market") && <Market />}
            {on("church") && <Church />}
            {on("church") && <Honours />}
            {on("botric") && (
              <div className="botric-page">
                <BotricBoard view={view} head="h3" />
              </div>
            )}
          </div>
        </div>
      </BoardContext>
    </Places>
  );
}

const SIGNS: Record<Page, string> = {
  village: "village",
  "town-hall": "town_hall",
  market: "market",
  church: "church",
  botric: "botric",
};

/** Where there is no room for all: one at a time, with what can be chosen in each. */
function Pages(props: { page: Page; show(page: Page): void; options: OptionIndex; view: View }) {
  const book = useWords();
  const { ask } = props.options;
  const count = (page: Page) => ask?.options.filter((x) => pageOf(ask.kind, x, props.view) === page).length ?? 0;
  return (
    <div className="pages" role="group" aria-label={book.say("ui-pages")}>
      {PAGES.filter((x) => x !== "botric" || props.view.botric).map((x) => (
        <button key={x} type="button" aria-pressed={x === props.page} onClick={() => props.show(x)}>
          <Sign name={SIGNS[x]} />
          <span>{book.say(`ui-page-${x}`)}</span>
          {count(x) > 0 && (
            <b className="badge-open" {...named(book.say("ui-open-here", { n: count(x) }))}>
              {count(x)}
              <span className="sr">{book.say("ui-open-here", { n: count(x) })}</span>
            </b>
          )}
        </button>
      ))}
    </div>
  );
}
