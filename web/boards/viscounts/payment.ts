// The goods a payment would take: those of the selected one, or of the first, which takes the fewest.

import { type OptionIndex, selectedOrFirst, useOptions } from "@ludorum/board";

export type Paid = [good: string, n: number][];

export function paidBy(options: Pick<OptionIndex, "ask" | "selected">): Paid {
  return selectedOrFirst<Paid>(options, "pay") ?? [];
}

export function usePaid(): Paid {
  return paidBy(useOptions());
}
