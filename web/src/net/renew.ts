// A page whose build the server has no longer loads itself anew.

import { buildName } from "./faults";

const TRIED = "ludorum.renewed";

/** Once for every build, and only if the server is there: without it the page would be lost, and a part that could
 * not be had is asked for again. */
async function renew(): Promise<void> {
  const build = buildName();
  const tried = (sessionStorage.getItem(TRIED) ?? "").split(" ");
  if (tried.includes(build)) return;
  const here = await fetch(location.pathname, { cache: "no-cache" }).then(
    (x) => x.ok,
    () => false,
  );
  if (!here) return;
  sessionStorage.setItem(TRIED, [...tried, build].join(" "));
  location.reload();
}

/** Renews a page that lacks a part, from now on. Where nothing can be kept, nobody knows whether it has been tried: then the page stays. */
export function renewWhenLacking(): void {
  addEventListener("vite:preloadError", () => void renew().catch(() => undefined));
}
