// The workers a payment would take: the selected one, or the first, which is the cheapest.

import { useEffect } from "react";
import type { OptionIndex } from "../../game-ui";
import { useOptions } from "../../kit/Place";

export interface Paid {
  action: string;
  workers: string[];
}

export function paidBy({ ask, selected }: Pick<OptionIndex, "ask" | "selected">): Paid | null {
  if (ask?.kind !== "pay") return null;
  const ways = ask.options as string[][];
  const chosen = ways.find((x) => JSON.stringify(x) === selected) ?? ways[0];
  return chosen ? { action: String(ask.about[0]), workers: chosen } : null;
}

export function usePaid(): Paid | null {
  return paidBy(useOptions());
}

/** A payment is selected from the start: the cheapest comes first. */
export function useCheapest(options: OptionIndex): void {
  const { ask, selected, select } = options;
  const token = ask?.kind === "pay" ? ask.token : null;
  useEffect(() => {
    if (token !== null && selected === null && ask) select(JSON.stringify(ask.options[0]));
    // Only once a question: who lets go of it means it.
  }, [token]);
}
