// Which numbers of seats a game takes, by what is set.

import type { GameInfo, SettingInfo } from "../generated/http";

function chosen(setting: SettingInfo, options: Record<string, string>): boolean {
  const value = options[setting.name];
  return value !== undefined && value !== setting.values[0];
}

/** Numbers of seats that can be had with these options: some only with one of them. */
export function seatsOf(game: GameInfo, options: Record<string, string>): number[] {
  return game.players.filter((n) => game.settings.every((x) => !x.opens.includes(n) || chosen(x, options)));
}

/** Whether a table for so many has a setting at all: one that opens seats is for those alone. */
export function fits(setting: SettingInfo, seats: number): boolean {
  return !setting.opens.length || setting.opens.includes(seats);
}
