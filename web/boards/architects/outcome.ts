// What an option brings, taken from the words the rules gave it: nothing is worked out anew here.

import type { Arg, Goods, Message, OptionIndex, OptionMark, PipName } from "@ludorum/board";

/** The message behind an option's label. */
export function labelOf(options: OptionIndex, mark: OptionMark | null): Message | null {
  const ask = options.ask;
  if (!ask || !mark) return null;
  const own = JSON.stringify(mark.option);
  const i = ask.options.findIndex((x) => x === mark.option || JSON.stringify(x) === own);
  return ask.labels[i] ?? null;
}

/** An argument of a message that is a message itself. */
export function part(message: Message | null, name: string): Message | null {
  const arg = message?.[1][name];
  return typeof arg === "object" && "msg" in arg ? arg.msg : null;
}

/** All goods a message names, with their signs. */
export function goodsIn(message: Message | null): Goods {
  const out: Goods = {};
  if (message) collect(message, 1, out);
  return out;
}

function collect([id, args]: Message, sign: number, out: Goods): void {
  const good = /^good-([a-z-]+)\.count$/.exec(id)?.[1] as PipName | undefined;
  if (good && typeof args.n === "number") {
    out[good] = (out[good] ?? 0) + sign * args.n;
    return;
  }
  const next = id === "effect-minus" ? -1 : sign;
  for (const arg of Object.values(args)) for (const m of inside(arg)) collect(m, next, out);
}

function inside(arg: Arg): Message[] {
  if (typeof arg !== "object") return [];
  return "msg" in arg ? [arg.msg] : arg.list.filter((m) => m !== null);
}
