// Every screen of the page, in positions that are full of words.

import type { GameInfo, Me, NewTable, TableInfo } from "../../src/generated/http.ts";
import { dice } from "./dice.ts";
import { type Asked, Guest } from "./guest.ts";
import type { House } from "./house.ts";
import type { Visitor } from "./visitor.ts";

const LONG = "Олександра-Марта Вашневецька"; // as long as names come, and the same in both alphabets

/** A screen: its address, what shows that it is there, and what is done then. `narrow`: on phones only. */
export interface Screen {
  at: string;
  ready: string;
  narrow?: boolean;
  act?: (visitor: Visitor) => Promise<unknown>;
}

/** Tables for every screen, whose they are, and all games there are. `person`: who has a profile to look at. */
export interface Furniture {
  me: Guest;
  table: Tables;
  games: string[];
  person: string;
}

/** Tables by what they are there for. */
type Tables = Awaited<ReturnType<typeof lay>> & { early: TableInfo };

/** Tables for every screen, made once for all who visit. */
export async function furnish({ url }: House): Promise<Furniture> {
  const come = (name: string) => Guest.come(url, name, "tour");
  const [me, friend, stranger] = [await come(LONG), await come("Христофор"), await come("Єлизавета")];
  const table = await lay(me, friend);
  /** `n` decisions, and on to a position as wished. */
  const play = (name: keyof typeof table, n: number, wished: (now: Asked) => boolean) =>
    me.play(table[name].id, dice(n), (x) => x.ask !== null && x.ask.token >= n && wished(x as Asked));
  await play("middle", 24, (x) => x.ask.kind === "place");
  await play("late", 32, () => true);
  await play("solo", 40, () => true);
  await play("over", 0, () => false);
  await play("tithe", 6, () => true);
  await play("hadrian", 30, (x) => x.ask.kind === "act");
  await play("paladins", 30, (x) => x.ask.kind === "act");
  await play("hamlet", 80, (x) => x.ask.kind === "act");
  await play("laying", 30, (x) => x.ask.kind === "place");
  await play("viscounts", 40, (x) => x.ask.kind === "move");

  const { id } = table.waiting;
  await friend.join(table.waiting);
  await me.start(id);
  let thinking = false;
  const slow = friend.play(id, dice(2), (x) => x.ask?.kind === "place" && x.ask.token > 12);
  const thinks = slow.then(() => {
    thinking = true;
  });
  await Promise.all([thinks, me.play(id, dice(3), () => thinking)]);
  const { person, early } = await meet(me, friend, stranger, table.waiting);
  const games = (await me.ask<GameInfo[]>("GET", "games/")).map((x) => x.name);
  return { me, table: { ...table, early }, games, person };
}

async function lay(me: Guest, friend: Guest) {
  return {
    first: await me.table({ seats: 3 }),
    middle: await me.table({ seats: 4 }),
    late: await me.table({ seats: 5 }),
    solo: await me.table({ seats: 1 }),
    waiting: await me.table({ seats: 2, bots: 0 }),
    over: await me.table({ seats: 4 }),
    tithe: await me.table({ game: "tithe", seats: 4 }),
    hadrian: await me.table({ game: "hadrians_wall", seats: 4 }),
    paladins: await me.table({ game: "paladins", seats: 4 }),
    hamlet: await me.table({ game: "hamlet", seats: 1 }),
    laying: await me.table({ game: "hamlet", seats: 1 }),
    viscounts: await me.table({ game: "viscounts", seats: 4 }),
    lobby: await me.table({ seats: 5, bots: 2, open: true }),
    invited: await friend.table({ seats: 4, bots: 1, open: true }),
  };
}

/** Friends and strangers, rated games, invitations and a talk; returns who the screens are about, and a table that
 * was ended early. */
async function meet(me: Guest, friend: Guest, stranger: Guest, waiting: TableInfo) {
  const idOf = async (x: Guest) => (await x.ask<Me>("GET", "me")).id;
  const [own, other] = [await idOf(me), await idOf(friend)];
  await friend.ask("POST", `people/${own}/friend`);
  await me.ask("POST", `people/${other}/friend`);
  await stranger.ask("POST", `people/${own}/friend`);
  const rated: NewTable = { game: "tithe", seats: 2, rated: true, bots: [], public: true };
  const end = async (n: number) => {
    const info = await me.ask<TableInfo>("POST", "tables/", rated);
    await friend.join(info);
    await me.start(info.id);
    await (n % 2 ? me : friend).ask("POST", `tables/${info.id}/resign`, { command_id: "r" });
    return info;
  };
  for (let n = 0; n < 4; n++) await end(n);
  const early = await end(4);
  await me.play((await me.table({ seats: 1 })).id, dice(4));
  const invited = await friend.table({ game: "hadrians_wall", seats: 4, bots: 0 });
  await friend.ask("POST", `tables/${invited.id}/invited`, { person: own });
  const live: NewTable = { ...rated, level: true, tempo: { kind: "live" } };
  await stranger.ask("POST", "tables/", live);
  await friend.ask("POST", `tables/${waiting.id}/chat`, { text: "Готово!" });
  return { person: own, early };
}

const RULES = ".one-clause.here";

/** Screens by name. */
export function strangersScreens({ invited }: Tables): Record<string, Screen> {
  return {
    welcome: { at: "", ready: ".welcome .btn" },
    "new table, a stranger": { at: "#/new/architects", ready: "form .btn" },
    "sign-in, a stranger": { at: "#/sign-in", ready: "form .btn" },
    "sign-in with a password": {
      at: "#/sign-in",
      ready: "form .btn",
      act: ({ page }) => page.locator(".pick label").nth(2).click(),
    },
    "no more letters": { at: "#/stop/x", ready: ".panel .btn.primary" },
    "replays, a stranger": { at: "#/replays", ready: "form .btn" },
    "invitation, a stranger": { at: `#/join/${invited.id}/${invited.link}`, ready: "form .btn" },
  };
}

export function ownScreens({ table, games, person }: Furniture): Record<string, Screen> {
  const at = (name: keyof Tables) => `#/table/${table[name].id}`;
  const each = (name: string, screen: (game: string) => Screen) =>
    Object.fromEntries(games.map((game) => [`${name}, ${game}`, screen(game)]));
  const ask = ".prompt.own h2";
  return {
    home: { at: "", ready: ".my-table.now .btn.primary" },
    ...each("new table", (game) => ({ at: `#/new/${game}`, ready: ".form .btn.primary" })),
    ...each("new table alone", (game) => ({ at: `#/new/${game}/solo`, ready: ".form .btn.primary" })),
    "new table, five people": {
      at: "#/new/architects",
      ready: ".others-at select",
      act: async ({ page }) => {
        await page.locator(".form .pick-row").nth(1).locator("label").last().click();
        for (const one of await page.locator(".others-at select").all()) await one.selectOption("person");
      },
    },
    lobby: { at: at("lobby"), ready: ".invite" },
    invitation: { at: `#/join/${table.invited.id}/${table.invited.link}`, ready: ".seats" },
    "a clause": { at: "#/rules/architects/A7.3", ready: RULES },
    ...each("rules", (game) => ({ at: `#/rules/${game}`, ready: ".one-clause" })),
    people: { at: "#/people", ready: ".persons .btn" },
    profile: { at: `#/people/${person}`, ready: ".solo-game .level" },
    settings: { at: "#/settings", ready: ".panel.form" },
    "sign-in": { at: "#/sign-in", ready: ".panel .btn" },
    replays: { at: "#/replays", ready: ".finished h2" },
    nowhere: { at: "#/nowhere", ready: "main h1" },
    "table, first decision": { at: at("first"), ready: ask },
    "table, in the middle": { at: at("middle"), ready: ask },
    "table, something chosen": {
      at: at("middle"),
      ready: ask,
      act: async ({ page }) => {
        await page
          .locator(".board-slot .legal > .hit")
          .first()
          .click({ position: { x: 14, y: 12 } });
        await page.locator(".outcome .then").waitFor();
      },
    },
    "table, as a list": {
      at: at("middle"),
      ready: ask,
      act: ({ page }) => page.locator(".as-list").click(),
    },
    "table, late": { at: at("late"), ready: ask },
    "table, solo": { at: at("solo"), ready: ask },
    "table, waiting": { at: at("waiting"), ready: ".prompt:not(.own) h2" },
    "table, Tithe": { at: at("tithe"), ready: ask },
    "table, Hadrian's Wall": { at: at("hadrian"), ready: ask },
    "table, Paladins": { at: at("paladins"), ready: ask },
    "table, Hamlet": { at: at("hamlet"), ready: ask },
    "table, Hamlet, laying a tile": {
      at: at("laying"),
      ready: ask,
      act: async ({ page }) => {
        await page.locator(".layers button").first().click();
        await page.locator(".outcome .then").waitFor();
      },
    },
    "table, Viscounts": { at: at("viscounts"), ready: ask },
    "own board, Viscounts": {
      at: at("viscounts"),
      ready: ask,
      narrow: true,
      act: ({ page }) => page.locator(".tabs button").nth(1).click(),
    },
    "clause above the table": {
      at: at("late"),
      ready: ask,
      act: async ({ page }) => {
        await page.locator(".prompt .clause").first().click();
        await page.locator(`dialog ${RULES}`).waitFor();
      },
    },
    "keys above the table": {
      at: at("late"),
      ready: ask,
      act: async ({ page }) => {
        await page.keyboard.press("Shift+Slash");
        await page.locator("dialog .key-list").waitFor();
      },
    },
    "settings above the table": {
      at: at("late"),
      ready: ask,
      act: async ({ page }) => {
        await page.locator(".table-top > button.tool").last().click();
        await page.locator("dialog .form").waitFor();
      },
    },
    ...Object.fromEntries(
      ["dock", "players", "story", "chat"].map((tab, i): [string, Screen] => [
        `table, ${tab}`,
        {
          at: at("late"),
          ready: ask,
          narrow: true,
          act: ({ page }) =>
            page
              .locator(".tabs button")
              .nth(i + 1)
              .click(),
        },
      ]),
    ),
    "table, a line to report": {
      at: at("waiting"),
      ready: ".prompt h2",
      narrow: true,
      act: async ({ page }) => {
        await page.locator(".tabs button").last().click();
        await page.locator(".line-more").click();
      },
    },
    "table, ended early": { at: at("early"), ready: ".prompt .btn" },
    "score sheet": { at: at("over"), ready: ".scores tfoot" },
    "board of a finished game": {
      at: at("over"),
      ready: ".scores tfoot",
      act: async ({ page }) => {
        await page.locator(".finish .acts button").first().click();
        await page.locator(".board-slot").waitFor();
      },
    },
    replay: { at: `#/replay/${table.over.id}/57`, ready: ".replay-told .told" },
  };
}

/** Goes there and does what is done there. */
export async function visit(visitor: Visitor, { at, ready, act }: Screen): Promise<void> {
  const { page } = visitor;
  // By way of nowhere: what is seen next is certainly not the screen before.
  await visitor.goto("#/nowhere");
  await page.locator("main h1 + p > a").waitFor();
  await visitor.goto(at);
  await page.locator(ready).first().waitFor();
  await act?.(visitor);
  if (!visitor.touch) await page.mouse.move(0, 0); // nothing is looked at
}
