// What a board does when it is asked something else: show the right part, bring it into sight.

import { useEffect, useEffectEvent } from "react";
import type { Ask } from "../game-ui";

/**
 * An effect that runs when another question comes, or none, and when one of `also` changes; not
 * whenever the position around an open question is told again, for by then its reader may look
 * elsewhere.
 */
export function useAskEffect(
  ask: Ask | null,
  run: () => undefined | (() => void),
  ...also: (string | number | boolean)[]
): void {
  const when = JSON.stringify([ask?.kind, ask?.token, ...also]);
  const latest = useEffectEvent(run);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what tells another question
  useEffect(() => latest(), [when]);
}
