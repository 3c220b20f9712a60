import { useEffect } from "react";

/** Looks at once, then again and again while the page is in view, and when it is seen again. `look` is told whether
 * what it finds is still wanted; another `key` is another thing to look at. */
export function useLookAgain(look: (wanted: () => boolean) => Promise<void>, every: number, key: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is of what `key` says.
  useEffect(() => {
    let here = true;
    let looking = false;
    const again = async () => {
      if (document.hidden || looking) return;
      looking = true;
      await look(() => here).catch(() => undefined); // then the next time
      looking = false;
    };
    void again();
    const timer = setInterval(again, every);
    document.addEventListener("visibilitychange", again);
    return () => {
      here = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  }, [key, every]);
}
