// One's own box for the companion: the rules in this browser lay it over the game.

import { boxes } from "../box/api";

const PATIENCE = 2000; // milliseconds: a slow network is none
const PIECE = 8192;

/** A zip file as text, as the rules take it; "" if no box of that game is in use. */
async function fetched(game: string): Promise<string> {
  const { games } = await boxes.all();
  const mine = games.find((x) => x.game === game);
  if (!mine?.use || !mine.yours) return "";
  const answer = await fetch(boxes.file(game));
  if (!answer.ok) throw new Error(`${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let out = "";
  for (let i = 0; i < bytes.length; i += PIECE) out += String.fromCharCode(...bytes.subarray(i, i + PIECE));
  return btoa(out);
}

/** The same, or what one had, where the server is away. */
export async function ownBox(game: string, had: string): Promise<string> {
  if (!navigator.onLine) return had;
  const late = new Promise<string>((done) => setTimeout(() => done(had), PATIENCE));
  return Promise.race([fetched(game).catch(() => had), late]);
}
