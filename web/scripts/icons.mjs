// Copies the bodies of the icons we use, and no others, into modules of the page.
// `node scripts/icons.mjs` writes them; `--check` only says whether they are as they should be.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const require = createRequire(import.meta.url);
const sheets = JSON.parse(readFileSync(join(web, "icons.json"), "utf8"));

function body(set, name) {
  const found = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!found) throw new Error(`no icon ${name}`);
  return found.body
    .replace(/ fill="currentColor"/g, "")
    .replace(/([a-z])-([a-z]+)=/g, (_, a, b) => `${a}${b[0].toUpperCase()}${b.slice(1)}=`);
}

function sheet({ from, box, names }) {
  const set = require(`${from}/icons.json`);
  const entries = [...names].sort().map((name) => {
    const inner = body(set, name);
    const one = inner.match(/</g).length === 1 || inner.startsWith("<g");
    return `  ${JSON.stringify(name)}: ${one ? inner : `<>${inner}</>`},`;
  });
  return [
    `// Written by scripts/icons.mjs from ${from}; the list is in icons.json.`,
    "",
    `export const box = "${box}";`,
    "",
    "export const bodies = {",
    ...entries,
    "};",
    "",
  ].join("\n");
}

let stale = false;
for (const [path, wanted] of Object.entries(sheets)) {
  const file = join(web, path);
  const text = sheet(wanted);
  if (process.argv.includes("--check")) {
    let now = "";
    try {
      now = readFileSync(file, "utf8");
    } catch {}
    if (now !== text) {
      console.error(`${path} is out of date: node scripts/icons.mjs`);
      stale = true;
    }
  } else {
    writeFileSync(file, text);
  }
}
process.exitCode = stale ? 1 : 0;
