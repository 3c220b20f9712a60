// What the parts of the board are, and what lies there now, in words: for a long press and for the
// table of all places.

import { type About, type Arg, type Message, message, nested } from "@ludorum/board";
import {
  AWARDS,
  isOurs,
  MILESTONES,
  number,
  SALES,
  SLOTS,
  type SlotFacts,
  slotsFor,
  TILES,
  villagerPrice,
} from "./content";
import { contentsOf, who } from "./contents";
import { countsFor, oddsOf } from "./counts";
import { endScore } from "./effects";
import { NOBODY, type Player, RAW, type View } from "./view";
import { villageOf } from "./village";

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

const line = (name: Message, what: Message): Message => message("ui-line", { name: nested(name), what: nested(what) });
const list = (items: Message[]): Arg => ({ list: items });

function counted(goods: Record<string, number>): Message {
  return message("list", {
    items: list(Object.entries(goods).map(([good, n]) => message(`good-${good}.count`, { n }))),
  });
}

export function about(place: string, view: View, seat: number): About | null {
  const p = view.players[Math.max(seat, 0)];
  const clause = CLAUSES[place];
  if (clause && p) {
    if (place === "botric" && !view.botric) return null;
    return {
      name: message(`ui-area-${place}`),
      lines: [message(`about-${place}`)],
      contents: CONTENTS[place]!(view, p),
      clause,
    };
  }
  const cut = place.indexOf("-");
  const [sort, rest] = [place.slice(0, cut), place.slice(cut + 1)];
  if (sort === "tile" && view.tiles.includes(rest)) return laid(rest, view);
  if (sort === "row" && view.row[Number(rest)]) return tile(view.row[Number(rest)]!, []);
  if (sort === "plan" && TILES[rest]) return tile(rest, []);
  if (sort === "sale" && SALES[rest])
    return {
      name: message("head-sale"),
      lines: [sale(rest), message("about-sale")],
      contents: [],
      clause: SALES[rest].clause,
      house: isOurs(SALES[rest]),
    };
  if (sort === "slot" && SLOTS[rest]) {
    const by = view.church[rest];
    const taken = by === undefined ? [] : [line(message("action-deliver"), message(`player-${by}`))];
    return {
      name: message("ui-slot"),
      lines: [slot(SLOTS[rest])],
      contents: taken,
      clause: SLOTS[rest].clause ?? "B10.1",
      house: isOurs(SLOTS[rest]),
    };
  }
  return p ? deed(place, sort, p) : null;
}

/** What can be done, or where something can be laid. */
function deed(place: string, sort: string, p: Player): About | null {
  const price = (n: number): Message[] => [line(message("head-price"), message("good-coin.count", { n }))];
  if (place === "hire-villager") {
    const have = p.standing.length + p.lying.length;
    const cost = have < number("villagers") ? price(villagerPrice(have)) : [];
    return said("ui-villager", "B6.3", [message("about-villager"), ...cost]);
  }
  if (place === "hire-donkey") {
    const cost = p.donkeys.length < number("donkeys") ? price(number("donkey")) : [];
    return said("ui-donkey", "B6.3", [message("about-donkey"), ...cost]);
  }
  if (place === "beg") return said("ui-beg", "B10.2", [message("about-beg")]);
  if (sort === "spot") return said("ui-spot", "B7.1", [message("about-spot")]);
  return sort === "edge" ? said("ui-road-site", "B8.1", [message("about-edge")]) : null;
}

function said(name: string, clause: string, lines: Message[]): About {
  return { name: message(name), lines, contents: [], clause };
}

/** A tile of the village: what lies there, and whether a road leads to it. */
function laid(id: string, view: View): About {
  const n = view.tiles.indexOf(id);
  const joined = villageOf(view).links[n]!.length > 0;
  return tile(id, [message(joined ? "joined" : "warn-not-joined"), ...contentsOf(view, n)]);
}

function tile(id: string, contents: Message[]): About {
  const { kind, cost, points, clause, slots, makes } = TILES[id]!;
  const end = endScore(id);
  const lines = [
    message(kind === "special" ? `about-${id}` : `about-kind-${kind}`),
    ...(cost
      ? [
          line(message("head-cost"), counted(cost)),
          line(message("ui-when-built"), message("good-vp.count", { n: points ?? 0 })),
        ]
      : []),
    ...(slots && makes && makes !== "raw"
      ? [line(message("ui-makes"), message(`good-${makes}.count`, { n: slots }))]
      : []),
    ...(slots && makes === "raw" ? [line(message("ui-makes"), message("raw", { n: slots }))] : []),
    ...(end ? [line(message("head-score"), end)] : []),
  ];
  return { name: message(`tile-${id}`), lines, contents, clause, house: isOurs(TILES[id]!) };
}

function sale(id: string): Message {
  const { cost, points, coins } = SALES[id]!;
  return message("sale", { cost: nested(counted(cost)), gain: nested(counted({ vp: points, coin: coins })) });
}

/** Slots of the printed side have words of their own; those of the other say what they take. */
function slot({ id, takes, n, points, clause }: SlotFacts): Message {
  const gain = nested(message("good-vp.count", { n: points }));
  if (!clause) return message(`slot-${id}`, { n, gain });
  if (!takes.length) return message("slot-coins", { n, gain });
  if (RAW.every((x) => takes.includes(x)) && takes.length === RAW.length) return message("slot-raw", { n, gain });
  const goods = nested(message("list", { items: list(takes.map((x) => message(`good-${x}`))) }));
  return message("slot-goods", { n, gain, goods });
}

const CONTENTS: Record<string, (view: View, p: Player) => Message[]> = {
  village: (view) =>
    view.tiles.map((id, n) => {
      const here = contentsOf(view, n);
      return here.length ? line(message(`tile-${id}`), message("list", { items: list(here) })) : message(`tile-${id}`);
    }),
  "town-hall": (view) =>
    view.row.map((id, i) => {
      const price = message("good-coin.count", { n: i });
      const coins = view.row_coins[i]!;
      const more = coins ? [message("effect-plus", { good: nested(message("good-coin.count", { n: coins })) })] : [];
      return line(message(`tile-${id}`), message("list", { items: list([price, ...more]) }));
    }),
  market: (view) => view.market.map(sale),
  church: (view) =>
    slotsFor(view.players.length).map((x) => {
      const by = view.church[x.id];
      return by === undefined ? slot(x) : line(slot(x), message(`player-${by}`));
    }),
  honours: (view) => [
    ...MILESTONES.map(({ id }, i) => {
      const owner = view.milestones[i]!;
      return line(message(`milestone-${id}`), owner === NOBODY ? message("none") : message(`player-${owner}`));
    }),
    ...AWARDS.map(({ id }) =>
      line(
        message(`score-${id}`),
        message("list", {
          items: list(
            view.players.map((x) =>
              message("ui-line", {
                name: who(x.seat),
                what: nested(message("num", { n: countsFor(view, id, x.seat) })),
              }),
            ),
          ),
        }),
      ),
    ),
  ],
  plans: (_, p) => p.blueprints.map((id) => line(message(`tile-${id}`), counted(TILES[id]!.cost ?? {}))),
  road: () => [],
  turns: () => [],
  donkeys: (view, p) => p.donkeys.map((n) => message(`tile-${view.tiles[n]}`)),
  botric: (view) => {
    const { botric } = view;
    if (!botric) return [];
    return [
      line(message("botric-row"), message("list", { items: list(botric.row.map((x) => message(`action-${x}`))) })),
      ...oddsOf(botric).map(({ disc, n, of, action }) =>
        line(
          message("ui-odds", { n, of, disc: nested(message(`disc-${disc}`)) }),
          action ? message(`action-${action}`) : message("none"),
        ),
      ),
      line(message("botric-favour"), message(botric.up ? "face-up" : "face-down")),
    ];
  },
};
