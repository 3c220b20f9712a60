import { useEffect, useState } from "react";

/** Seconds by the clock of the server, which is `skew` ahead of ours; anew every `every` milliseconds. */
export function useNow(skew: number, every = 1000): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() / 1000), every);
    return () => clearInterval(timer);
  }, [every]);
  return now + skew;
}
