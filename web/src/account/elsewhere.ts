// Signing in on another site, or to go on with something else: afterwards one is back where one was.

import { api } from "../net/api";

const KEY = "ludorum.back"; // where one was, for this tab alone

export async function setOut(lang: string): Promise<void> {
  const { to } = await api.away(lang);
  remember();
  location.assign(to);
}

/** Whoever goes to sign in from here comes back here. */
export function remember(): void {
  sessionStorage.setItem(KEY, location.hash);
}

/** Go on where one was before. */
export function comeBack(): void {
  const place = sessionStorage.getItem(KEY) ?? "";
  sessionStorage.removeItem(KEY);
  if (place.startsWith("#/") && !place.startsWith("#/sign-in")) location.hash = place;
}
