// Hints and the review: what the server says is shown whole, in every language, and stays modest.

import { readFileSync } from "node:fs";
import { FluentResource } from "@fluent/bundle";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Ask, Finding, Hint, Hinted, Message, Review } from "../src/generated/frames";
import { LANGUAGES } from "../src/generated/http";
import { ReviewPanel } from "../src/history/Review";
import { placer, points, signedPoints } from "../src/kit/estimates";
import { Scrubber } from "../src/replay/Scrubber";
import { HintPanel } from "../src/table/Hint";
import { indexOptions } from "../src/table/options";
import { Book } from "../src/words/book";
import { Speaks } from "../src/words/context";

const WORDS = new URL("../../src/ludorum/words/", import.meta.url);
const NAMES = ["Olena", "Bohdan"];
const TITLES = new URL("../../src/ludorum/titles/words/", import.meta.url);
const OWN = "go = Go to { $where }\npay = Pay\nwhat = What now?\nscore-walls = Walls";

function bookIn(lang: string): Book {
  const texts = [WORDS, TITLES].map((x) => readFileSync(new URL(`${lang}.ftl`, x), "utf8"));
  return Book.of(
    lang,
    [...texts, OWN].map((x) => new FluentResource(x)),
  ).named(NAMES);
}

function drawn(book: Book, what: React.ReactNode): string {
  const html = renderToStaticMarkup(<Speaks value={book}>{what}</Speaks>);
  expect([...book.missing]).toEqual([]);
  return html;
}

describe("estimates", () => {
  it("are told by the rules of the language, with a real minus", () => {
    expect(signedPoints("en", 2.34)).toBe("+2.3");
    expect(signedPoints("uk", -2.5)).toBe("\u22122,5");
    expect(signedPoints("ru", 0)).toBe("0,0");
    expect(points("uk", 12)).toBe("12,0");
    expect(points("en", -0.04)).toBe("0.0");
  });
  it("stand on one scale", () => {
    const at = placer([
      { low: -2, high: 2 },
      { low: 0, high: 6 },
    ]);
    expect([-2, 2, 6].map(at)).toEqual([0, 50, 100]);
    expect(placer([{ low: 3, high: 3 }])(3)).toBe(0);
  });
});

const ask: Ask = {
  kind: "move",
  clause: "A1.1",
  about: {},
  amount: false,
  options: ["mill", "inn", "fair"],
  prompt: ["what", {}],
  labels: ["mill", "inn", "fair"].map((where) => ["go", { where }]),
  token: 4,
  undo: "",
};
const hinted = (option: string, margin: number, more: Partial<Hinted> = {}): Hinted => ({
  option,
  label: ["go", { where: option }],
  margin,
  low: margin - 2,
  high: margin + 2,
  behind: 0,
  close: true,
  lines: [],
  line: [],
  reasons: [],
  now: 0,
  sets_apart: [],
  ...more,
});
const hint: Hint = {
  token: 4,
  close: true,
  trials: 80,
  costly: [{ option: "fair", cost: 2.5, lines: [] }],
  aims: [{ seat: 1, label: ["go", { where: "fair" }], reasons: [["pay", {}]] }],
  options: [
    hinted("inn", 3.2, {
      line: [
        ["pay", {}],
        ["go", { where: "mill" }],
      ],
    }),
    hinted("mill", 3, { behind: 0.2 }),
    hinted("fair", -1.5, { behind: 4.7, close: false }),
  ],
};

function panel(lang: string, said: Hint | null, alone = false, selected: string | null = null): string {
  const book = bookIn(lang);
  const choice = { select: () => undefined, commit: () => undefined };
  const index = indexOptions(ask, {}, { placeOf: () => [] }, book, [], selected, choice);
  return drawn(book, <HintPanel hint={said} index={index} alone={alone} close={() => undefined} />);
}

describe("a hint", () => {
  it.each(LANGUAGES)("tells every option with how sure it is, %s", (lang) => {
    const html = panel(lang, hint);
    expect(html.match(/class="hinted"/g)).toHaveLength(3);
    for (const where of ["inn", "mill", "fair"]) expect(html).toContain(`Go to ${where}`);
    for (const n of [3.2, 1.2, 5.2, -1.5, -3.5]) expect(html).toContain(signedPoints(lang, n));
    const book = bookIn(lang);
    expect(html).toContain(book.say("web-hint-close"));
    expect(html).toContain(book.say("web-hint-note"));
    expect(html.split(`>${book.say("web-hint-equal")}</em>`).length - 1).toBe(1);
    expect(html).toContain(book.say("web-hint-less", { n: points(lang, 4.7) }));
    expect(html).toContain(book.say("web-hint-then"));
    const [told, numbers] = html.split("<details");
    expect(told, "numbers are for those who want them").not.toContain(signedPoints(lang, 3.2));
    expect(numbers).toContain(signedPoints(lang, 3.2));
    expect(told).toContain(book.say("web-coach-aim", { name: "Bohdan" }));
  });
  it("presses the same options as the board", () => {
    const html = panel("en", hint, false, '"mill"');
    expect(html).toContain('data-option="&quot;inn&quot;" aria-pressed="false"');
    expect(html).toContain('data-option="&quot;mill&quot;" aria-pressed="true"');
  });
  it("says when one is clearly best, and when it is still thinking", () => {
    expect(panel("en", { ...hint, close: false })).toContain("One option looks best");
    const waiting = panel("en", null);
    expect(waiting).toContain("Thinking…");
    expect(waiting).not.toContain("hinted");
  });
  it.each(LANGUAGES)("says by which lines of the sheet options will differ, beside the numbers, %s", (lang) => {
    const [inn, mill, fair] = hint.options;
    const options = [
      { ...inn!, lines: [expected("gain", 1, "score-walls"), expected("loss", 0.8, "reason-others")] },
      mill!,
      { ...fair!, lines: [expected("loss", 4.7, "score-walls")] },
    ];
    const [told, numbers] = panel(lang, { ...hint, options }).split("<details");
    const book = bookIn(lang);
    expect(told).not.toContain("Walls");
    expect(numbers).toContain(book.say("web-hint-over-second", { n: signedPoints(lang, 0.2) }));
    expect(numbers).toContain(`<span>Walls ${signedPoints(lang, 1)}</span>; <span>${book.say("reason-others")}`);
    expect(numbers).toContain(book.say("web-hint-over-first", { n: signedPoints(lang, -4.7) }));
    expect(numbers).toContain(`Walls ${signedPoints(lang, -4.7)}`);
    expect(numbers).toContain(book.say("web-hint-lines"));
    expect(numbers!.match(/class="lines"/g)).toHaveLength(2);
    expect(numbers).not.toContain(book.say("web-hint-less", { n: points(lang, 4.7) }));
  });
  it("speaks of points where nobody can be ahead", () => {
    const html = panel("en", hint, true);
    expect(html).toContain("Expected final score: 3.2");
    expect(html).not.toContain("Expected lead");
  });
});

const expected = (what: "gain" | "loss", n: number, line: string): Message => [
  `reason-expected-${what}`,
  { line: { msg: [line, {}] }, n },
];
const finding = (seat: number, step: number, cost: number): Finding => ({
  seat,
  step,
  cost,
  low: cost - 1,
  high: cost + 1,
  prompt: ["what", {}],
  played: ["go", { where: "mill" }],
  better: ["go", { where: "inn" }],
  lines: [expected("gain", cost, "score-walls")],
  reasons: [["pay", {}]],
  now: 3,
  sets_apart: [["go", { where: "fair" }]],
});
const review: Review = {
  status: "done",
  done: 40,
  total: 40,
  decisions: { "0": 12, "1": 9 },
  findings: [finding(0, 7, 4.5), finding(0, 3, 2)],
};

function reviewed(lang: string, said: Review | null, mine = true): string {
  const reviewing = { review: said, problem: null, ask: () => undefined };
  const here = { step: 3, seat: 0 };
  return drawn(bookIn(lang), <ReviewPanel table="t1" reviewing={reviewing} names={NAMES} mine={mine} here={here} />);
}

describe("a review", () => {
  it.each(LANGUAGES)("leads to every costly decision, %s", (lang) => {
    const html = reviewed(lang, review);
    expect(html.indexOf("#/replay/t1/7")).toBeGreaterThan(0);
    expect(html.indexOf("#/replay/t1/7")).toBeLessThan(html.indexOf("#/replay/t1/3"));
    expect(html.match(/aria-current/g)).toHaveLength(1);
    for (const text of ["Olena", "Bohdan", "Go to mill", "Go to inn", points(lang, 4.5)]) expect(html).toContain(text);
    expect(html.match(/class="reasons"><span>Pay<\/span>; <span>Go to fair<\/span>/g)).toHaveLength(2);
    expect(html.split("<details")[1]).toContain(points(lang, 3.5));
    const book = bookIn(lang);
    expect(html.split("<details")[1]).toContain(
      `${book.say("web-review-lines")} <span class="reasons"><span>Walls ${signedPoints(lang, 4.5)}</span>`,
    );
    expect(html).toContain(book.say("web-review-found", { n: 12, found: 2 }));
    expect(html).toContain(book.say("web-review-clean", { n: 9 }));
  });
  it("names people only where several played", () => {
    expect(reviewed("en", { ...review, decisions: { "0": 12 } })).not.toContain("Olena");
  });
  it("can be asked for by those who played", () => {
    const none: Review = { status: "none", done: 0, total: 0, decisions: {}, findings: [] };
    expect(reviewed("en", none)).toContain("Review the game");
    expect(reviewed("en", none, false)).toBe("");
    expect(reviewed("en", null)).toBe("");
  });
  it("says how far it is", () => {
    const half: Review = { status: "waiting", done: 10, total: 40, decisions: {}, findings: [] };
    expect(reviewed("uk", half)).toContain(bookIn("uk").say("web-review-waiting", { n: 25 }));
    expect(reviewed("en", { ...half, done: 0, total: 0 })).toContain(bookIn("en").say("web-review-waiting", { n: 0 }));
    expect(reviewed("en", { ...half, status: "failed" })).toContain("could not be reviewed");
  });
  it("marks the bar of the replay", () => {
    const turns = [0, 1].map((n) => ({
      seat: n,
      n: n + 1,
      first: n * 5,
      last: n * 5 + 4,
      marks: [],
      scores: [],
      title: null,
      heads: [],
    }));
    const html = drawn(
      bookIn("en"),
      <Scrubber turns={turns} last={9} step={0} words="here" costly={review.findings} go={() => undefined} />,
    );
    expect(html.match(/<em /g)).toHaveLength(2);
    expect(html).toContain("left:80%"); // after the third of five steps of the second turn
  });
});
