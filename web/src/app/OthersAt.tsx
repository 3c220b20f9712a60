import type { ReactNode } from "react";
import { BOTS, type GameInfo } from "../generated/http";
import { PlayerShape } from "../kit/players";
import { characterAbout, hasLevel, withCharacter } from "../ui/bots";
import { type Book, capital } from "../words/book";
import { useWords } from "../words/context";

const KINDS = ["person", ...BOTS.toReversed()] as const;

/** Who shall have a seat; `character`: "" for any, and only what looks ahead has one. */
export interface Other {
  kind: (typeof KINDS)[number];
  character: string;
}

export const USUAL: Other = { kind: "sensible", character: "" };

/** The bots among them, by the names the server has for them. */
export function botsOf(others: readonly Other[]): string[] {
  return others.filter((x) => x.kind !== "person").map((x) => withCharacter(x.kind, x.character));
}

/** Who else sits at a new table: people, and bots of a level and a character. */
export function OthersAt(props: {
  game: GameInfo;
  /** Of the game; null until they are here. */
  words: Book | null;
  others: readonly Other[];
  set(i: number, other: Other): void;
}): ReactNode {
  const book = useWords();
  const { words, others, set } = props;
  const kinds = BOTS.filter((x) => others.some((other) => other.kind === x));
  const characters = words && kinds.some(hasLevel) ? props.game.characters : [];
  const titled = (x: string) => capital(words!, words!.say(`character-${x}`));
  return (
    <fieldset className="others-at">
      <legend>{book.say("web-others-at")}</legend>
      {others.map((other, i) => (
        <div key={i} className="other">
          <PlayerShape seat={i + 1} size={14} />
          <label>
            <span className="sr">{book.say("web-seat-n", { n: i + 2 })}</span>
            <select value={other.kind} onChange={(e) => set(i, { ...other, kind: e.target.value as Other["kind"] })}>
              {KINDS.map((x) => (
                <option key={x} value={x}>
                  {book.say(x === "person" ? "web-person" : `web-bot-${x}`)}
                </option>
              ))}
            </select>
          </label>
          {characters.length > 0 && hasLevel(other.kind) && (
            <label className="style">
              <span className="sr">{book.say("web-style-n", { n: i + 2 })}</span>
              <select value={other.character} onChange={(e) => set(i, { ...other, character: e.target.value })}>
                <option value="">{book.say("web-style-any")}</option>
                {characters.map((x) => (
                  <option key={x} value={x}>
                    {titled(x)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      ))}
      {kinds.map((x) => (
        <p key={x} className="note">
          <b>{book.say(`web-bot-${x}`)}.</b> {book.say(`web-bot-${x}.about`)}
        </p>
      ))}
      {characters.length > 0 && (
        <ul className="note characters">
          {characters.map((x) => (
            <li key={x}>
              <b>{titled(x)}.</b> {characterAbout(words!, x)}
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
