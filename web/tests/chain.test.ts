import { expect, it } from "vitest";
import type { Message } from "../src/generated/frames";
import { chained, type Link } from "../src/table/chain";

const said = (id: string): Message => [id, {}];

/** A turn of questions, each after an answer. */
function turn(...asked: [kind: string, led: string][]): readonly Link[] {
  return asked.reduce((chain, [kind, led]) => chained(chain, kind, said(led)), [] as readonly Link[]);
}

it("says what led to a question, and nothing of the first", () => {
  expect(turn(["place", "before"])).toEqual([{ kind: "place", led: null }]);
  expect(turn(["place", "before"], ["hire", "to the Workshop"]).at(-1)?.led).toEqual(said("to the Workshop"));
});

it("asks the same again for the same", () => {
  expect(turn(["act", ""], ["pay", "Attack"], ["pay", "a scout"]).at(-1)?.led).toEqual(said("Attack"));
});

it("begins anew where the first question comes again", () => {
  expect(turn(["act", ""], ["pay", "Attack"], ["act", "a scout"])).toEqual([{ kind: "act", led: null }]);
});
