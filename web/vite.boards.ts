// What the page shares with boards: an import map that names its React and its kit. Boards are built
// apart (scripts/boards.mjs) and come from the server, each from the package of its game.

import type { Plugin } from "vite";
import shared from "./shared.json" with { type: "json" };

/** What a board may import by name, and the module of the page that is it. */
export const SHARED = shared;

/** The names of chunks tell where they come from. */
const entryOf = (name: string) => `shared-${name.replace(/\W+/g, "-").replace(/^-/, "")}`;

export const sharedEntries = Object.fromEntries(Object.entries(SHARED).map(([name, file]) => [entryOf(name), file]));

/** Puts the map before every module: a module that is asked for earlier would not see it. */
export function importMap(): Plugin {
  return {
    name: "import-map",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const built = Object.values(bundle ?? {}).filter((x) => x.type === "chunk" && x.isEntry);
        const addressOf = (name: string, file: string) => {
          if (!bundle) return `/${file}`;
          const chunk = built.find((x) => x.name === entryOf(name));
          if (!chunk) throw new Error(`${name} is not built`);
          return `./${chunk.fileName}`;
        };
        const imports = Object.fromEntries(Object.entries(SHARED).map(([name, file]) => [name, addressOf(name, file)]));
        const children = JSON.stringify({ imports });
        return [{ tag: "script", attrs: { type: "importmap" }, children, injectTo: "head-prepend" as const }];
      },
    },
  };
}
