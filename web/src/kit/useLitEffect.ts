// What a board does when places are put into light: it shows the part they are in.

import { useEffect, useEffectEvent } from "react";

/** An effect that runs when other places are lit, with all of them. */
export function useLitEffect(lit: readonly string[], run: (lit: readonly string[]) => void): void {
  const when = lit.join("\n");
  const latest = useEffectEvent(run);
  useEffect(() => {
    if (when) latest(when.split("\n"));
  }, [when]);
}
