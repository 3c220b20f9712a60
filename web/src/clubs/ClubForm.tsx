// What a club says of itself, and how one gets in.

import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { ClubInfo, ClubPage, NewClub } from "../generated/http";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { Complaint, Pick, Text } from "../ui/forms";
import { GameTitle } from "../ui/GameTitle";
import { useAttempt } from "../ui/useAttempt";
import { useWords } from "../words/context";
import { languageName, SPOKEN } from "./languages";
import { Several } from "./Several";

const WAYS = ["open", "request", "link"] as const;
const LONGEST = { name: 32, about: 1000, place: 60 };
const LANGS = 5;

export function ClubForm(props: {
  club?: ClubInfo;
  words: string;
  send(wish: NewClub): Promise<ClubPage>;
  sent(page: ClubPage): void;
}): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { games } = useServer();
  const { club } = props;
  const [name, setName] = useState(club?.name ?? "");
  const [about, setAbout] = useState(club?.about ?? "");
  const [place, setPlace] = useState(club?.place ?? "");
  const [langs, setLangs] = useState(club?.langs ?? [lang]);
  const [liked, setLiked] = useState(club?.games ?? []);
  const [joining, setJoining] = useState(club?.joining ?? "open");
  const attempt = useAttempt();
  const spoken = [...SPOKEN, ...langs.filter((x) => !SPOKEN.some((y) => y === x))];
  const submit = (e: FormEvent) => {
    e.preventDefault();
    const wish = { name, about, place, langs, games: liked, joining };
    void attempt.make(() => props.send(wish)).then((page) => page && props.sent(page));
  };
  return (
    <form className="form" onSubmit={submit}>
      <Text label={book.say("web-club-name")} value={name} set={setName} longest={LONGEST.name} />
      <Area
        label={book.say("web-club-about")}
        note={book.say("web-club-about-note")}
        value={about}
        set={setAbout}
        longest={LONGEST.about}
      />
      <Pick
        label={book.say("web-club-joining")}
        values={WAYS}
        value={joining}
        say={(x) => book.say(`web-club-by-${x}`)}
        pick={setJoining}
        note={book.say(`web-club-by-${joining}.more`)}
      />
      <Several
        label={book.say("web-club-langs")}
        values={spoken}
        value={langs}
        say={(x) => languageName(lang, x)}
        set={setLangs}
        most={LANGS}
      />
      <Text
        label={book.say("web-club-place")}
        value={place}
        set={setPlace}
        longest={LONGEST.place}
        note={book.say("web-club-place-note")}
      />
      <Several
        label={book.say("web-club-games")}
        values={games.map((x) => x.name)}
        value={liked}
        say={(x) => <GameTitle game={x} />}
        set={setLiked}
      />
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      <p className="row-end">
        <button className="btn primary" disabled={attempt.busy || !name.trim()}>
          {props.words}
        </button>
      </p>
    </form>
  );
}

function Area(props: {
  label: string;
  note: string;
  value: string;
  set(value: string): void;
  longest: number;
}): ReactNode {
  const id = useId();
  const note = useId();
  return (
    <div className="text">
      <label htmlFor={id}>{props.label}</label>
      <textarea
        id={id}
        rows={4}
        value={props.value}
        maxLength={props.longest}
        aria-describedby={note}
        onChange={(e) => props.set(e.target.value)}
      />
      <p id={note} className="note">
        {props.note}
      </p>
    </div>
  );
}
