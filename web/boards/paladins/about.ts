// What the parts of the boards are, and what lies there now, in words: for a long press and for the
// table of all places.

import { type About, type Message, message, nested, showEffect } from "@ludorum/board";
import {
  ACTS,
  type Action,
  BOT_ROW,
  FAVOURS,
  HIRES,
  isOurs,
  JARS,
  ORDERS,
  OUTSIDERS,
  PALADINS,
  REGIONS,
  SPACES,
  TAVERNS,
  TOWNSFOLK,
  TREASURY,
} from "./content";
import { isAction } from "./places";
import { done, fulfilled, level, price, seatsOf, spacesOf, treasuryOf } from "./points";
import { inPile } from "./schemes";
import { ATTRIBUTES, FIRST_FAVOUR, type Player, type View, WORKERS, WORKSHOP } from "./view";

const CLAUSES: Record<string, string> = {
  develop: "P5.1",
  recruit: "P5.2",
  hunt: "P5.3",
  trade: "P5.4",
  pray: "P5.5",
  conspire: "P5.6",
  commission: "P6.1",
  fortify: "P6.2",
  garrison: "P6.3",
  absolve: "P6.5",
  attack: "P6.6",
  convert: "P6.7",
  townsfolk: "P5.2",
  land: "P6.4",
  favours: "P6.8",
  orders: "P10.1",
  treasury: "P7.1",
  attributes: "P1.4",
  marker: "P11.14",
  schemes: "P11.17",
};

const NAMES: Record<string, string> = {
  townsfolk: "ui-townsfolk",
  land: "pic-land",
  favours: "pic-favours",
  orders: "pic-orders",
  treasury: "ui-treasury",
  attributes: "head-boost",
  marker: "bot-marker",
  schemes: "bot-deck",
};

export function about(place: string, view: View, seat: number): About | null {
  const [whose, there] = place.split(":");
  if (there) return about(there, view, Number(whose));
  const clause = CLAUSES[place];
  const p = view.players[Math.max(seat, 0)];
  if (clause && p) {
    const name = message(NAMES[place] ?? `action-${place}`);
    const told = !isAction(place) ? `about-${place}` : p.bot ? `does-${place}` : `sign-act-${place}.about`;
    const ours = isAction(place)
      ? (p.bot ? OURS_OF_BOT : OURS).has(place)
      : place === "treasury" && isOurs(TREASURY[seatsOf(view)]);
    return {
      name,
      lines: [message(told)],
      contents: isAction(place) ? action(place, p) : contents(place, view, p),
      clause,
      house: ours,
    };
  }
  if (place === "rest")
    return { name: message("action-rest"), lines: [message("sign-act-rest.about")], contents: [], clause: "P11.25" };
  const cut = place.indexOf("-");
  return p ? (SMALL[place.slice(0, cut)]?.(place.slice(cut + 1), view, p) ?? null) : null;
}

/** P5.1, P6.5: what workshops uncover and what jars ask for is ours. */
const OURS = new Set<string>(["develop", "absolve"]);
/** P11.20: so is what its row takes. */
const OURS_OF_BOT = new Set<string>(BOT_ROW.flatMap((x) => (isOurs(x) ? [x.id] : [])));

const line = (name: Message, what: Message): Message => message("ui-line", { name: nested(name), what: nested(what) });
const list = (items: Message[]): Message =>
  items.length ? message("list", { items: { list: items } }) : message("none");
const men = (workers: readonly string[]): Message => list(workers.map((x) => message(`good-${x}`)));

const SMALL: Record<string, (name: string, view: View, p: Player) => About | null> = {
  town: (at, view) => townsman(view.row[Number(at)] ?? "", Number(at)),
  crew: (card) => townsman(card),
  foe: (at, view) => outsider(view.foes[Number(at)] ?? "", Number(at)),
  space: (at, view) => land(Number(at), view),
  favour: (at, view) => favour(Number(at), view),
  jar: (at, _, p) => jar(Number(at), p),
  spot: (name, _, p) => spot(name, p),
  worker: (kind, _, p) => ({
    name: message(`good-${kind}`),
    lines: [message(`sign-${kind}.about`)],
    contents: [message(`good-${kind}.count`, { n: p.workers[WORKERS.findIndex((x) => x === kind)] ?? 0 })],
    clause: kind === "criminal" ? "P4.2" : "P1.2",
  }),
  tavern: (at, view) => tavern(Number(at), view),
  paladin: (id) => paladin(id),
  board: (seat) => ({
    name: message("ui-board-of", { name: nested(message(`player-${seat}`)) }),
    lines: [message("about-board")],
    contents: [],
    clause: "P1.7",
  }),
};

/** P6.4: a space of a region, and what it brings. */
function land(at: number, view: View): About | null {
  const found = SPACES[at];
  if (!found) return null;
  const { faith, strength } = REGIONS[found.region - 1]!;
  const there = view.land[at]!;
  const owner = nested(message(`player-${there >> 1}`));
  return {
    name: message("ui-region", { n: found.region }),
    lines: [
      message("about-space", { effect: nested(showEffect(found.gain)) }),
      message("about-space-needs", { faith, strength }),
    ],
    contents: [
      there < 0 ? message("ui-space-free") : message(there & 1 ? "ui-outpost-of" : "ui-monk-of", { name: owner }),
    ],
    clause: "P6.4",
  };
}

/** P6.8: who is sent, what is paid besides, what it brings. */
function favour(at: number, view: View): About {
  const found = FAVOURS[view.shown_favours[at] ?? ""];
  const name = message("option-favour-hidden", { n: at + 1 });
  if (!found)
    return { name, lines: [message("ui-favour-hidden", { n: at + FIRST_FAVOUR })], contents: [], clause: "P3.2" };
  const cost = Object.entries(found.cost ?? {}).map(([good, n]) => message(`good-${good}.count`, { n }));
  const guest = view.on_favours[at] ?? -1;
  return {
    name,
    lines: [
      line(message("head-takes"), message(`good-${found.worker}`)),
      ...(cost.length ? [line(message("head-price"), list(cost))] : []),
      message("about-brings", { effect: nested(showEffect(found.gain)) }),
    ],
    contents: guest >= 0 ? [message(`player-${guest}`)] : [],
    clause: "P6.8",
  };
}

function jar(at: number, p: Player): About | null {
  const found = JARS[at];
  if (!found) return null;
  return {
    name: message("sign-jar"),
    lines: [message("about-jar", { effect: nested(showEffect(found.gain)) })],
    contents: p.jars[at] ? [message("ui-jar", { n: p.jars[at]! })] : [],
    clause: "P6.5",
    house: isOurs(found),
  };
}

/** P4.1: a space of an action, by its number. */
function spot(name: string, p: Player): About | null {
  const [act, at] = name.split("-") as [Action, string];
  const there = ACTS[act] && spacesOf(p, act)[Number(at)];
  if (there === undefined) return null;
  return {
    name: message(`action-${act}`),
    lines: [message("ui-space-need", { what: nested(message(`good-${ACTS[act].spaces[Number(at)]}`)) })],
    contents: there === WORKSHOP ? [message("ui-workshop")] : there < 0 ? [] : [message(`good-${WORKERS[there]}`)],
    clause: CLAUSES[act]!,
  };
}

function tavern(at: number, view: View): About | null {
  const found = TAVERNS[view.inns[at] ?? ""];
  if (!found) return null;
  const guest = view.guests[at] ?? -1;
  return {
    name: message("ui-tavern", { n: at + 1 }),
    lines: [message("about-tavern", { workers: nested(men(found.workers)) })],
    contents: guest >= 0 ? [message(`player-${guest}`)] : [],
    clause: "P3.6",
  };
}

/** P9.1. */
function paladin(id: string): About | null {
  const found = PALADINS[id];
  if (!found) return null;
  const action = nested(message(`action-${found.action}`));
  const ability = found.bonus
    ? message("ability-bonus", { action, gain: nested(showEffect({ gain: found.bonus })) })
    : found.less
      ? message("ability-less", { action, price: nested(message("good-silver.count", { n: found.less })) })
      : message(`ability-no-${ACTS[found.action].good ?? "silver"}`, { action });
  return {
    name: message(`paladin-${id}`),
    lines: [
      message("about-boost", { boost: nested(showEffect({ gain: found.boost as Record<string, number> })) }),
      ability,
      line(message("head-workers"), men(found.workers)),
    ],
    contents: [],
    clause: "P9.1",
  };
}

function townsman(card: string, slot = -1): About | null {
  const found = TOWNSFOLK[card];
  if (!found) return null;
  const now = found.hire ? [message("card-now", { effect: nested(showEffect(found.hire)) })] : [];
  const talent = message("card-when", {
    when: nested(message(`when-${found.needs ?? found.when}`)),
    effect: nested(showEffect(found.gain)),
  });
  // Whoever is in a crew has been paid for, and is not discarded any more.
  const offered = slot < 0 ? [] : [line(message("head-price"), hirePrice(slot))];
  const discard = slot < 0 ? [] : [line(message("head-discard"), showEffect(found.discard))];
  const crew = [...(slot < 0 ? [] : now), talent].map((x) => line(message("head-crew"), x));
  const lines = [...offered, ...discard, ...crew];
  return { name: message(`townsfolk-${found.name}`), lines, contents: [], clause: "P5.2", house: isOurs(found) };
}

/** P5.2. */
function hirePrice(slot: number): Message {
  const { silver, debt } = HIRES[slot]!;
  const price = message("good-silver.count", { n: silver });
  return debt
    ? message("effect-or", { one: nested(price), other: nested(message("good-debt.count", { n: 1 })) })
    : price;
}

function outsider(card: string, slot: number): About | null {
  const found = OUTSIDERS[card];
  if (!found) return null;
  const lines = [
    message("ui-line", { name: nested(message("action-attack")), what: nested(showEffect(found.attack)) }),
    message("ui-line", {
      name: nested(message("action-convert")),
      what: nested(showEffect({ gain: { strength: found.strength } })),
    }),
    message("card-end", { effect: nested(showEffect(found.score)) }),
    message("about-foe-needs", { ...REGIONS[slot]! }),
  ];
  const name = message("outsider", {
    name: nested(message(`outsider-${found.name}`)),
    people: nested(message(`people-${found.people}`)),
  });
  return { name, lines, contents: [], clause: "P6.6", house: isOurs(found) };
}

/** Who stands on an action, how often it was done, what it costs. */
function action(name: keyof typeof ACTS, p: Player): Message[] {
  const { spaces, limit } = ACTS[name];
  const list = spacesOf(p, name).map((x, i): Message => {
    if (x === WORKSHOP) return message("ui-workshop");
    const what = nested(message(`good-${x < 0 ? spaces[i] : WORKERS[x]}`));
    return message(x < 0 ? "ui-space-need" : "ui-space-full", { what });
  });
  const cost = price(p, name);
  return [
    message("list", { items: { list } }),
    ...(limit
      ? [message("ui-times-of", { n: done(p, name), of: limit })]
      : [message("ui-times", { n: done(p, name) })]),
    ...(cost
      ? [
          message("ui-line", {
            name: nested(message("head-price")),
            what: nested(message(`good-${cost.good}.count`, { n: cost.n })),
          }),
        ]
      : []),
  ];
}

function contents(place: string, view: View, p: Player): Message[] {
  if (place === "townsfolk")
    return view.row.flatMap((card, i) =>
      card
        ? [
            message("ui-line", {
              name: nested(message(`townsfolk-${TOWNSFOLK[card]!.name}`)),
              what: nested(message("good-silver.count", { n: HIRES[i]!.silver })),
            }),
          ]
        : [],
    );
  if (place === "favours")
    return view.shown_favours.map((card, i) =>
      message("ui-line", {
        name: nested(message("option-favour-hidden", { n: i + 1 })),
        what: nested(showEffect(FAVOURS[card]!.gain)),
      }),
    );
  if (place === "orders")
    return view.shown_orders.map((card, i) => {
      const { action: name, times } = ORDERS[card]!;
      const met = fulfilled(view, p).includes(i) ? times : done(p, name);
      return message("ui-line", {
        name: nested(message(`action-${name}`)),
        what: nested(message("cell-of", { n: met, of: times })),
      });
    });
  if (place === "treasury") return [message("ui-left-of", { n: view.treasury, of: treasuryOf(view) })];
  if (place === "marker") return [message("ui-bot-points", { n: view.marker + 1 })];
  if (place === "schemes")
    return [...inPile(view)].flatMap(([what, n]) =>
      n
        ? [
            message("ui-line", {
              name: nested(message(`action-${what}`)),
              what: nested(message("num", { n })),
            }),
          ]
        : [],
    );
  if (place === "attributes")
    return ATTRIBUTES.map((x) =>
      message("ui-line", {
        name: nested(message(`head-${x}`)),
        what: nested(message("num", { n: level(view, p, x) })),
      }),
    );
  return REGIONS.map((_, i) => {
    const free = SPACES.filter((x, k) => x.region === i + 1 && x.players <= seatsOf(view) && view.land[k]! < 0).length;
    const card = view.foes[i];
    const who = card ? message(`outsider-${OUTSIDERS[card]!.name}`) : message("none");
    return message("ui-region-lies", { n: i + 1, free, who: nested(who) });
  });
}
