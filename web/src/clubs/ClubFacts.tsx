import type { ReactNode } from "react";
import type { ClubInfo } from "../generated/http";
import { Icon } from "../kit/Icon";
import { usePrefs } from "../prefs/prefs";
import { GameTitle } from "../ui/GameTitle";
import { useWords } from "../words/context";
import { languageName } from "./languages";

/** How many, where, in which languages, what they like, and how one gets in or what one is there. */
export function ClubFacts({ of }: { of: ClubInfo }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const known = of.standing && of.standing !== "barred";
  return (
    <ul className="club-facts">
      <li>
        <Icon name="users" />
        {book.say("web-club-members-n", { n: of.members })}
      </li>
      {of.place && (
        <li>
          <Icon name="map" />
          <span lang="">{of.place}</span>
        </li>
      )}
      {of.langs.length > 0 && (
        <li>
          <Icon name="languages" />
          {of.langs.map((x) => languageName(lang, x)).join(", ")}
        </li>
      )}
      {of.games.length > 0 && (
        <li>
          <Icon name="dices" />
          <span>
            {of.games.map((x, i) => (
              <span key={x}>
                {i > 0 && ", "}
                <GameTitle game={x} />
              </span>
            ))}
          </span>
        </li>
      )}
      <li>
        {known ? (
          <span className="tag own">{book.say(`web-club-you-${of.standing}`)}</span>
        ) : (
          <span className="tag">{book.say(`web-club-by-${of.joining}`)}</span>
        )}
      </li>
    </ul>
  );
}
