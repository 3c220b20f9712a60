// Ways to narrow a list of cards without words: the kinds they fall into, the goods on them.

import type { Message } from "../generated/frames";

/** `group`: of one group a card has at most one, so the others go when one is chosen. */
export interface Facet {
  key: string;
  group: string;
  message: Message;
}

const MOST_KINDS = 12;
const LEAST_EACH = 2;
const GOOD = /^good-[a-z-]+\.count$/;

/** Arguments of a label that are plain messages: its kinds. */
function kinds([, args]: Message): Facet[] {
  return Object.entries(args).flatMap(([name, arg]) =>
    typeof arg === "object" && "msg" in arg && !Object.keys(arg.msg[1]).length
      ? [{ key: `${name} ${arg.msg[0]}`, group: name, message: arg.msg }]
      : [],
  );
}

/** Counted goods, however deep they lie. */
function goods([id, args]: Message): Facet[] {
  if (GOOD.test(id)) {
    const message: Message = [id, args];
    return [{ key: JSON.stringify(message), group: id, message }];
  }
  return Object.values(args).flatMap((arg) => {
    if (typeof arg !== "object") return [];
    return ("msg" in arg ? [arg.msg] : arg.list).flatMap((x) => (x ? goods(x) : []));
  });
}

/** By label, in order: everything it could be narrowed by. */
export function facetsOf(labels: readonly Message[]): Facet[][] {
  const byKind = labels.map(kinds);
  const groups = new Map<string, Map<string, number>>();
  for (const list of byKind) {
    for (const { group, key } of list) {
      const held = groups.get(group) ?? new Map<string, number>();
      groups.set(group, held.set(key, (held.get(key) ?? 0) + 1));
    }
  }
  const helps = (group: string) => {
    const held = groups.get(group);
    if (!held || held.size < 2 || held.size > MOST_KINDS) return false;
    const known = [...held.values()].reduce((n, x) => n + x, 0);
    return known >= labels.length / 2 && known / held.size >= LEAST_EACH;
  };
  const found = byKind.map((list) => list.filter((x) => helps(x.group)));
  // Names say more than goods: only cards without names are told by what is on them.
  return found.some((list) => list.length) ? found : labels.map(goods);
}

/** Facets that still tell the shown labels apart, with how many each would leave. */
export function splitting(shown: readonly Facet[][]): { facet: Facet; n: number }[] {
  const out = new Map<string, { facet: Facet; n: number }>();
  for (const list of shown) {
    for (const facet of new Map(list.map((x) => [x.key, x])).values()) {
      const had = out.get(facet.key);
      if (had) had.n += 1;
      else out.set(facet.key, { facet, n: 1 });
    }
  }
  // Goods of one sort stand together, the fewest first; kinds stay as they come.
  const order = (x: Facet) => `${x.group} ${String(x.message[1].n ?? "").padStart(3, "0")}`;
  return [...out.values()]
    .filter((x) => x.n < shown.length)
    .sort((a, b) => order(a.facet).localeCompare(order(b.facet), "en"));
}
