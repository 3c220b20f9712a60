import { describe, expect, it } from "vitest";
import type { TournamentDetail, TournamentSeat, TournamentTable } from "../src/generated/http";
import { parse } from "../src/route";
import { type Act, acts, isFinal } from "../src/tournaments/acts";
import { excerpt } from "../src/tournaments/excerpt";
import { points } from "../src/tournaments/points";
import { startOf } from "../src/tournaments/start";
import { ordered, ownTable } from "../src/tournaments/Tables";
import { fromNow, left, moment, nextAt, span } from "../src/tournaments/times";

/** By the clock of this device, whatever its zone. */
const at = (...parts: [number, number, number, number?, number?]): number => new Date(...parts).getTime() / 1000;
const HOUR = 3600;
const DAY = 86_400;

describe("moments of a tournament", () => {
  const now = at(2026, 10, 14, 18, 5);
  it("have a day where it is not this one", () => {
    expect(moment("en", at(2026, 10, 14, 0, 30), now)).toBe("00:30");
    expect(moment("en", at(2026, 10, 15, 16), now)).toBe("Sun, Nov 15, 16:00");
    expect(moment("uk", at(2026, 10, 15, 16), now)).toContain("15 лист");
    expect(moment("en", at(2027, 0, 2, 16), now)).toContain("2027");
  });
  it("are in the unit that matters", () => {
    expect([90, 50 * 60, 2 * HOUR, 3 * DAY].map((x) => fromNow("en", x))).toEqual([
      "in 2 minutes",
      "in 50 minutes",
      "in 2 hours",
      "in 3 days",
    ]);
    expect(fromNow("en", 5)).toBe("in 1 minute");
    expect(fromNow("uk", 2 * HOUR)).toBe("через 2 години");
  });
  it("are counted down by the second at last", () => {
    expect([754, HOUR + 15 * 60 + 9, 2 * DAY + 4 * HOUR, -3].map((x) => left("en", x))).toEqual([
      "12:34",
      "1 hr 15 min",
      "2 days 4 hr",
      "0:00",
    ]);
    expect([5, 90, 120, 1440].map((x) => span("en", x))).toEqual(["5 min", "1 hr 30 min", "2 hr", "1 day"]);
  });
});

describe("the beginning of a new one", () => {
  const now = at(2026, 10, 14, 19, 50); // a Saturday
  const start = (kind: "soon" | "evening" | "weekend" | "other", day = "", time = "") =>
    startOf({ kind, day, time }, now);
  it("is in a while, on a whole minute", () => {
    expect(start("soon")).toBe(now + 1800);
    expect(startOf({ kind: "soon", day: "", time: "" }, now + 1)! % 60).toBe(0);
  });
  it("leaves people time to hear of it", () => {
    expect(start("evening")).toBe(at(2026, 10, 15, 20));
    expect(nextAt(now - HOUR, 20 * 60, 900)).toBe(at(2026, 10, 14, 20));
    expect(start("weekend")).toBe(at(2026, 10, 21, 16));
  });
  it("is by the calendar within two months", () => {
    expect(start("other", "2026-11-20", "20:15")).toBe(at(2026, 10, 20, 20, 15));
    expect(start("other", "2026-11-14", "19:00")).toBeNull();
    expect(start("other", "2027-11-14", "19:00")).toBeNull();
    expect(start("other", "", "19:00")).toBeNull();
  });
});

describe("the part of the standings that is shown", () => {
  const rows = (n: number, own: number) => Array.from({ length: n }, (_, i) => ({ n: i + 1, mine: i + 1 === own }));
  const shown = (n: number, own: number, most = 7) => {
    const found = excerpt(rows(n, own), most);
    return [found.rows.map((x) => x.n), found.gap];
  };
  it("is all of few", () => expect(shown(7, 7)).toEqual([[1, 2, 3, 4, 5, 6, 7], 0]));
  it("is the best for who is among them, or takes no part", () => {
    expect(shown(23, 5)).toEqual([[1, 2, 3, 4, 5, 6, 7], 0]);
    expect(shown(23, 6)).toEqual([[1, 2, 3, 4, 5, 6, 7], 0]);
    expect(shown(23, 0)).toEqual([[1, 2, 3, 4, 5, 6, 7], 0]);
  });
  it("has the reader among their neighbours", () => {
    expect(shown(23, 9)).toEqual([[1, 2, 3, 4, 8, 9, 10], 4]);
    expect(shown(23, 23)).toEqual([[1, 2, 3, 4, 21, 22, 23], 4]);
  });
  it("leaves nobody out, nor has anybody twice, beside the best", () => {
    for (let own = 1; own <= 23; own++) {
      const [list, gap] = shown(23, own) as [number[], number];
      expect(new Set(list).size).toBe(7);
      expect(list).toContain(own);
      expect(gap > 0).toBe(list[4] !== 5);
    }
  });
});

describe("what one may do", () => {
  const base = { kind: "swiss", status: "running", mine: null, round: 3, rounds: 5 } as const;
  const may = { may_join: false, may_cancel: false };
  const mine = (state: "in" | "out" | "away", sits_out = false) => ({ state, sits_out, table: "", bye: false });
  const can = (of: Partial<TournamentDetail>): Act[] => acts({ ...base, ...may, ...of });
  it("is to join what takes players", () => {
    expect(can({ may_join: true })).toEqual(["join"]);
    expect(can({ status: "open", may_join: true, may_cancel: true })).toEqual(["join", "cancel"]);
  });
  it("is to sit out a round that is to come", () => {
    expect(can({ mine: mine("in") })).toEqual(["sit-out", "leave"]);
    expect(can({ mine: mine("in", true) })).toEqual(["sit-in", "leave"]);
    expect(can({ mine: mine("in"), round: 5 })).toEqual(["leave"]);
    expect(can({ mine: mine("in"), kind: "arena", rounds: 0, round: 9 })).toEqual(["sit-out", "leave"]);
    expect(can({ mine: mine("in"), status: "open" })).toEqual(["leave"]);
  });
  it("is to come back", () => expect(can({ mine: mine("away") })).toEqual(["back", "leave"]));
  it("is nothing when it is over", () => {
    expect(can({ mine: mine("in"), status: "over" })).toEqual([]);
    expect(can({ mine: mine("in"), status: "cancelled" })).toEqual([]);
  });
  it("is asked about where it cannot be undone", () => {
    expect([isFinal("leave", "open"), isFinal("leave", "running")]).toEqual([false, true]);
    expect([isFinal("cancel", "open"), isFinal("sit-out", "running")]).toEqual([true, false]);
  });
});

describe("tables of a round", () => {
  const table = (number: number, mine: boolean, status: "playing" | "over" = "playing") =>
    ({ number, status, seats: [{ mine } as TournamentSeat] }) as TournamentTable;
  it("begin with the reader's own", () => {
    const list = [table(3, false), table(1, false), table(2, true)];
    expect(ordered(list).map((x) => x.number)).toEqual([2, 1, 3]);
    expect(ownTable({ tables: list } as unknown as TournamentDetail)?.number).toBe(2);
    expect(ownTable({ tables: [table(2, true, "over")] } as unknown as TournamentDetail)).toBeUndefined();
  });
  it("are worth halves and thirds, too", () => {
    expect([10, 7.5, 17 / 3].map((x) => points("en", x))).toEqual(["10", "7.5", "5.67"]);
    expect(points("uk", 7.5)).toBe("7,5");
  });
});

describe("addresses of tournaments", () => {
  it.each([
    ["#/tournaments", "", 0, ""],
    ["#/tournaments/new", "new", 0, ""],
    ["#/tournaments/new/cL-_7", "new", 0, "cL-_7"],
    ["#/tournaments/aB-_9", "aB-_9", 0, ""],
    ["#/tournaments/aB-_9/3", "aB-_9", 3, ""],
    ["#/tournaments/aB-_9/x", "aB-_9", 0, ""],
  ])("%s", (hash, id, round, club) => expect(parse(hash)).toEqual({ at: "tournaments", id, round, club }));
});
