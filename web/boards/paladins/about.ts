// What the parts of the boards are, and what lies there now, in words: for a long press and for the
// table of all places.

import type { About, Arg, Message } from "@ludorum/board";
import { ACTS, FAVOURS, HIRES, ORDERS, OUTSIDERS, REGIONS, SPACES, TOWNSFOLK } from "./content";
import { show } from "./effects";
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

const say = (id: string, args: Record<string, Arg> = {}): Message => [id, args];
const as = (message: Message): Arg => ({ msg: message });

export function about(place: string, view: View, seat: number): About | null {
  const [whose, there] = place.split(":");
  if (there) return about(there, view, Number(whose));
  const clause = CLAUSES[place];
  const p = view.players[Math.max(seat, 0)];
  if (clause && p) {
    const name = say(NAMES[place] ?? `action-${place}`);
    return { name, lines: [], lies: isAction(place) ? action(place, p) : lies(place, view, p), clause };
  }
  const [sort, at] = place.split("-");
  if (sort === "town") return townsman(view.row[Number(at)] ?? "");
  return sort === "foe" ? outsider(view.foes[Number(at)] ?? "") : null;
}

function townsman(card: string): About | null {
  const found = TOWNSFOLK[card];
  if (!found) return null;
  const now = found.hire ? [say("card-now", { effect: as(show(found.hire)) })] : [];
  const talent = say("card-when", { when: as(say(`when-${found.needs ?? found.when}`)), effect: as(show(found.gain)) });
  const lines = [say("ui-line", { name: as(say("head-discard")), what: as(show(found.discard)) })];
  for (const x of [...now, talent]) lines.push(say("ui-line", { name: as(say("head-crew")), what: as(x) }));
  return { name: say(`townsfolk-${found.name}`), lines, lies: [], clause: "P5.2" };
}

function outsider(card: string): About | null {
  const found = OUTSIDERS[card];
  if (!found) return null;
  const lines = [
    say("ui-line", { name: as(say("action-attack")), what: as(show(found.attack)) }),
    say("ui-line", { name: as(say("action-convert")), what: as(show({ gain: { strength: found.strength } })) }),
    say("card-end", { effect: as(show(found.score)) }),
  ];
  const name = say("outsider", {
    name: as(say(`outsider-${found.name}`)),
    people: as(say(`people-${found.people}`)),
  });
  return { name, lines, lies: [], clause: "P6.6" };
}

/** Who stands on an action, how often it was done, what it costs. */
function action(name: keyof typeof ACTS, p: Player): Message[] {
  const { spaces, limit } = ACTS[name];
  const list = spacesOf(p, name).map((x, i): Message => {
    if (x === WORKSHOP) return say("ui-workshop");
    const what = as(say(`good-${x < 0 ? spaces[i] : WORKERS[x]}`));
    return say(x < 0 ? "ui-space-need" : "ui-space-full", { what });
  });
  const cost = price(p, name);
  return [
    say("list", { items: { list } }),
    ...(limit ? [say("ui-times-of", { n: done(p, name), of: limit })] : [say("ui-times", { n: done(p, name) })]),
    ...(cost
      ? [say("ui-line", { name: as(say("head-price")), what: as(say(`good-${cost.good}.count`, { n: cost.n })) })]
      : []),
  ];
}

function lies(place: string, view: View, p: Player): Message[] {
  if (place === "townsfolk")
    return view.row.flatMap((card, i) =>
      card
        ? [
            say("ui-line", {
              name: as(say(`townsfolk-${TOWNSFOLK[card]!.name}`)),
              what: as(say("good-silver.count", { n: HIRES[i]!.silver })),
            }),
          ]
        : [],
    );
  if (place === "favours")
    return view.shown_favours.map((card, i) =>
      say("ui-line", { name: as(say("option-favour-hidden", { n: i + 1 })), what: as(show(FAVOURS[card]!.gain)) }),
    );
  if (place === "orders")
    return view.shown_orders.map((card, i) => {
      const { action: name, times } = ORDERS[card]!;
      const met = fulfilled(view, p).includes(i) ? times : done(p, name);
      return say("ui-line", { name: as(say(`action-${name}`)), what: as(say("cell-of", { n: met, of: times })) });
    });
  if (place === "treasury") return [say("ui-left-of", { n: view.treasury, of: treasuryOf(view) })];
  if (place === "attributes")
    return ATTRIBUTES.map((x) =>
      say("ui-line", { name: as(say(`head-${x}`)), what: as(say("num", { n: level(view, p, x) })) }),
    );
  return REGIONS.map((_, i) => {
    const free = SPACES.filter((x, k) => x.region === i + 1 && x.players <= seatsOf(view) && view.land[k]! < 0).length;
    const card = view.foes[i];
    const who = card ? say(`outsider-${OUTSIDERS[card]!.name}`) : say("none");
    return say("ui-region-lies", { n: i + 1, free, who: as(who) });
  });
}
