// What a reader has set, kept in this browser.

import { useSyncExternalStore } from "react";
import { LANGUAGES } from "../generated/http";
import { isLang, type Lang } from "../words/load";

export const PACES = ["none", "quick", "normal", "slow"] as const;
export type Pace = (typeof PACES)[number];

export interface Prefs {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "full" | "none";
  /** How long each turn of others is shown. */
  pace: Pace;
  /** Of the sounds of a table, 0 to 1; 0: none. */
  volume: number;
  /** Keys that are a single letter or digit (WCAG 2.1.4 wants them to have a switch). */
  keys: boolean;
  /** The board as a table of all places, for those who hear it. */
  listed: boolean;
  /** A sentence for what comes up for the first time. */
  coach: boolean;
  /** Larger letters in the companion: the phone lies on the table. */
  large: boolean;
}

const KEPT = "ludorum.prefs";
const listeners = new Set<() => void>();

function wished(): Lang {
  for (const tag of globalThis.navigator?.languages ?? []) {
    const lang = tag.slice(0, 2);
    if (isLang(lang)) return lang;
  }
  return LANGUAGES[0];
}

function read(): Prefs {
  const initial: Prefs = {
    lang: wished(),
    theme: "auto",
    motion: "auto",
    pace: "normal",
    volume: 0.4,
    keys: true,
    listed: false,
    coach: true,
    large: false,
  };
  try {
    return { ...initial, ...(JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Prefs>) };
  } catch {
    return initial; // no storage, or not ours
  }
}

let prefs = read();

/** The page's root carries theme and motion, so that CSS alone decides the rest. */
export function applyPrefs(): void {
  const root = document.documentElement;
  root.lang = prefs.lang;
  for (const name of ["theme", "motion"] as const) {
    if (prefs[name] === "auto") delete root.dataset[name];
    else root.dataset[name] = prefs[name];
  }
}

export function setPrefs(change: Partial<Prefs>): void {
  prefs = { ...prefs, ...change };
  try {
    localStorage.setItem(KEPT, JSON.stringify(prefs));
  } catch {
    // It holds until the page is left.
  }
  applyPrefs();
  for (const listener of listeners) listener();
}

export function usePrefs(): Prefs {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => prefs,
  );
}

export function getPrefs(): Prefs {
  return prefs;
}

/** May pieces move? */
export function moving(): boolean {
  if (prefs.motion !== "auto") return prefs.motion === "full";
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
