// What the parts of the board are, and what lies there now, in words: for a long press and for the
// table of all places.

import type { About, Arg, Message } from "@ludorum/board";
import { AWARDS, MILESTONES, SALES, SLOTS, type SlotFacts, TILES } from "./content";
import { countsFor, oddsOf } from "./counts";
import { endScore } from "./effects";
import { as, liesOn, say, who } from "./lies";
import { NOBODY, type Player, type View } from "./view";

const CLAUSES: Record<string, string> = {
  village: "B4.3",
  "town-hall": "B6.1",
  market: "B9.1",
  church: "B10.1",
  honours: "B11.2",
  plans: "B7.1",
  road: "B8.1",
  donkeys: "H2.1",
  turns: "G3",
  botric: "M4.1",
};

const line = (name: Message, what: Message): Message => say("ui-line", { name: as(name), what: as(what) });
const list = (items: Message[]): Arg => ({ list: items });

function counted(goods: Record<string, number>): Message {
  return say("list", { items: list(Object.entries(goods).map(([good, n]) => say(`good-${good}.count`, { n }))) });
}

export function about(place: string, view: View, seat: number): About | null {
  const p = view.players[Math.max(seat, 0)];
  const clause = CLAUSES[place];
  if (clause && p) {
    if (place === "botric" && !view.botric) return null;
    return { name: say(`ui-area-${place}`), lines: [], lies: LIES[place]!(view, p), clause };
  }
  const cut = place.indexOf("-");
  const [sort, rest] = [place.slice(0, cut), place.slice(cut + 1)];
  if (sort === "tile" && view.tiles.includes(rest)) return tile(rest, liesOn(view, view.tiles.indexOf(rest)));
  if (sort === "row" && view.row[Number(rest)]) return tile(view.row[Number(rest)]!, []);
  if (sort === "plan" && TILES[rest]) return tile(rest, []);
  if (sort === "sale" && SALES[rest])
    return { name: say("head-sale"), lines: [sale(rest)], lies: [], clause: SALES[rest].clause };
  return sort === "slot" && SLOTS[rest]
    ? { name: say("head-slot"), lines: [slot(SLOTS[rest])], lies: [], clause: "B10.1" }
    : null;
}

function tile(id: string, lies: Message[]): About {
  const { cost, points, clause, slots, makes } = TILES[id]!;
  const end = endScore(id);
  const lines = [
    ...(cost
      ? [line(say("head-cost"), counted(cost)), line(say("ui-when-built"), say("good-vp.count", { n: points ?? 0 }))]
      : []),
    ...(slots && makes && makes !== "raw" ? [line(say("ui-makes"), say(`good-${makes}.count`, { n: slots }))] : []),
    ...(slots && makes === "raw" ? [line(say("ui-makes"), say("raw", { n: slots }))] : []),
    ...(end ? [line(say("head-score"), end)] : []),
  ];
  return { name: say(`tile-${id}`), lines, lies, clause };
}

function sale(id: string): Message {
  const { cost, points, coins } = SALES[id]!;
  return say("sale", { cost: as(counted(cost)), gain: as(counted({ vp: points, coin: coins })) });
}

function slot({ id, n, points }: SlotFacts): Message {
  return say(`slot-${id}`, { n, gain: as(say("good-vp.count", { n: points })) });
}

const LIES: Record<string, (view: View, p: Player) => Message[]> = {
  village: (view) =>
    view.tiles.map((id, n) => {
      const here = liesOn(view, n);
      return here.length ? line(say(`tile-${id}`), say("list", { items: list(here) })) : say(`tile-${id}`);
    }),
  "town-hall": (view) =>
    view.row.map((id, i) => {
      const price = say("good-coin.count", { n: i });
      const coins = view.row_coins[i]!;
      const more = coins ? [say("effect-plus", { good: as(say("good-coin.count", { n: coins })) })] : [];
      return line(say(`tile-${id}`), say("list", { items: list([price, ...more]) }));
    }),
  market: (view) => view.market.map(sale),
  church: (view) =>
    Object.values(SLOTS).map((x) => {
      const by = view.church[x.id];
      return by === undefined ? slot(x) : line(slot(x), say(`player-${by}`));
    }),
  honours: (view) => [
    ...MILESTONES.map(({ id }, i) => {
      const owner = view.milestones[i]!;
      return line(say(`milestone-${id}`), owner === NOBODY ? say("none") : say(`player-${owner}`));
    }),
    ...AWARDS.map(({ id }) =>
      line(
        say(`score-${id}`),
        say("list", {
          items: list(
            view.players.map((x) =>
              say("ui-line", { name: who(x.seat), what: as(say("num", { n: countsFor(view, id, x.seat) })) }),
            ),
          ),
        }),
      ),
    ),
  ],
  plans: (_, p) => p.blueprints.map((id) => line(say(`tile-${id}`), counted(TILES[id]!.cost ?? {}))),
  road: () => [],
  turns: () => [],
  donkeys: (view, p) => p.donkeys.map((n) => say(`tile-${view.tiles[n]}`)),
  botric: (view) => {
    const { botric } = view;
    if (!botric) return [];
    return [
      line(say("botric-row"), say("list", { items: list(botric.row.map((x) => say(`action-${x}`))) })),
      ...oddsOf(botric).map(({ disc, n, of, action }) =>
        line(say("ui-odds", { n, of, disc: as(say(`disc-${disc}`)) }), action ? say(`action-${action}`) : say("none")),
      ),
      line(say("botric-favour"), say(botric.up ? "face-up" : "face-down")),
    ];
  },
};
