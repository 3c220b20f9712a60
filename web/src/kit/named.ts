// What drawn things are called: attributes by which a name card tells of them.
//
//   data-sign   a pictogram, by its name in the legend; `data-n`: how many of it
//   data-name   anything else, in words; `data-about`: more of it, `data-clause`: its rule
//   data-seat   a piece of a player
//   data-place  a place of the board: `GameUI.about` tells of it
//   data-whose  everything inside belongs to that player, whoever looks at it

type Data = Record<`data-${string}`, string | number | undefined>;

/** A pictogram, or a number of them. */
export function sign(name: string, n?: number): Data {
  return { "data-sign": name, "data-n": n };
}

/** Something that is no pictogram: what it is, in words, and what else there is to say. */
export function named(name: string, more: { about?: string; clause?: string; house?: boolean } = {}): Data {
  return {
    "data-name": name,
    "data-about": more.about,
    "data-clause": more.clause,
    "data-house": more.house ? "" : undefined,
  };
}
