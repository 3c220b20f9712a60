// The rules of a game: fetched once a language, cut into sections, searched.

import { useEffect, useState } from "react";
import { useLaidWith } from "../boards/cards";
import type { RulesInfo } from "../generated/http";
import { api } from "../net/api";

export type Clauses = Record<string, string>;

const held = new Map<string, Promise<RulesInfo>>();

export function rules(game: string, lang: string, content = ""): Promise<RulesInfo> {
  const key = `${game}/${lang}/${content}`;
  let found = held.get(key);
  if (!found) {
    found = api.rules(game, lang, content);
    found.catch(() => held.delete(key));
    held.set(key, found);
  }
  return found;
}

/** `asked`: the language that was asked for; without rules in it they are in English. Their numbers are those of the
 * cards around it. */
export function useRules(game: string, lang: string): (RulesInfo & { asked: string }) | null {
  const content = useLaidWith();
  const [found, setFound] = useState<(RulesInfo & { asked: string }) | null>(null);
  useEffect(() => {
    let wanted = true;
    if (game)
      rules(game, lang, content).then(
        (info) => wanted && setFound({ ...info, asked: lang }),
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [game, lang, content]);
  return found;
}

/** A7.3 is of section A7. */
export function sectionOf(id: string): string {
  return id.split(".")[0] ?? id;
}

export function bySection(list: Clauses): [string, [string, string][]][] {
  const out = new Map<string, [string, string][]>();
  for (const [id, text] of Object.entries(list)) {
    const section = sectionOf(id);
    const rows = out.get(section) ?? [];
    rows.push([id, text]);
    out.set(section, rows);
  }
  return [...out];
}

const SHORTEST = 3;
const ENDING = 3;

/** Clauses with a word in them. Endings change with the case: shorter stems if there is nothing. */
export function search(list: Clauses, wish: string): Clauses {
  const word = wish.trim().toLocaleLowerCase();
  if (!word) return list;
  const rows = Object.entries(list);
  const named = rows.filter(([id]) => id.toLowerCase() === word || id.toLowerCase().startsWith(`${word}.`));
  if (named.length) return Object.fromEntries(named);
  for (let size = word.length; size >= Math.max(SHORTEST, word.length - ENDING); size--) {
    const stem = word.slice(0, size);
    const hits = rows.filter(([, text]) => text.toLocaleLowerCase().includes(stem));
    if (hits.length) return Object.fromEntries(hits);
  }
  return {};
}

/** The mark of origin at the end of a clause, e.g. "(rulebook)", apart from its text. */
export function apart(text: string): [string, string] {
  const found = /^(.*?)\s*\(([^()]+)\)$/s.exec(text);
  return found ? [found[1] ?? text, found[2] ?? ""] : [text, ""];
}

/** References to other clauses become links: the pieces of a text, clause ids at odd places. */
export function references(text: string, known: Clauses): string[] {
  return text.split(/\b([A-Z]\d+(?:\.\d+)*)\b/).reduce<string[]>((out, part, i) => {
    const isId = i % 2 === 1 && (part in known || `${part}.1` in known);
    if (i % 2 === 1 && !isId) out[out.length - 1] += part;
    else if (i % 2 === 0 && out.length % 2 === 1) out[out.length - 1] += part;
    else out.push(part);
    return out;
  }, []);
}
