// Turns of the story shown again: the board as it was before them, then step by step.

import type { Position, Story as Retold } from "../generated/frames";
import { pictured } from "../generic/zones";
import { api } from "../net/api";
import { type Beat, beatsBetween } from "./beats";
import { type Turn, tell } from "./story";
import { RETOLD } from "./story-gap";

/** A position, and what led to it; null: nothing yet. */
export interface Recalled {
  position: Position;
  beat: Beat | null;
}

/** What each version told of the wanted turns. `known`: the story that the wanted turns are of; the
 * server's goes on to where it does, but may begin elsewhere. */
export function toldBy(retold: Retold, known: readonly Turn[], wanted: readonly Turn[]): Map<number, Beat[]> {
  const ids = new Set(wanted.map((x) => x.id));
  const frames: [number, Beat[]][] = [];
  let turns: Turn[] = [];
  for (const { version, events } of retold.frames) {
    const next = tell(turns, events);
    frames.push([version, beatsBetween(turns, next)]);
    turns = next;
  }
  const shift = (known.at(-1)?.id ?? 0) - (turns.at(-1)?.id ?? 0);
  const out = new Map<number, Beat[]>();
  for (const [version, told] of frames) {
    const beats = told
      .map((x) => ({ ...x, turn: { ...x.turn, id: x.turn.id + shift } }))
      .filter((x) => ids.has(x.turn.id));
    if (beats.length) out.set(version, beats);
  }
  return out;
}

/** The steps of turns with their positions, the one before them first; none if they are too old. */
export async function recall(
  table: string,
  version: number,
  known: readonly Turn[],
  wanted: readonly Turn[],
): Promise<Recalled[]> {
  const story = await api.story(table, Math.max(0, version - RETOLD));
  const frames = story.frames.filter((x) => x.version <= version);
  const told = toldBy({ ...story, frames }, known, wanted);
  const versions = [...told.keys()];
  const first = versions[0];
  if (first === undefined) return [];
  const { positions } = await api.past(table, first - 1, versions.at(-1)!);
  const [before, ...later] = positions.map(pictured);
  if (!before) return [];
  const steps = later.flatMap((position) =>
    (told.get(position.version) ?? []).map((beat): Recalled => ({ position, beat })),
  );
  return steps.length ? [{ position: before, beat: null }, ...steps] : [];
}
