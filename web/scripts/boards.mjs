// Builds boards into the packages of their games: `npm run boards` those in boards/, `npm run boards --
// NAME …` some of them. A board has index.ts or index.tsx, a poster, or both.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { drawPosters } from "./posters.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const folder = join(web, "boards");
const wanted = process.argv.slice(2);

/** Records are no part of the build: the server gives them beside the board, with the cards of a box over
 * them if there is one. */
const content = {
  name: "content",
  enforce: "pre",
  resolveId(source) {
    const kind = /\/content\/(\w+)\.json$/.exec(source)?.[1];
    return kind ? { id: `./content/${kind}.js`, external: true } : null;
  },
};

function entries(game) {
  const files = ["index.ts", "index.tsx", "poster.tsx"].map((x) => join(folder, game, x));
  return files.filter(existsSync);
}

const shared = Object.keys(JSON.parse(readFileSync(join(web, "shared.json"), "utf8")));
const packageOf = (game) => join(web, "../src/ludorum/games", game, "board");
const games = wanted.length ? wanted : readdirSync(folder);
for (const game of games) {
  await build({
    root: web,
    configFile: false,
    logLevel: "warn",
    base: "./",
    publicDir: false,
    plugins: [content],
    build: {
      outDir: packageOf(game),
      emptyOutDir: true,
      target: "es2022",
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rollupOptions: {
        input: entries(game),
        preserveEntrySignatures: "strict",
        external: shared,
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: (x) =>
            x.names.some((name) => name.endsWith(".css")) ? "style.css" : "[name]-[hash][extname]",
        },
      },
    },
  });
}

const posterOf = (game) => join(folder, game, "poster.tsx");
const posters = games.filter((game) => existsSync(posterOf(game)));
await drawPosters(
  web,
  posters.map((game) => [posterOf(game), packageOf(game)]),
);
