// The workers a payment would take: the selected one, or the first, which is the cheapest.

import { useEffect, useRef } from "react";
import { type OptionIndex, useOptions } from "@ludorum/board";

export interface Paid {
  action: string;
  workers: string[];
}

export function paidBy({ ask, selected }: Pick<OptionIndex, "ask" | "selected">): Paid | null {
  if (ask?.kind !== "pay") return null;
  const ways = ask.options as string[][];
  const chosen = ways.find((x) => JSON.stringify(x) === selected) ?? ways[0];
  return chosen ? { action: String(ask.about.action), workers: chosen } : null;
}

export function usePaid(): Paid | null {
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
