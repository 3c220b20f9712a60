import type { ReactNode } from "react";
import { Enter } from "../account/Enter";
import { remember } from "../account/elsewhere";
import { useServer } from "../net/server";
import { href } from "../route";
import { useWords } from "../words/context";

/** What somebody has to do first who is a guest, or nobody yet. */
export function NeedsAccount(): ReactNode {
  const book = useWords();
  const { me } = useServer();
  if (me?.id)
    return (
      <section className="panel club-door">
        <p>{book.say("web-club-guest")}</p>
        <p>
          <a className="btn primary" href={href("sign-in")} onClick={remember}>
            {book.say("web-club-guest-how")}
          </a>
        </p>
      </section>
    );
  return (
    <section className="club-door">
      <p>{book.say("web-club-sign-in")}</p>
      <Enter account />
    </section>
  );
}
