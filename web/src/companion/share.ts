// Games of a person with an account go to the server, and from there to their other devices.

import type { CompanionSaveInfo, Keep } from "../generated/http";
import { Refusal, request } from "../net/api";
import { all, keep, type SavedGame } from "./store";

/** What the other side lacks, or has in an older state. */
export function newer(
  here: readonly SavedGame[],
  there: readonly CompanionSaveInfo[],
): { take: CompanionSaveInfo[]; give: SavedGame[] } {
  const mine = new Map(here.map((x) => [x.id, x.last / 1000]));
  const theirs = new Map(there.map((x) => [x.id, x.at]));
  return {
    take: there.filter((x) => x.at > (mine.get(x.id) ?? -1)),
    give: here.filter((x) => x.last / 1000 > (theirs.get(x.id) ?? -1)),
  };
}

/** Answers are enough: what the rules keep beside them is long, and of no use to other rules. */
function written(game: SavedGame): Keep {
  // Of no use elsewhere, or to be had there.
  const { frame, pack, ...rest } = game;
  return { at: game.last / 1000, data: JSON.stringify({ ...rest, saved: "" }) };
}

/** Both sides have the newest of every game then. Refusal: the server is away. */
export async function share(): Promise<void> {
  const { take, give } = newer(await all(), await request<CompanionSaveInfo[]>("GET", "companion/"));
  for (const x of take) await keep({ ...(JSON.parse(x.data) as SavedGame), id: x.id });
  for (const x of give) await quietly("PUT", x.id, written(x));
}

export function unshare(id: string): Promise<void> {
  return quietly("DELETE", id);
}

/** These commands answer nothing. */
async function quietly(method: string, id: string, body?: Keep): Promise<void> {
  await request(method, `companion/${encodeURIComponent(id)}`, body).catch((e: unknown) => {
    if (e instanceof Refusal) throw e;
  });
}
