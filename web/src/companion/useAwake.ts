import { useEffect } from "react";

/** The phone lies on the table, and its screen stays on. */
export function useAwake(): void {
  useEffect(() => {
    let held: WakeLockSentinel | null = null;
    let here = true;
    const hold = async () => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      const got = await navigator.wakeLock.request("screen").catch(() => null); // a low battery says no
      if (here) held = got;
      else void got?.release();
    };
    const again = () => void hold();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      here = false;
      document.removeEventListener("visibilitychange", again);
      void held?.release();
    };
  }, []);
}
