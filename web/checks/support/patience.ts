/** ms until a game is reviewed: it waits for whatever else the machine has to do. */
export const REVIEWED = 300_000;
