// What the parts of the boards are, and what lies there now, in words: for a long press and for the
// table of all places.

import type { About, Arg, Message } from "@ludorum/board";
import { CARDS, FIFTHS, MANUSCRIPTS, SCHEMES, SLOTS } from "./content";
import { show } from "./effects";
import { cardWord, positionOf, segmentWords, siteNamed, siteWords, spaceNamed, spaceWords } from "./names";
import { actionsHere, atHand, handLimit, rewardAt, segmentAt, sideAt, sitesEach, slotOf, stack } from "./points";
import { ICONS, KINDS, type Player, SPACES, type View } from "./view";

const CLAUSES: Record<string, string> = {
  road: "V5.4.1",
  sites: "V6.8.4",
  castle: "V6.9.2",
  segments: "V7.1",
  stacks: "V11.1",
  hand: "V10.1",
  row: "V5.3.1",
  actions: "V6.1",
  phases: "V6.8.9",
  track: "V9.8",
};

const ACTION_CLAUSES: Record<string, string> = {
  trade: "V6.7.1",
  build: "V6.8.1",
  workers: "V6.9.1",
  transcribe: "V6.10.1",
};

const say = (id: string, args: Record<string, Arg> = {}): Message => [id, args];
const as = (message: Message): Arg => ({ msg: message });
const line = (name: Message, what: Message): Message => say("ui-line", { name: as(name), what: as(what) });
const list = (items: Message[]): Message => (items.length ? say("list", { items: { list: items } }) : say("none"));

export function about(place: string, view: View, seat: number): About | null {
  const [whose, there] = place.split(":");
  if (there) return about(there, view, Number(whose));
  const p = view.players[seat] ?? view.players[view.active]!;
  const clause = CLAUSES[place];
  if (clause) return { name: say(`ui-${place}`), lines: [], lies: LIES[place]!(view, p), clause };
  const [sort = "", ...rest] = place.split("-");
  return SMALL[sort]?.(rest.join("-"), view, p) ?? null;
}

// -- smaller places --------------------------------------------------------------------------------

const SMALL: Record<string, (name: string, view: View, p: Player) => About | null> = {
  space: (name, view) => aboutSpace(spaceNamed(view, name), view),
  site: (name, view) => {
    const cut = name.lastIndexOf("-");
    return aboutSite(siteNamed(view, name.slice(0, cut), Number(name.slice(cut + 1))), view);
  },
  section: (name, view) => aboutSection(positionOf(view, name), view),
  keep: (_, view) => ({
    name: say("third-tier"),
    lines: view.leader >= 0 ? [line(say("leader"), say(`player-${view.leader}`))] : [],
    lies: [workers(view.third_tier)],
    clause: "V6.9.3",
  }),
  folk: (name, view) => aboutFolk(positionOf(view, name), view),
  book: (name, view) => aboutBook(positionOf(view, name), view),
  hand: (card) => (CARDS[card] ? aboutCard(card, "V5.3.2") : null),
  row: (card) => (CARDS[card] ? aboutCard(card, "V1.4") : null),
  draw: (_, view, p) => ({ name: say("own-draw"), lines: [], lies: LIES.hand!(view, p), clause: "V8.2" }),
  act: (name) => ({ name: say(`action-${name}`), lines: [], lies: [], clause: ACTION_CLAUSES[name] ?? "V6.1" }),
  slot: (id, _, p) => {
    const i = SLOTS.findIndex((x) => x.id === id);
    return {
      name: slotName(i),
      lines: [gives(i)],
      lies: [say(p.built[i] ? "ui-is-uncovered" : "ui-is-covered")],
      clause: "V6.8.9",
    };
  },
};

function aboutSpace(space: number, view: View): About {
  const here = view.players.filter((p) => p.at === space).map((p) => say(`player-${p.seat}`));
  const segment = segmentAt(view, Math.floor(space / 3));
  const trade = [segment.trade_left, null, segment.trade_right][space % 3];
  const can = trade
    ? say("here-outer", {
        merchants: as(say("good-merchant.count", { n: trade.merchants })),
        effect: as(show(trade.effect)),
      })
    : say("here-inner", { cost: as(say("good-cleric.count", { n: bookCost(view, Math.floor(space / 3)) })) });
  return {
    name: spaceWords(view, space),
    lines: [can],
    lies: here.length ? [list(here)] : [],
    clause: trade ? "V6.7.1" : "V6.9.1",
  };
}

function bookCost(view: View, pos: number): number {
  return MANUSCRIPTS[view.books[pos] ?? ""]?.cost ?? segmentAt(view, pos).manuscript.cost;
}

function owner(view: View, site: number): Message | null {
  const there = view.sites[site]!;
  if (there < 0) return null;
  return say("cell-building", {
    building: as(say(`building-${KINDS[there % 3]!}`)),
    player: as(say(`player-${Math.floor(there / 3)}`)),
  });
}

function aboutSite(site: number, view: View): About {
  const each = sitesEach(view);
  const { sites, links } = sideAt(view, Math.floor(site / each));
  const link = links[site % each];
  const there = owner(view, site);
  return {
    name: siteWords(view, site),
    lines: [show(sites[site % each]!.effect), ...(link ? [line(say("head-link"), show(link))] : [])],
    lies: there ? [there] : [],
    clause: "V6.8.4",
  };
}

function workers(row: readonly number[] | undefined): Message {
  return list(
    (row ?? []).flatMap((n, seat) => (n ? [say("cell-workers", { player: as(say(`player-${seat}`)), n })] : [])),
  );
}

function aboutSection(pos: number, view: View): About {
  return {
    name: say("ui-section", { segment: as(segmentWords(view, pos)) }),
    lines: [line(say("head-reward"), show(rewardAt(view, pos)))],
    lies: [
      line(say("head-tier-1"), workers(view.first_tier[pos])),
      line(say("head-tier-2"), workers(view.second_tier[pos])),
    ],
    clause: "V6.9.2",
  };
}

/** Value, icons and ability of a card, one fact a line. */
function cardLines(card: string): Message[] {
  const { silver, icons, hire, when, action, way, effect } = CARDS[card]!;
  const owned = list(ICONS.flatMap((x) => (icons[x] ? [say(`good-${x}.count`, { n: icons[x] })] : [])));
  const lines = [line(say("head-value"), say("good-silver.count", { n: silver })), owned];
  if (hire) lines.push(say("card-hire", { effect: as(show(hire)) }));
  if (when === "pay") lines.push(say(`pays-${way}-${action}`));
  else if (when && effect)
    lines.push(
      say("card-when", { when: as(say(action ? `when-${when}-${action}` : `when-${when}`)), effect: as(show(effect)) }),
    );
  return lines;
}

function aboutCard(card: string, clause: string): About {
  return { name: say(cardWord(card)), lines: cardLines(card), lies: [], clause };
}

function aboutFolk(pos: number, view: View): About {
  const card = view.folk[pos];
  const lies = [say("ui-below", { n: view.folk_below[pos] ?? 0 })];
  if (card) return { ...aboutCard(card, "V7.1"), lies };
  const { silver, hire } = segmentAt(view, pos).townsfolk;
  const lines = [
    line(say("head-value"), say("good-silver.count", { n: silver })),
    say("card-hire", { effect: as(show(hire)) }),
  ];
  return { name: say("printed-townsfolk"), lines, lies: [], clause: "V6.4.2" };
}

function bookWords(view: View, pos: number): Message {
  const found = MANUSCRIPTS[view.books[pos] ?? ""];
  const cost = as(say("good-cleric.count", { n: bookCost(view, pos) }));
  if (!found) return say("printed-manuscript", { cost, effect: as(show(segmentAt(view, pos).manuscript.effect)) });
  const ribbon = as(say(`ribbon-${found.ribbon}`));
  if (found.score) return say("manuscript-scores", { ribbon, cost, effect: as(show(found.score)) });
  return say("manuscript-works", { ribbon, cost, effect: as(show(found.effect!)) });
}

function aboutBook(pos: number, view: View): About {
  return {
    name: say("head-manuscript"),
    lines: [bookWords(view, pos)],
    lies: view.books[pos] ? [say("ui-below", { n: view.books_below[pos] ?? 0 })] : [],
    clause: view.books[pos] ? "V6.10.1" : "V6.10.3",
  };
}

function slotName(i: number): Message {
  return say("ui-slot", { what: as(say(`building-${KINDS[Math.floor(i / 3)]!}`)), n: (i % 3) + 1 });
}

function gives(i: number): Message {
  const { icons, ability } = SLOTS[i]!;
  if (ability) return say(`slot-${ability}`);
  return list(ICONS.flatMap((x) => (icons?.[x] ? [say(`good-${x}.count`, { n: icons[x] })] : [])));
}

// -- the parts of the boards -----------------------------------------------------------------------

const LIES: Record<string, (view: View, p: Player) => Message[]> = {
  road: (view) =>
    Array.from({ length: SPACES }, (_, i) => i).flatMap((space) => {
      const here = view.players.filter((p) => p.at === space).map((p) => say(`player-${p.seat}`));
      return here.length ? [line(spaceWords(view, space), list(here))] : [];
    }),
  sites: (view) =>
    view.sites.flatMap((_, site) => {
      const there = owner(view, site);
      return there ? [line(siteWords(view, site), there)] : [];
    }),
  castle: (view) => [
    ...FIFTHS.map((pos) =>
      line(
        segmentWords(view, pos),
        list([
          line(say("head-tier-1"), workers(view.first_tier[pos])),
          line(say("head-tier-2"), workers(view.second_tier[pos])),
        ]),
      ),
    ),
    line(say("third-tier"), workers(view.third_tier)),
  ],
  segments: (view) =>
    FIFTHS.map((pos) => {
      const card = view.folk[pos];
      return line(
        segmentWords(view, pos),
        list([say(card ? cardWord(card) : "printed-townsfolk"), bookWords(view, pos)]),
      );
    }),
  stacks: (view) => [
    line(say("end-poverty"), say("good-debt.count", { n: view.poverty })),
    line(say("end-prosperity"), say("good-deed.count", { n: view.prosperity })),
  ],
  hand: (view, p) => [
    ...(typeof p.hand === "number" ? [] : [list(p.hand.map((x) => say(cardWord(x))))]),
    say("ui-limit", { n: handLimit(view, p) }),
    line(
      say("own-discard"),
      p.bot ? say("num", { n: p.discard.length }) : list(p.discard.map((x) => say(cardWord(x)))),
    ),
  ],
  row: (_, p) =>
    p.board.map((card, i) =>
      line(
        say(["head-left", "head-middle", "head-right"][i]!),
        card ? say(SCHEMES[card] ? "head-scheme" : cardWord(card)) : say("empty"),
      ),
    ),
  actions: (view, p) => [
    ...(p.at >= 0 ? [list(actionsHere(p).map((x) => say(`action-${x}`)))] : []),
    line(say("own-icons"), list(atHand(view, p).flatMap((n, i) => (n ? [say(`good-${ICONS[i]!}.count`, { n })] : [])))),
  ],
  phases: (_, p) =>
    SLOTS.map((_slot, i) => line(slotName(i), list([say(p.built[i] ? "ui-is-uncovered" : "ui-is-covered"), gives(i)]))),
  track: (_, p) => [
    say("ui-markers", { virtue: p.virtue, corruption: p.corruption }),
    ...(stack(p) ? [line(say("ui-collision-now", { n: stack(p) }), show(slotOf(stack(p)).above))] : []),
  ],
};
