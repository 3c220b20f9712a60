// Turns of others that came while nobody looked: the page was hidden or closed.

import { useEffect, useState } from "react";
import type { Snapshot } from "./snapshot";
import { lastTold, type Turn } from "./story";

export interface Absence {
  turns: Turn[];
  /** The reader has caught up, or does not want to. */
  end(): void;
}

export function useAbsence(now: Snapshot): Absence {
  const newest = lastTold(now.story.turns);
  // The last turn seen before the absence; what is kept of an earlier visit is such an absence.
  const [left, setLeft] = useState<number | null>(() => (newest > now.read ? now.read : null));
  const [hidden, setHidden] = useState(document.hidden);
  useEffect(() => {
    const change = () => {
      setHidden(document.hidden);
      if (document.hidden) setLeft((old) => old ?? newest);
    };
    document.addEventListener("visibilitychange", change);
    return () => document.removeEventListener("visibilitychange", change);
  }, [newest]);
  const [read, setRead] = useState(now.read);
  if (read !== now.read) {
    // Whoever decides something is here.
    setRead(now.read);
    if (!hidden) setLeft(null);
  }
  const [retold, setRetold] = useState(now.retold);
  if (retold !== now.retold) {
    // Something was missed: that is an absence, too.
    setRetold(now.retold);
    setLeft(left ?? now.read);
  }
  const since = left === null ? Infinity : Math.max(left, now.read);
  const mine = !hidden && now.moved && now.position?.ask;
  const own = now.position?.seat ?? -1;
  const turns = mine ? now.story.turns.filter((x) => x.id > since && x.seat !== own && x.steps.length) : [];
  return { turns, end: () => setLeft(null) };
}
