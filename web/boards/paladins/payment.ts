// The workers a payment would take: the selected one, or the first, which is the cheapest.

import { type OptionIndex, selectedOrFirst, useOptions } from "@ludorum/board";

export interface Paid {
  action: string;
  workers: string[];
}

export function paidBy(options: Pick<OptionIndex, "ask" | "selected">): Paid | null {
  const workers = selectedOrFirst<string[]>(options, "pay");
  return workers ? { action: String(options.ask?.about.action), workers } : null;
}

export function usePaid(): Paid | null {
  return paidBy(useOptions());
}
