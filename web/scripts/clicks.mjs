// How many presses whole games take, with the same decisions: every question selected and confirmed, as it was, and
// as the page has it now. Sensible play, seeded.   node scripts/clicks.mjs [games a title] [titles]

import { execFileSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";

const HERE = dirname(fileURLToPath(import.meta.url));
const PYTHON = process.env.PYTHON ?? join(HERE, "../../.venv/bin/python");
const GAMES = [
  ["architects", 2],
  ["viscounts", 2],
  ["paladins", 2],
  ["hadrians_wall", 1],
  ["hamlet", 1],
  ["hamlet", 2],
];
const WORDLESS = { tell: () => "" };

function decisions(game, seats, seed) {
  const out = execFileSync(PYTHON, [join(HERE, "decisions.py"), game, seats, seed], { maxBuffer: 1e9 });
  return String(out)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** What the page has selected when the question comes. */
function given({ only, kind, about, answer }, usual) {
  const first = usual?.({ kind, about });
  return only || (first !== undefined && JSON.stringify(first) === JSON.stringify(answer));
}

/** Presses of one thought: a press a question, unless a place answers two or there is one way on; then one confirms. */
export function presses({ kind, options, state, follows, steps }, { placeOf, usual }, { gatherOptions, pathKey }) {
  const selecting = steps.filter((x) => !given(x, usual)).length;
  const [first, second] = steps;
  if (!second || first.only || second.only) return selecting + 1;
  const labelled = (x) => ({ ...x, labels: x.options.map(() => ["", {}]) });
  const asked = follows.map((x) => ({ ...x, question: labelled(x.question) }));
  const index = gatherOptions(labelled({ kind, options }), state, { placeOf }, WORDLESS, [], asked);
  return selecting + 1 - (index.placesOf(pathKey([first.answer, second.answer])).length ? 1 : 0);
}

const before = ({ steps }) => steps.reduce((n, x) => n + 2 * x.before, 0);

const games = Number(process.argv[2] ?? 3);
const wanted = process.argv.slice(3);
const vite = await createServer({
  root: join(HERE, ".."),
  server: { middlewareMode: true },
  appType: "custom",
  logLevel: "error",
});
const options = await vite.ssrLoadModule("/src/table/options.ts");
console.log("title (seats)      decisions  before  now  fewer");
for (const [game, seats] of GAMES.filter(([x]) => wanted.length === 0 || wanted.includes(x))) {
  const { placeOf } = await vite.ssrLoadModule(`/boards/${game}/places.ts`);
  const { usual } = game === "hamlet" ? await vite.ssrLoadModule("/boards/hamlet/placing.ts") : {};
  const sum = { decisions: 0, before: 0, now: 0 };
  for (let seed = 1; seed <= games; seed++)
    for (const thought of decisions(game, seats, seed)) {
      sum.decisions += thought.steps.length;
      sum.before += before(thought);
      sum.now += presses(thought, { placeOf, usual }, options);
    }
  const fewer = Math.round(100 * (1 - sum.now / sum.before));
  console.log(
    `${game} (${seats})`.padEnd(18),
    String(sum.decisions).padStart(9),
    String(sum.before).padStart(7),
    String(sum.now).padStart(5),
    `${fewer} %`.padStart(5),
  );
}
await vite.close();
