// What the page holds of others, with their licences: THIRD_PARTY_NOTICES, made of the lock file.
// `node scripts/notices.mjs` writes it, beside a built page into the page, too; `--check` only says
// whether it is as it should be.
//
// A package says its licence itself; licenses/ has the texts of those that do not bring theirs.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");
const target = join(web, "../THIRD_PARTY_NOTICES");
const page = join(web, "../src/ludorum/server/page");
const read = (...path) => readFileSync(join(web, ...path), "utf8");
const json = (...path) => JSON.parse(read(...path));

// Asked for by Pyodide where it runs in Node; the page has none of them.
const NOT_IN_THE_PAGE = ["@types/emscripten", "ws"];
// Icons are copied into modules of ours by scripts/icons.mjs.
const ICON_SETS = { "@iconify-json/game-icons": "game-icons.txt", "@iconify-json/lucide": "lucide.txt" };

function textOf(name) {
  const folder = join(web, "node_modules", name);
  const file = readdirSync(folder).find((x) => /^licen[sc]e/i.test(x));
  if (file) return readFileSync(join(folder, file), "utf8");
  const { license } = json("node_modules", name, "package.json");
  if (license === "Apache-2.0") return read("../LICENSE"); // ours, too
  if (existsSync(join(web, "licenses", `${license}.txt`))) return read("licenses", `${license}.txt`);
  throw new Error(`${name} brings no licence: put the text of ${license} into web/licenses`);
}

function versionOf(name) {
  return json("node_modules", name, "package.json").version;
}

const locked = Object.entries(json("package-lock.json").packages)
  .filter(([path, about]) => path && !about.dev)
  .map(([path]) => path.replace(/^.*node_modules\//, ""))
  .filter((name) => !NOT_IN_THE_PAGE.includes(name))
  .sort();
const drawn = [...new Set(Object.values(json("icons.json")).map((sheet) => sheet.from))].sort();

const parts = [
  ...locked.map((name) => [`${name} ${versionOf(name)}`, textOf(name)]),
  ["CPython, inside pyodide", read("licenses/PSF-2.0.txt")],
  ...drawn.map((name) => [`${name} ${versionOf(name)}`, read("licenses", ICON_SETS[name])]),
];

const rule = "-".repeat(80);
const text = [
  "Third-party notices",
  "",
  "The page of Ludorum holds the work of others, each under its own licence, as said below.",
  "Written by web/scripts/notices.mjs from web/package-lock.json. Libraries of Python are not",
  "part of Ludorum: each is installed with its own licence.",
  ...parts.flatMap(([name, licence]) => ["", rule, name, rule, "", licence.replace(/\r/g, "").trim()]),
  "",
].join("\n");

if (process.argv.includes("--check")) {
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
    console.error("THIRD_PARTY_NOTICES is not up to date: node scripts/notices.mjs");
    process.exit(1);
  }
} else {
  writeFileSync(target, text);
  if (existsSync(page)) writeFileSync(join(page, "THIRD_PARTY_NOTICES.txt"), text);
}
