// How the page comes to the home screen of a device.

import { useEffect, useState } from "react";

interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallEvent | null = null;
const offered = new Set<() => void>();
addEventListener("beforeinstallprompt", (e) => {
  e.preventDefault();
  offer = e as InstallEvent;
  for (const tell of offered) tell();
});

/** By a button, by hand, or it is there. */
export function useInstall(): { how: "ask"; ask(): void } | { how: "hand" | "done" } {
  const [, look] = useState(0);
  useEffect(() => {
    const tell = () => look((x) => x + 1);
    offered.add(tell);
    return () => {
      offered.delete(tell);
    };
  }, []);
  if (matchMedia("(display-mode: standalone)").matches) return { how: "done" };
  const had = offer;
  return had ? { how: "ask", ask: () => void had.prompt() } : { how: "hand" };
}
