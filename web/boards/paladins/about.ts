// What the parts of the boards are, and what lies there now, in words: for a long press and for the
// table of all places.

import { type About, type Message, message, nested, showEffect } from "@ludorum/board";
import { ACTS, FAVOURS, HIRES, ORDERS, OUTSIDERS, REGIONS, SPACES, TOWNSFOLK } from "./content";
import { isAction } from "./places";
import { done, fulfilled, level, price, seatsOf, spacesOf, treasuryOf } from "./points";
import { ATTRIBUTES, type Player, type View, WORKERS, WORKSHOP } from "./view";

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
};

const NAMES: Record<string, string> = {
  townsfolk: "ui-townsfolk",
  land: "pic-land",
  favours: "pic-favours",
  orders: "pic-orders",
  treasury: "ui-treasury",
  attributes: "head-boost",
};

export function about(place: string, view: View, seat: number): About | null {
  const [whose, there] = place.split(":");
  if (there) return about(there, view, Number(whose));
  const clause = CLAUSES[place];
  const p = view.players[Math.max(seat, 0)];
  if (clause && p) {
    const name = message(NAMES[place] ?? `action-${place}`);
    return { name, lines: [], contents: isAction(place) ? action(place, p) : contents(place, view, p), clause };
  }
  const [sort, at] = place.split("-");
  if (sort === "town") return townsman(view.row[Number(at)] ?? "");
  return sort === "foe" ? outsider(view.foes[Number(at)] ?? "") : null;
}

function townsman(card: string): About | null {
  const found = TOWNSFOLK[card];
  if (!found) return null;
  const now = found.hire ? [message("card-now", { effect: nested(showEffect(found.hire)) })] : [];
  const talent = message("card-when", {
    when: nested(message(`when-${found.needs ?? found.when}`)),
    effect: nested(showEffect(found.gain)),
  });
  const lines = [
    message("ui-line", { name: nested(message("head-discard")), what: nested(showEffect(found.discard)) }),
  ];
  for (const x of [...now, talent])
    lines.push(message("ui-line", { name: nested(message("head-crew")), what: nested(x) }));
  return { name: message(`townsfolk-${found.name}`), lines, contents: [], clause: "P5.2" };
}

function outsider(card: string): About | null {
  const found = OUTSIDERS[card];
  if (!found) return null;
  const lines = [
    message("ui-line", { name: nested(message("action-attack")), what: nested(showEffect(found.attack)) }),
    message("ui-line", {
      name: nested(message("action-convert")),
      what: nested(showEffect({ gain: { strength: found.strength } })),
    }),
    message("card-end", { effect: nested(showEffect(found.score)) }),
  ];
  const name = message("outsider", {
    name: nested(message(`outsider-${found.name}`)),
    people: nested(message(`people-${found.people}`)),
  });
  return { name, lines, contents: [], clause: "P6.6" };
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
