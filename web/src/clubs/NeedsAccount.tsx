import type { ReactNode } from "react";
import { Enter } from "../account/Enter";
import { useServer } from "../net/server";
import { href } from "../route";
import { useWords } from "../words/context";

/** What somebody has to do first who is a guest, or nobody yet. */
export function NeedsAccount(): ReactNode {
  const book = useWords();
  const { me } = useServer();
  if (!me?.id)
    return (
      <div className="club-enter">
        <p className="note">{book.say("web-club-sign-in")}</p>
        <Enter known={false} />
      </div>
    );
  return (
    <p className="club-guest">
      {book.say("web-club-guest")} <a href={href("sign-in")}>{book.say("web-club-guest-how")}</a>
    </p>
  );
}
