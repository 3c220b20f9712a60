// The form of a new tournament, for a game that is chosen.

import { type FormEvent, type ReactNode, useState } from "react";
import type { GameInfo, Tempo } from "../generated/http";
import { usePrefs } from "../prefs/prefs";
import { go } from "../route";
import { Check, Complaint, Pick, Text } from "../ui/forms";
import { useGameBook } from "../ui/GameTitle";
import { SettingPick } from "../ui/SettingPick";
import { fits } from "../ui/seat-counts";
import { useAttempt } from "../ui/useAttempt";
import { useSetup, usualSeats } from "../ui/useSetup";
import { useWords } from "../words/context";
import { tournaments } from "./api";
import { tempoOf } from "./Facts";
import { Starts } from "./Starts";
import { type Start, startOf } from "./start";
import { span } from "./times";

const KINDS = ["swiss", "arena"] as const;
const ROUNDS = [2, 3, 4, 5, 6, 7, 9];
const LONG = [60, 90, 120, 180, 1440]; // minutes of an arena
const PAUSES = [0, 5, 15, 60, 1440];
const PLACES = [8, 16, 32, 64, 128, 512];
const MOST_SEATS = 6;

const TEMPOS: Record<string, Tempo> = {
  live: { kind: "live", reserve: 900, increment: 20 },
  slow: { kind: "live", reserve: 1800, increment: 30 },
  day: { kind: "days", days: 1 },
  days: { kind: "days", days: 3 },
};

export function Wish({ game, club }: { game: GameInfo; club: string }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const words = useGameBook(game.name);
  const setup = useSetup(game, usualSeats(game));
  const [named, setNamed] = useState<string | null>(null);
  const [kind, setKind] = useState<(typeof KINDS)[number]>("swiss");
  const [start, setStart] = useState<Start>({ kind: "soon", day: "", time: "" });
  const [tempo, setTempo] = useState("live");
  const [rounds, setRounds] = useState(5);
  const [minutes, setMinutes] = useState(90);
  const [pause, setPause] = useState(0);
  const [places, setPlaces] = useState(64);
  const [duplicate, setDuplicate] = useState(false);
  const [rated, setRated] = useState(false);
  const [note, setNote] = useState("");
  const [plays, setPlays] = useState(true);
  const attempt = useAttempt();
  const starts = startOf(start, Date.now() / 1000);
  const day = new Date((starts ?? Date.now() / 1000) * 1000).toLocaleDateString(lang, {
    day: "numeric",
    month: "long",
  });
  const name = named ?? book.say(`web-tournament-name-${kind}`, { day });
  const swiss = kind === "swiss";
  const submit = (e: FormEvent) => {
    e.preventDefault();
    if (starts === null) return;
    const wish = {
      name: name.trim(),
      game: game.name,
      kind,
      seats: setup.seats,
      options: setup.wanted,
      tempo: TEMPOS[tempo]!,
      starts,
      rated,
      places,
      note: note.trim(),
      club,
      ...(swiss ? { rounds, pause, duplicate } : { minutes }),
    };
    const make = async () => {
      const made = await tournaments.create(wish);
      // Without a place of one's own the tournament is there all the same, and says how it is.
      if (plays) await tournaments.join(made.id).catch(() => undefined);
      return made;
    };
    void attempt.make(make).then((made) => made && go("tournaments", made.id));
  };
  const settings = words
    ? setup.settings
        .filter((x) => fits(x, setup.seats) || x.opens.some((n) => n > 1))
        .map((x) => (
          <SettingPick
            key={x.name}
            game={game.name}
            words={words}
            of={x}
            value={setup.options[x.name]}
            pick={(value) => setup.set(x.name, value)}
          />
        ))
    : [];
  return (
    <form className="panel form" onSubmit={submit}>
      <Kinds value={kind} pick={setKind} />
      <Pick
        label={book.say("web-tournament-seats")}
        values={setup.offered.filter((n) => n > 1 && n <= MOST_SEATS)}
        value={setup.seats}
        say={(n) => n}
        pick={setup.setSeats}
        note={book.say("web-tournament-seats-note", { n: setup.seats })}
      />
      <Starts value={start} set={setStart} />
      {swiss ? (
        <Pick
          label={book.say("web-tournament-rounds")}
          values={ROUNDS}
          value={rounds}
          say={(n) => n}
          pick={setRounds}
          note={book.say("web-tournament-rounds-note")}
        />
      ) : (
        <Pick
          label={book.say("web-tournament-minutes")}
          values={LONG}
          value={minutes}
          say={(n) => span(lang, n)}
          pick={setMinutes}
          note={book.say("web-tournament-minutes-note")}
        />
      )}
      <Pick
        label={book.say("web-tempo")}
        values={Object.keys(TEMPOS)}
        value={tempo}
        say={(x) => tempoOf(book, { tempo: TEMPOS[x]! })}
        pick={setTempo}
        note={book.say("web-tournament-tempo-note")}
      />
      {swiss && (
        <Check
          label={book.say("web-tournament-same")}
          note={book.say("web-tournament-same-about")}
          value={duplicate}
          set={setDuplicate}
        />
      )}
      <Check
        label={book.say("web-tournament-rated")}
        note={book.say("web-tournament-rated-note")}
        value={rated}
        set={setRated}
      />
      <Check label={book.say("web-tournament-plays")} value={plays} set={setPlays} />
      <Text label={book.say("web-tournament-name")} value={name} set={setNamed} longest={60} />
      <details className="tour-more">
        <summary>{book.say("web-tournament-further")}</summary>
        <div className="form">
          {settings}
          <Pick
            label={book.say("web-tournament-places")}
            values={PLACES}
            value={places}
            say={(n) => (n === PLACES.at(-1) ? book.say("web-tournament-places-all") : n)}
            pick={setPlaces}
          />
          {swiss && (
            <Pick
              label={book.say("web-tournament-pause-between")}
              values={PAUSES}
              value={pause}
              say={(n) => (n ? span(lang, n) : book.say("web-tournament-pause-none"))}
              pick={setPause}
              note={book.say("web-tournament-pause-note")}
            />
          )}
          <Text
            label={book.say("web-tournament-note")}
            value={note}
            set={setNote}
            longest={500}
            note={book.say("web-tournament-note-note")}
          />
        </div>
      </details>
      <Complaint code={attempt.problem?.code ?? null} detail={attempt.problem?.detail} />
      <p className="row-end">
        <button className="btn primary" disabled={attempt.busy || name.trim().length < 3 || starts === null}>
          {book.say("web-tournament-announce")}
        </button>
      </p>
    </form>
  );
}

function Kinds(props: { value: (typeof KINDS)[number]; pick(kind: (typeof KINDS)[number]): void }): ReactNode {
  const book = useWords();
  return (
    <fieldset className="tour-kinds">
      <legend>{book.say("web-tournament-kind")}</legend>
      <div>
        {KINDS.map((x) => (
          <label key={x}>
            <input type="radio" name="kind" checked={x === props.value} onChange={() => props.pick(x)} />
            <span>
              <b>{book.say(`web-tournament-as-${x}`)}</b>
              <small>{book.say(`web-tournament-as-${x}.about`)}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
