import type { BoxInfo, BoxRecord } from "../../src/generated/http.ts";
import type { Guest } from "./guest.ts";

/** The records of a kind in somebody's box. */
export async function recordsOf(guest: Guest, game: string, kind: string): Promise<BoxRecord[]> {
  const { kinds } = await guest.ask<BoxInfo>("GET", `me/box/${game}`);
  return kinds.find((x) => x.kind === kind)!.records;
}
