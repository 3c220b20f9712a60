// The review of a finished game: asked for, waited for, then it stays as it is.

import { useCallback, useEffect, useState } from "react";
import type { Review } from "../generated/frames";
import { api, OFFLINE, Refusal } from "../net/api";

const LOOK_AGAIN = 1500;

export interface Reviewing {
  /** Null until it is known whether there is one. */
  review: Review | null;
  problem: Refusal | null;
  ask(): void;
}

/** Whether there is anything to show: those who played may ask for one. */
export function reviewable({ review }: Reviewing, mine: boolean): boolean {
  return review !== null && (mine || review.status !== "none");
}

export function useReview(table: string): Reviewing {
  const [review, setReview] = useState<Review | null>(null);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const heard = useCallback((answer: Promise<Review>) => {
    answer.then(
      (said) => {
        setReview(said);
        setProblem(null);
      },
      (e: unknown) => setProblem(e instanceof Refusal ? e : new Refusal(OFFLINE, "")),
    );
  }, []);
  useEffect(() => {
    setReview(null);
    if (table) heard(api.review(table));
  }, [table, heard]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a look that failed another follows.
  useEffect(() => {
    if (review?.status !== "waiting") return undefined;
    const timer = setTimeout(() => heard(api.review(table)), LOOK_AGAIN);
    return () => clearTimeout(timer);
  }, [review, problem, table, heard]);
  return { review, problem, ask: () => heard(api.askReview(table)) };
}
