// Founding a club.

import type { ReactNode } from "react";
import "./clubs.css";
import { Icon } from "../kit/Icon";
import { clubs } from "../net/clubs";
import { useServer } from "../net/server";
import { go, href } from "../route";
import { useWords } from "../words/context";
import { ClubForm } from "./ClubForm";
import { NeedsAccount } from "./NeedsAccount";

export default function NewClub(): ReactNode {
  const book = useWords();
  const { me } = useServer();
  if (!me) return <main className="page narrow" />;
  return (
    <main className="page narrow">
      <p className="way-back">
        <a href={href("clubs")}>
          <Icon name="chevron-left" />
          {book.say("web-clubs")}
        </a>
      </p>
      <h1>{book.say("web-club-found")}</h1>
      <p className="club-lead">{book.say("web-club-found-more")}</p>
      {me.id && !me.guest ? (
        <section className="panel">
          <ClubForm
            words={book.say("web-club-found-it")}
            send={clubs.create}
            sent={(page) => go("clubs", page.club.id)}
          />
        </section>
      ) : (
        <NeedsAccount />
      )}
    </main>
  );
}
