// Bots by the names the server has for them: `normal`, or `normal:builder` for one with a character.

import { LEVELS } from "../generated/http";
import { type Book, capital } from "../words/book";

/** Whether it looks ahead: then it can have a character. */
export function hasLevel(bot: string): boolean {
  return (LEVELS as readonly string[]).includes(bot);
}

export function withCharacter(bot: string, character: string): string {
  return character && hasLevel(bot) ? `${bot}:${character}` : bot;
}

function parts(bot: string): [level: string, character: string] {
  const [level = "", character = ""] = bot.split(":");
  return [level, character];
}

/** What the character of a bot is called, in the words of its game; "" without one, or until they are here. */
export function characterOf(words: Book | null, bot: string): string {
  const id = `character-${parts(bot)[1]}`;
  return words?.has(id) ? words.say(id) : "";
}

/** What a character is after, as a sentence. */
export function characterAbout(words: Book, character: string): string {
  return `${capital(words, words.say(`character-${character}.about`))}.`;
}

/** The level of a bot, and its character if it has one. */
export function botName(book: Book, words: Book | null, bot: string): string {
  const level = book.say(`web-bot-${parts(bot)[0]}`);
  const character = characterOf(words, bot);
  return character ? book.say("web-bot-full", { level, character }) : level;
}

/** What the character of a bot is after; "" without one. */
export function botAbout(words: Book, bot: string): string {
  return characterOf(words, bot) && characterAbout(words, parts(bot)[1]);
}
