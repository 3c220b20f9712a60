import type { ReactNode } from "react";
import { Icon } from "../kit/Icon";
import { useServer } from "../net/server";
import { useProgress } from "../prefs/lessons";
import { href } from "../route";
import { useWords } from "../words/context";

/** For who does not know the game yet; nothing for who has taken its lessons, or where there are none. */
export function LearnOffer({ game }: { game: string }): ReactNode {
  const book = useWords();
  const { games } = useServer();
  const { done } = useProgress(game);
  const lessons = games.find((x) => x.name === game)?.lessons ?? 0;
  if (!lessons || done.length) return null;
  return (
    <p className="learn-offer">
      <Icon name="graduation-cap" />
      <span>
        {book.say("web-learn-offer")} <a href={href("learn", game)}>{book.say("web-learn-offer-go")}</a>
      </span>
    </p>
  );
}
