import { type FormEvent, type ReactNode, useEffect, useState } from "react";
import "./new-table.css";
import { Enter } from "../account/Enter";
import { boxes } from "../box/api";
import type { BoxGame, GameInfo, SettingInfo, Tempo } from "../generated/http";
import { api, Refusal } from "../net/api";
import { useServer } from "../net/server";
import { isNew } from "../prefs/first-times";
import { usePrefs } from "../prefs/prefs";
import { go, href } from "../route";
import { Check, Complaint, Pick } from "../ui/forms";
import { GameTitle, opponents, useGameBook } from "../ui/GameTitle";
import { LearnOffer } from "../ui/LearnOffer";
import { SettingPick } from "../ui/SettingPick";
import { useSetup, usualSeats } from "../ui/useSetup";
import { useWords } from "../words/context";
import { botsOf, type Other, OthersAt, USUAL } from "./OthersAt";

const TEMPOS = ["none", "live", "days"] as const;

export default function NewTable(props: { game: string; solo: boolean }): ReactNode {
  const book = useWords();
  const { me, games } = useServer();
  const [name, setName] = useState(props.game);
  const game = games.find((x) => x.name === name) ?? games[0];
  if (!me || !game) return <main className="page narrow" />;
  return (
    <main className="page narrow">
      <h1>{book.say("web-new")}</h1>
      {me.id ? (
        <>
          <div className="panel form">
            <Pick
              label={book.say("web-game")}
              values={games.map((x) => x.name)}
              value={game.name}
              say={(x) => <GameTitle game={x} />}
              pick={setName}
            />
            <LearnOffer game={game.name} />
          </div>
          <Wishes key={game.name} game={game} solo={props.solo && game.players.includes(1)} />
        </>
      ) : (
        <Enter />
      )}
    </main>
  );
}

/** What the reader has written in of the cards of a game. */
function useBox(game: string): BoxGame | null {
  const [found, setFound] = useState<BoxGame[]>([]);
  useEffect(() => {
    boxes.all().then(
      (x) => setFound(x.games),
      () => undefined, // then there is none to lay
    );
  }, []);
  return found.find((x) => x.game === game) ?? null;
}

function Wishes({ game, solo }: { game: GameInfo; solo: boolean }): ReactNode {
  const book = useWords();
  const words = useGameBook(game.name);
  const { seats, setSeats, offered, settings, options, set, wanted } = useSetup(game, solo ? 1 : usualSeats(game));
  const [others, setOthers] = useState<Other[]>(Array<Other>(7).fill(USUAL));
  const [tempo, setTempo] = useState<(typeof TEMPOS)[number]>("none");
  const [open, setOpen] = useState(false);
  const [hints, setHints] = useState(false);
  const [rated, setRated] = useState(false);
  const [level, setLevel] = useState(false);
  const { coach } = usePrefs();
  // Nothing is noted as known for who does not want a word: that is no sign of a new game.
  const box = useBox(game.name);
  const [withBox, setWithBox] = useState<boolean | null>(null);
  const [coached, setCoached] = useState(() => coach && isNew(game.name));
  const [problem, setProblem] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const sitting = others.slice(0, seats - 1);
  const bots = botsOf(sitting);
  const people = sitting.length - bots.length;
  const rateable = people > 0 && people === sitting.length;
  const counts = rateable && rated;
  // A game that counts is played with the cards of the house.
  const own = !counts && (box?.yours ?? 0) > 0;
  const laid = own && (withBox ?? box?.use ?? false);
  const submit = (e: FormEvent) => {
    e.preventDefault();
    setBusy(true);
    const wish: Tempo = { kind: people ? tempo : "none" };
    api
      .create({
        game: game.name,
        seats,
        options: wanted,
        tempo: wish,
        bots,
        public: open,
        hints: people > 0 && hints && !counts,
        rated: counts,
        level: people > 0 && open && level,
        coached: people === 0 && coached,
        box: laid,
      })
      .then(async (info) => {
        if (!people) await api.start(info.id);
        go("table", info.id);
      })
      .catch((x: unknown) => setProblem(x instanceof Refusal ? x : new Refusal("offline", "")))
      .finally(() => setBusy(false));
  };
  const setting = (x: SettingInfo) =>
    words && (
      <SettingPick
        key={x.name}
        game={game.name}
        words={words}
        of={x}
        value={options[x.name]}
        pick={(value) => set(x.name, value)}
      />
    );
  return (
    <form className="panel form" onSubmit={submit}>
      <Pick
        label={book.say("web-seats")}
        values={offered}
        value={seats}
        say={(x) => (x === 1 ? book.say("web-solo") : x)}
        pick={setSeats}
      />
      {words && words.lang !== words.asked && <p className="note">{book.say("shell-no-language")}</p>}
      {seats === 1 && words && !settings.some((x) => x.name === "solo") && (
        <p className="note">{book.say("web-alone-with", { who: opponents(words, game) })}</p>
      )}
      {settings.filter((x) => x.opens.length).map(setting)}
      {seats > 1 && (
        <OthersAt game={game} words={words} others={sitting} set={(i, x) => setOthers(others.with(i, x))} />
      )}
      {settings.filter((x) => !x.opens.length).map(setting)}
      {people > 0 && (
        <Pick
          label={book.say("web-tempo")}
          values={TEMPOS}
          value={tempo}
          say={(x) => book.say(`web-tempo-${x}`)}
          pick={setTempo}
        />
      )}
      {rateable && (
        <Check label={book.say("web-rated")} note={book.say("web-rated-note")} value={rated} set={setRated} />
      )}
      {people > 0 && !counts && (
        <Check
          label={book.say("web-hints-allow")}
          note={book.say("web-hints-allow-note")}
          value={hints}
          set={setHints}
        />
      )}
      {own && (
        <Check
          label={book.say("web-box-with")}
          note={
            <>
              {book.say("web-box-with-note")} <a href={href("box", game.name)}>{book.say("web-box-open")}</a>
            </>
          }
          value={laid}
          set={setWithBox}
        />
      )}
      {people === 0 && (
        <Check label={book.say("web-coached")} note={book.say("web-coached-note")} value={coached} set={setCoached} />
      )}
      <Check label={book.say("web-public")} note={book.say("web-public-note")} value={open} set={setOpen} />
      {people > 0 && open && (
        <Check label={book.say("web-level")} note={book.say("web-level-note")} value={level} set={setLevel} />
      )}
      <Complaint code={problem?.code ?? null} detail={problem?.detail} />
      <p className="row-end">
        <button className="btn primary" disabled={busy}>
          {book.say(people ? "web-make-table" : "web-start")}
        </button>
      </p>
    </form>
  );
}
