// Something the server may refuse: one attempt at a time, and what it said.

import { useState } from "react";
import { OFFLINE, Refusal } from "../net/api";

export interface Attempt {
  busy: boolean;
  problem: Refusal | null;
  /** Resolves to undefined if it was refused. */
  make<T>(what: () => Promise<T>): Promise<T | undefined>;
}

export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  const make = async <T>(what: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setProblem(null);
    try {
      return await what();
    } catch (e) {
      setProblem(refusal(e));
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, make };
}

function refusal(e: unknown): Refusal {
  if (e instanceof Refusal) return e;
  // The browser's own: no passkey was chosen, there is none, or it is on the account already.
  if (e instanceof DOMException)
    return new Refusal(e.name === "InvalidStateError" ? "passkey-there" : "no-passkey", "");
  return new Refusal(OFFLINE, "");
}
