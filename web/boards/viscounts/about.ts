// What the parts of the boards are, and what lies there now, in words: for a long press and for the
// table of all places.

import { type About, chain, type Message, message, nested, showEffect } from "@ludorum/board";
import {
  BOT_SLOTS,
  BOTS,
  BUILDINGS,
  CARDS,
  FIFTHS,
  type Icons,
  isOurs,
  MANUSCRIPTS,
  PLAYER_CARDS,
  SCHEMES,
  SLOTS,
} from "./content";
import {
  abilityWords,
  cardWord,
  hireWords,
  positionOf,
  segmentWords,
  siteNamed,
  siteWords,
  spaceNamed,
  spaceWords,
} from "./names";
import { buildingAt, placeIn, positionAt, slotFacts } from "./numbering";
import {
  actionsHere,
  atHand,
  handLimit,
  rewardAt,
  segmentAt,
  sideAt,
  sitesEach,
  slotIcons,
  slotOf,
  stack,
} from "./points";
import { ICONS, type Player, SPACES, type View } from "./view";

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

const line = (name: Message, what: Message): Message => message("ui-line", { name: nested(name), what: nested(what) });
const list = (items: Message[]): Message =>
  items.length ? message("list", { items: { list: items } }) : message("none");

export function about(place: string, view: View, seat: number): About | null {
  const [whose, there] = place.split(":");
  if (there) return about(there, view, Number(whose));
  const p = view.players[seat] ?? view.players[view.active]!;
  const clause = CLAUSES[place];
  if (clause)
    return {
      name: message(`ui-${place}`),
      lines: [message(`about-${place}`)],
      contents: CONTENTS[place]!(view, p),
      clause,
    };
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
    name: message("third-tier"),
    lines: [message("about-keep")],
    contents: [
      workers(view.third_tier),
      ...(view.leader >= 0 ? [line(message("leader"), message(`player-${view.leader}`))] : []),
    ],
    clause: "V6.9.3",
  }),
  folk: (name, view) => aboutFolk(positionOf(view, name), view),
  book: (name, view) => aboutBook(positionOf(view, name), view),
  hand: (card) => (CARDS[card] ? aboutCard(card, "V5.3.2") : null),
  row: (card) => (CARDS[card] ? aboutCard(card, "V1.4") : SCHEMES[card] ? aboutScheme(card) : null),
  draw: (_, view, p) => ({
    name: message("own-draw"),
    lines: [message("about-draw")],
    contents: CONTENTS.hand!(view, p),
    clause: "V10.1",
  }),
  act: (name) => ({
    name: message(`action-${name}`),
    lines: [message(`about-act-${name}`)],
    contents: [],
    clause: ACTION_CLAUSES[name] ?? "V6.1",
  }),
  slot: (id, _, p) =>
    aboutSlot(
      SLOTS.findIndex((x) => x.id === id),
      p,
    ),
  pair: (i, view) => aboutPair(view.offers[Number(i)] ?? "", view.offered[Number(i)] ?? ""),
};

function aboutSlot(i: number, p: Player): About {
  const { kind } = slotFacts(i);
  const { builders, vp } = BUILDINGS[kind];
  return {
    name: slotName(i),
    lines: [
      message("ui-slot-opens", { what: nested(gives(i, p)) }),
      message("ui-slot-costs", {
        builders: nested(message("good-builder.count", { n: builders })),
        vp: vp.slice(1).join(", "),
      }),
    ],
    contents: [message(p.built[i] ? "ui-is-uncovered" : "ui-is-covered")],
    clause: p.bot ? "V13.19" : "V6.8.9",
    house: p.bot !== "" && isOurs(BOTS[p.bot]),
  };
}

/** V2.9: what the player card brings, then its hero. */
function aboutPair(card: string, hero: string): About | null {
  const found = PLAYER_CARDS[card];
  if (!found || !CARDS[hero]) return null;
  return {
    name: message("space-outer", { n: found.space }),
    lines: [
      message("player-card", {
        n: found.space,
        goods: nested(showEffect({ gain: found.goods })),
        effect: nested(showEffect(found.effect)),
      }),
      line(message("ui-hero"), message(cardWord(hero))),
      ...cardLines(hero),
    ],
    contents: [],
    clause: "V2.9",
    house: isOurs(found),
  };
}

/** V13.14: what the bot does with a scheme. */
function aboutScheme(card: string): About {
  const { icons, bonus, move, options } = SCHEMES[card]!;
  return {
    name: message("head-scheme"),
    lines: [
      line(message("head-icons"), iconList(icons)),
      line(message("head-bonus"), showEffect(bonus)),
      message("scheme-move", { n: move }),
      line(message("head-options"), chain(options.map(showEffect), "scheme-else", "first", "other")),
    ],
    contents: [],
    clause: "V13.14",
    house: isOurs(SCHEMES[card]),
  };
}

function aboutSpace(space: number, view: View): About {
  const here = view.players.filter((p) => p.at === space).map((p) => message(`player-${p.seat}`));
  const segment = segmentAt(view, positionAt(space));
  const trade = [segment.trade_left, null, segment.trade_right][placeIn(space)];
  const can = trade
    ? message("here-outer", {
        merchants: nested(message("good-merchant.count", { n: trade.merchants })),
        effect: nested(showEffect(trade.effect)),
      })
    : message("here-inner", {
        cost: nested(message("good-cleric.count", { n: bookCost(view, positionAt(space)) })),
      });
  return {
    name: spaceWords(view, space),
    lines: [can, message(trade ? "about-outer" : "about-inner")],
    contents: here.length ? [list(here)] : [],
    clause: trade ? "V6.7.1" : "V6.9.1",
  };
}

function bookCost(view: View, pos: number): number {
  return MANUSCRIPTS[view.books[pos] ?? ""]?.cost ?? segmentAt(view, pos).manuscript.cost;
}

function owner(view: View, site: number): Message | null {
  const there = view.sites[site]!;
  if (there < 0) return null;
  return message("cell-building", {
    building: nested(message(`building-${buildingAt(there).kind}`)),
    player: nested(message(`player-${buildingAt(there).seat}`)),
  });
}

function aboutSite(site: number, view: View): About {
  const each = sitesEach(view);
  const { sites, links } = sideAt(view, Math.floor(site / each));
  const link = links[site % each];
  const there = owner(view, site);
  return {
    name: siteWords(view, site),
    lines: [
      message("ui-site-brings", { effect: nested(showEffect(sites[site % each]!.effect)) }),
      ...(link ? [line(message("head-link"), showEffect(link)), message("about-link")] : []),
    ],
    contents: [there ?? message("ui-site-free")],
    clause: "V6.8.4",
  };
}

function workers(row: readonly number[] | undefined): Message {
  return list(
    (row ?? []).flatMap((n, seat) =>
      n ? [message("cell-workers", { player: nested(message(`player-${seat}`)), n })] : [],
    ),
  );
}

function aboutSection(pos: number, view: View): About {
  return {
    name: message("ui-section", { segment: nested(segmentWords(view, pos)) }),
    lines: [message("about-section"), line(message("head-reward"), showEffect(rewardAt(view, pos)))],
    contents: [
      line(message("head-tier-1"), workers(view.first_tier[pos])),
      line(message("head-tier-2"), workers(view.second_tier[pos])),
    ],
    clause: "V6.9.2",
  };
}

function iconList(icons: Icons): Message {
  return list(ICONS.flatMap((x) => (icons[x] ? [message(`good-${x}.count`, { n: icons[x] })] : [])));
}

/** Value, icons and ability of a card, one fact a line. */
function cardLines(card: string): Message[] {
  const { silver, icons, hire } = CARDS[card]!;
  const lines = [
    line(message("head-value"), message("good-silver.count", { n: silver })),
    line(message("head-icons"), iconList(icons)),
  ];
  if (hire) lines.push(hireWords(hire));
  const ability = abilityWords(card);
  return ability ? [...lines, ability] : lines;
}

function aboutCard(card: string, clause: string): About {
  return { name: message(cardWord(card)), lines: cardLines(card), contents: [], clause, house: isOurs(CARDS[card]) };
}

function aboutFolk(pos: number, view: View): About {
  const card = view.folk[pos];
  const contents = [message("ui-below", { n: view.folk_below[pos] ?? 0 })];
  if (card) return { ...aboutCard(card, "V7.1"), contents };
  const { silver, hire } = segmentAt(view, pos).townsfolk;
  const lines = [line(message("head-value"), message("good-silver.count", { n: silver })), hireWords(hire)];
  return { name: message("printed-townsfolk"), lines, contents: [], clause: "V6.4.2" };
}

function bookWords(view: View, pos: number): Message {
  const found = MANUSCRIPTS[view.books[pos] ?? ""];
  const cost = nested(message("good-cleric.count", { n: bookCost(view, pos) }));
  if (!found)
    return message("printed-manuscript", { cost, effect: nested(showEffect(segmentAt(view, pos).manuscript.effect)) });
  const ribbon = nested(message(`ribbon-${found.ribbon}`));
  if (found.score) return message("manuscript-scores", { ribbon, cost, effect: nested(showEffect(found.score)) });
  return message("manuscript-works", { ribbon, cost, effect: nested(showEffect(found.effect!)) });
}

function aboutBook(pos: number, view: View): About {
  return {
    name: message("head-manuscript"),
    lines: [bookWords(view, pos), message("about-book")],
    contents: view.books[pos] ? [message("ui-below", { n: view.books_below[pos] ?? 0 })] : [],
    clause: view.books[pos] ? "V6.10.1" : "V6.10.3",
    house: isOurs(MANUSCRIPTS[view.books[pos] ?? ""]),
  };
}

function slotName(i: number): Message {
  return message("ui-slot", { what: nested(message(`building-${slotFacts(i).kind}`)), n: slotFacts(i).n });
}

/** What an uncovered slot does. */
function gives(i: number, p: Player): Message {
  const { id, ability } = SLOTS[i]!;
  const bot = p.bot ? BOT_SLOTS[id] : undefined;
  if (bot) return line(message(`ui-bot-${bot.when}`), showEffect(bot.effect));
  return ability && !p.bot ? message(`slot-${ability}`) : iconList(slotIcons(p, i));
}

// -- the parts of the boards -----------------------------------------------------------------------

const CONTENTS: Record<string, (view: View, p: Player) => Message[]> = {
  road: (view) =>
    Array.from({ length: SPACES }, (_, i) => i).flatMap((space) => {
      const here = view.players.filter((p) => p.at === space).map((p) => message(`player-${p.seat}`));
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
          line(message("head-tier-1"), workers(view.first_tier[pos])),
          line(message("head-tier-2"), workers(view.second_tier[pos])),
        ]),
      ),
    ),
    line(message("third-tier"), workers(view.third_tier)),
  ],
  segments: (view) =>
    FIFTHS.map((pos) => {
      const card = view.folk[pos];
      return line(
        segmentWords(view, pos),
        list([message(card ? cardWord(card) : "printed-townsfolk"), bookWords(view, pos)]),
      );
    }),
  stacks: (view) => [
    line(message("end-poverty"), message("good-debt.count", { n: view.poverty })),
    line(message("end-prosperity"), message("good-deed.count", { n: view.prosperity })),
  ],
  hand: (view, p) => [
    ...(typeof p.hand === "number" ? [] : [list(p.hand.map((x) => message(cardWord(x))))]),
    message("ui-limit", { n: handLimit(view, p) }),
    line(
      message("own-discard"),
      p.bot ? message("num", { n: p.discard.length }) : list(p.discard.map((x) => message(cardWord(x)))),
    ),
  ],
  row: (_, p) =>
    p.board.map((card, i) =>
      line(
        message(["head-left", "head-middle", "head-right"][i]!),
        card ? message(SCHEMES[card] ? "head-scheme" : cardWord(card)) : message("empty"),
      ),
    ),
  actions: (view, p) => [
    ...(p.at >= 0 ? [list(actionsHere(p).map((x) => message(`action-${x}`)))] : []),
    line(
      message("own-icons"),
      list(atHand(view, p).flatMap((n, i) => (n ? [message(`good-${ICONS[i]!}.count`, { n })] : []))),
    ),
  ],
  phases: (_, p) =>
    SLOTS.map((_slot, i) =>
      line(slotName(i), list([message(p.built[i] ? "ui-is-uncovered" : "ui-is-covered"), gives(i, p)])),
    ),
  track: (_, p) => [
    message("ui-markers", { virtue: p.virtue, corruption: p.corruption }),
    ...(stack(p) ? [line(message("ui-collision-now", { n: stack(p) }), showEffect(slotOf(stack(p)).above))] : []),
  ],
};
