// What there is to be read about a tournament: how points and ties work, what its maker says, its setting.

import type { ReactNode } from "react";
import type { TournamentDetail } from "../generated/http";
import { useWords } from "../words/context";
import { SettingsTold } from "./SettingsTold";

/** Tables of so many are not made smaller. */
const SMALLEST = 3;

export function Reading({ of }: { of: TournamentDetail }): ReactNode {
  const book = useWords();
  const swiss = of.kind === "swiss";
  const rules = Object.entries(of.point_rule)
    .filter(([n]) => Number(n) === of.seats || (Number(n) === of.seats - 1 && of.seats > SMALLEST))
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([n, points]) => book.say("web-tournament-rule", { points: points.join(", "), n: Number(n) }));
  const parts: [string, string][] = [
    [book.say("web-tournament-by-place"), `${rules.join("; ")}. ${book.say("web-tournament-by-place-more")}`],
    [book.say("web-tournament-level"), book.say("web-tournament-level-more")],
  ];
  if (swiss) parts.push([book.say("web-tournament-paired"), book.say("web-tournament-paired-more")]);
  else parts.push([book.say("web-tournament-arena"), book.say("web-tournament-arena-more")]);
  if (swiss) parts.push([book.say("web-tournament-late"), book.say("web-tournament-late-more", { n: of.missed })]);
  parts.push([book.say("web-tournament-absent"), book.say("web-tournament-absent-more")]);
  if (of.duplicate) parts.push([book.say("web-tournament-same"), book.say("web-tournament-same-more")]);
  return (
    <section className="tour-reading" aria-label={book.say("web-tournament-how")}>
      {of.note && <blockquote lang="">{of.note}</blockquote>}
      <SettingsTold of={of} />
      <dl>
        {parts.map(([head, text]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
