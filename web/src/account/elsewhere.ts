// Signing in on another site: the page goes away and comes back to the sign-in screen.

import { api } from "../net/api";

const KEY = "ludorum.back"; // where one was, for this tab alone

export async function setOut(lang: string): Promise<void> {
  const { to } = await api.away(lang);
  sessionStorage.setItem(KEY, location.hash);
  location.assign(to);
}

/** Go on where one was before. */
export function comeBack(): void {
  const place = sessionStorage.getItem(KEY) ?? "";
  sessionStorage.removeItem(KEY);
  if (place.startsWith("#/") && !place.startsWith("#/sign-in")) location.hash = place;
}
