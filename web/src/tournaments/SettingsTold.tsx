import type { ReactNode } from "react";
import type { TournamentDetail } from "../generated/http";
import { useServer } from "../net/server";
import { useGameBook } from "../ui/GameTitle";
import { useWords } from "../words/context";

/** What is not as usual at the tables of a tournament. */
export function SettingsTold({ of }: { of: TournamentDetail }): ReactNode {
  const book = useWords();
  const words = useGameBook(of.game);
  const { games } = useServer();
  const settings = games.find((x) => x.name === of.game)?.settings ?? [];
  const set = settings.filter((x) => of.options[x.name] && of.options[x.name] !== x.values[0]);
  const tags = words
    ? set.map((x) => `${words.say(`setting-${x.name}`)}: ${words.say(`setting-${x.name}.${of.options[x.name]}`)}`)
    : [];
  if (of.rated) tags.push(book.say("web-tournament-rated-tag"));
  if (of.pause) tags.push(book.say("web-tournament-pause-tag", { n: of.pause }));
  if (!tags.length) return null;
  return (
    <ul className="tour-tags">
      {tags.map((x) => (
        <li key={x} className="tag">
          {x}
        </li>
      ))}
    </ul>
  );
}
