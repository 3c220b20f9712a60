// The goods a payment would take: those of the selected one, or of the first, which takes the fewest.

import { useEffect, useRef } from "react";
import { type OptionIndex, useOptions } from "@ludorum/board";

export type Paid = [good: string, n: number][];

export function paidBy({ ask, selected }: Pick<OptionIndex, "ask" | "selected">): Paid {
  if (ask?.kind !== "pay") return [];
  const ways = ask.options as Paid[];
  return ways.find((x) => JSON.stringify(x) === selected) ?? ways[0] ?? [];
}

export function usePaid(): Paid {
  return paidBy(useOptions());
}

/** Nothing can be selected while the last answer is still on its way: then it is tried again. */
const AGAIN = 120;

/** A payment is selected from the start: the cheapest comes first. */
export function useCheapest({ ask, selected, select }: OptionIndex): void {
  const token = ask?.kind === "pay" ? ask.token : null;
  const taken = useRef<number | null>(null);
  useEffect(() => {
    if (token !== null && selected !== null) taken.current = token;
    // Once a question: who lets go of it means it.
    if (!ask || token === null || taken.current === token) return undefined;
    const choose = () => select(JSON.stringify(ask.options[0]));
    choose();
    const timer = setInterval(choose, AGAIN);
    return () => clearInterval(timer);
  }, [token, selected]);
}
