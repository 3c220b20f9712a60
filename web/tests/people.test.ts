import { describe, expect, it } from "vitest";
import type { CoursePoint, SettingInfo } from "../src/generated/http";
import { layOut } from "../src/people/course";
import { traits } from "../src/people/level";

const setting = (name: string, ...values: string[]): SettingInfo => ({
  name,
  values,
  clause: "",
  alone: true,
  opens: [],
});

describe("a solo level in few words", () => {
  const viscounts = [setting("solo", "cleric", "noble"), setting("schemes", "none", "two")];
  const hamlet = [setting("donkeys", "off", "on"), setting("landmarks", "normal", "hard")];
  it("always names the opponent, others only if they are not as usual", () => {
    expect(traits({ solo: "cleric", schemes: "none" }, viscounts)).toEqual([{ setting: "solo", value: "cleric" }]);
    expect(traits({ solo: "noble", schemes: "two" }, viscounts)).toEqual([
      { setting: "solo", value: "noble" },
      { setting: "schemes", value: "two" },
    ]);
  });
  it("switches speak for themselves, and all as usual is nothing", () => {
    expect(traits({ donkeys: "off", landmarks: "normal" }, hamlet)).toEqual([]);
    expect(traits({ donkeys: "on", landmarks: "hard" }, hamlet)).toEqual([
      { setting: "donkeys", value: "" },
      { setting: "landmarks", value: "hard" },
    ]);
  });
  it("knows only what the level holds", () => {
    expect(traits({ solo: "noble" }, [setting("boards", "a", "b"), ...viscounts])).toEqual([
      { setting: "solo", value: "noble" },
    ]);
  });
});

describe("the course of a rating", () => {
  const frame = { left: 40, right: 240, top: 10, bottom: 110 };
  const at = (rating: number, spread = 50): CoursePoint => ({ at: 0, rating, spread });
  it("goes from side to side, higher numbers higher up", () => {
    const { line, marks, y } = layOut([at(1000), at(1100), at(1050)], frame);
    expect(line.map(([x]) => x)).toEqual([40, 140, 240]);
    const [first, second, third] = line.map((p) => p[1]) as [number, number, number];
    expect(second).toBeLessThan(third);
    expect(third).toBeLessThan(first);
    expect(marks[0]).toBeLessThanOrEqual(940);
    expect(y(marks[0] ?? 0)).toBe(110);
    expect(y(marks.at(-1) ?? 0)).toBe(10);
  });
  it("has its line inside a band that never leaves the frame", () => {
    const { band, line } = layOut([at(1000, 650), at(1300, 20)], frame);
    const ys = band.map((p) => p[1]);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...ys)).toBeLessThanOrEqual(110);
    line.forEach(([, y], i) => {
      expect(band[i]?.[1]).toBeLessThanOrEqual(y);
      expect(band[band.length - 1 - i]?.[1]).toBeGreaterThanOrEqual(y);
    });
  });
  it("stands in the middle after one game", () => {
    expect(layOut([at(1000)], frame).line[0]?.[0]).toBe(140);
  });
});
