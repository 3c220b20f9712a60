// Numbers of seats that only a setting opens.

import { describe, expect, it } from "vitest";
import type { GameInfo, SettingInfo } from "../src/generated/http";
import { fits, seatsOf } from "../src/ui/seat-counts";

const setting = (name: string, opens: number[]): SettingInfo => ({
  name,
  values: ["off", "on"],
  clause: "",
  alone: false,
  opens,
});
const roads = setting("roads", []);
const more = setting("more", [3, 4]);
const game = { players: [1, 2, 3, 4], settings: [roads, more] } as unknown as GameInfo;

describe("seats that a setting opens", () => {
  it("are offered once it is chosen", () => {
    expect(seatsOf(game, {})).toEqual([1, 2]);
    expect(seatsOf(game, { roads: "on" })).toEqual([1, 2]);
    expect(seatsOf(game, { more: "off" })).toEqual([1, 2]);
    expect(seatsOf(game, { more: "on" })).toEqual([1, 2, 3, 4]);
    expect(seatsOf({ ...game, settings: [roads] }, {})).toEqual([1, 2, 3, 4]);
  });

  it("have it, and no other table has", () => {
    expect([1, 2, 3, 4].filter((n) => fits(more, n))).toEqual([3, 4]);
    expect([1, 2, 3, 4].filter((n) => fits(roads, n))).toEqual([1, 2, 3, 4]);
  });
});
