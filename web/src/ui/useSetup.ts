// How many sit at a table that is to be, and by which settings: some open seats that others close.

import { useState } from "react";
import type { GameInfo, SettingInfo } from "../generated/http";
import { fits, seatsOf } from "./seat-counts";

export interface Setup {
  seats: number;
  setSeats(n: number): void;
  /** Numbers of seats that can be had with these settings. */
  offered: number[];
  settings: SettingInfo[];
  options: Record<string, string>;
  set(name: string, value: string): void;
  /** What has been chosen and holds at this table. */
  wanted: Record<string, string>;
}

/** The number of seats one begins with. */
export function usualSeats(game: GameInfo): number {
  const usual = seatsOf(game, {});
  return usual.includes(3) ? 3 : (usual.find((x) => x > 1) ?? 1);
}

export function useSetup(game: GameInfo, begin: number): Setup {
  const [seats, setSeats] = useState(begin);
  const [options, setOptions] = useState<Record<string, string>>({});
  const settings = game.settings.filter((x) => !x.alone || seats === 1);
  const set = (name: string, value: string) => {
    const chosen = { ...options, [name]: value };
    const opened = game.settings.find((x) => x.name === name)?.opens ?? [];
    const open = seatsOf(game, chosen);
    setOptions(chosen);
    // Who opens seats wants them; who closes them cannot keep them.
    if (opened.length)
      setSeats(open.find((x) => opened.includes(x)) ?? (open.includes(seats) ? seats : usualSeats(game)));
  };
  const wanted = Object.entries(options).filter(([k]) => settings.some((x) => x.name === k && fits(x, seats)));
  return {
    seats,
    setSeats,
    offered: seatsOf(game, options),
    settings,
    options,
    set,
    wanted: Object.fromEntries(wanted),
  };
}
