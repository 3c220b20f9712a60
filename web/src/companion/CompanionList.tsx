// The first screen of the companion: a new game, those that are being played, and how the others went.

import { rules } from "virtual:python";
import { type FormEvent, type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import "./companion.css";
import { Clause } from "../kit/Clause";
import { Icon } from "../kit/Icon";
import { useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { go, href } from "../route";
import { BoxOffer } from "../ui/BoxOffer";
import { Pick } from "../ui/forms";
import { GameTitle, useGameBook } from "../ui/GameTitle";
import { useInstall } from "../ui/install";
import { useWords } from "../words/context";
import { type Accompanied, desk } from "./desk";
import { type Offline, useOffline, useRulesKept } from "./offline";
import { Results } from "./Results";
import { share, unshare } from "./share";
import { all, begin, forget, keep, results, type SavedGame } from "./store";

const KNOWN = "ludorum.companion.games";

type Known = Record<string, Accompanied | null>;

/** What these very rules have said before. */
function readKnown(these: string): Known | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KNOWN) ?? "{}") as { rules?: string; said?: Known };
    return kept.rules === these ? (kept.said ?? null) : null;
  } catch {
    return null; // not ours
  }
}

/** What Python says can be played; until it has said so, what the server says. */
function useGames(): { games: Accompanied[]; awake: boolean; failed: boolean } {
  const server = useServer();
  // Names that change with the rules; none until the list of games is here.
  const these = server.games.length ? [rules, ...server.games.map((x) => x.board.folder)].join() : "";
  const before = useMemo(() => readKnown(these), [these]);
  const [heard, setKnown] = useState<Known>({});
  const known = before ?? heard;
  const [now, setNow] = useState({ awake: false, failed: false });
  useEffect(() => {
    if (!these) return undefined;
    let here = true;
    const ask = async () => {
      await desk().ready();
      if (before && here) setNow({ awake: true, failed: false });
      if (before || !here) return;
      const said: Known = {};
      // One by one: whoever begins a game meanwhile need not wait for all of them.
      for (const name of await desk().names()) {
        const info = await desk().game(name);
        said[name] = info;
        if (!here) return;
        setKnown((had) => ({ ...had, [name]: info }));
      }
      setNow({ awake: true, failed: false });
      localStorage.setItem(KNOWN, JSON.stringify({ rules: these, said }));
    };
    ask().catch(() => here && setNow({ awake: false, failed: true }));
    return () => {
      here = false;
    };
  }, [these, before]);
  // The rules of a game on the server may need more than runs here.
  const sure = before !== null || now.awake;
  const solo = sure ? [] : server.games.filter((x) => x.players.includes(1) && !(x.name in known));
  const all = [...Object.values(known).filter((x) => x !== null), ...solo];
  return { games: all.sort((a, b) => (a.name < b.name ? -1 : 1)), ...now };
}

export default function CompanionList(): ReactNode {
  const book = useWords();
  const { large } = usePrefs();
  const { games, awake, failed } = useGames();
  const offline = useOffline();
  const [mine, setMine] = useState<SavedGame[]>([]);
  const look = useCallback(() => void all().then(setMine, () => undefined), []);
  useEffect(look, [look]);
  const { me } = useServer();
  const account = me && !me.guest ? me.id : "";
  useEffect(() => {
    if (account) share().then(look, () => undefined); // another time, if the server is away
  }, [account, look]);
  const running = mine.filter((x) => !x.scores);
  const done = [...results(mine)];
  const last = mine[0]?.game;
  return (
    <main
      className={large ? "page companion-list large" : "page companion-list"}
      data-kept={offline.state}
      data-awake={awake}
    >
      <header>
        <h1>{book.say("web-companion")}</h1>
        <p>{book.say("web-companion-more")}</p>
      </header>
      {running.length > 0 && (
        <section>
          <h2>{book.say("web-companion-running")}</h2>
          <ul className="sheet-list">
            {running.map((x) => (
              <Running key={x.id} game={x} gone={look} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{book.say("web-companion-new")}</h2>
        {games.length > 0 && <NewGame key={last} games={games} first={last} offline={offline} />}
        <p className="readiness" role="status">
          <Icon name={failed || offline.state === "failed" ? "circle-alert" : awake ? "check" : "hourglass"} />{" "}
          {failed ? book.say("web-companion-fault") : book.say(awake ? "web-companion-awake" : "web-companion-waking")}{" "}
          {readiness(book.say.bind(book), offline)}
        </p>
      </section>
      {done.length > 0 && (
        <section>
          <h2>{book.say("web-companion-results")}</h2>
          <div className="all-results">
            {done.map(([game, list]) => (
              <GameResults key={game} game={game} list={list} />
            ))}
          </div>
        </section>
      )}
      <Install />
    </main>
  );
}

function readiness(say: (id: string, args?: Record<string, number>) => string, offline: Offline): string {
  if (offline.state === "fetching") return say("web-companion-fetching", { n: Math.round(offline.part * 100) });
  return say(`web-companion-offline-${offline.state}`);
}

function NewGame(props: { games: readonly Accompanied[]; first: string | undefined; offline: Offline }): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  const { games } = props;
  const [name, setName] = useState(props.first ?? "");
  const [options, setOptions] = useState<Record<string, string>>({});
  const [only, setOnly] = useState(true);
  const game = games.find((x) => x.name === name) ?? games[0];
  const words = useGameBook(game?.name ?? "");
  useRulesKept(game?.name ?? "", lang, props.offline);
  if (!game) return null;
  const submit = async (e: FormEvent) => {
    e.preventDefault();
    const wanted = Object.entries(options).filter(([k]) => game.settings.some((x) => x.name === k));
    const next = begin(game.name, Object.fromEntries(wanted), only && game.only !== false);
    await keep(next);
    void navigator.storage?.persist?.(); // else a browser short of room may forget the games
    go("companion", next.id);
  };
  const [solo, ...rest] = [...game.settings].sort((a, b) => Number(b.name === "solo") - Number(a.name === "solo"));
  const setting = (x: Accompanied["settings"][number]) =>
    words && (
      <Pick
        key={`${game.name} ${x.name}`}
        label={words.say(`setting-${x.name}`)}
        aside={<Clause game={game.name} id={x.clause} />}
        values={x.values}
        value={options[x.name] ?? x.values[0] ?? ""}
        say={(value) => words.say(`setting-${x.name}.${value}`)}
        pick={(value) => setOptions({ ...options, [x.name]: value })}
      />
    );
  return (
    <form className="panel form" onSubmit={(e) => void submit(e)}>
      <Pick
        label={book.say("web-game")}
        values={games.map((x) => x.name)}
        value={game.name}
        say={(x) => <GameTitle game={x} />}
        pick={(x) => {
          setName(x);
          setOptions({});
        }}
      />
      {game.only !== false && (
        <Pick
          label={book.say("web-companion-ways")}
          values={["only", "score"]}
          value={only ? "only" : "score"}
          say={(x) => book.say(`web-companion-${x}`)}
          pick={(x) => setOnly(x === "only")}
          note={book.say(only ? "web-companion-only-more" : "web-companion-score-more")}
        />
      )}
      {solo && setting(solo)}
      {rest.length > 0 && (
        <details>
          <summary>{book.say("web-companion-settings", { n: rest.length })}</summary>
          <div className="form">{rest.map(setting)}</div>
        </details>
      )}
      {words?.has("own-decks") && (
        <p className="own-decks">
          <Icon name="circle-alert" />
          <span>
            {words.say("own-decks")} <BoxOffer game={game.name} />
          </span>
        </p>
      )}
      <p className="row-end">
        <button className="btn primary">{book.say("web-start")}</button>
      </p>
    </form>
  );
}

/** What a game is set to, in the game's own words. */
function useSettings(game: SavedGame): string {
  const words = useGameBook(game.game);
  if (!words) return "";
  const names = game.names.flatMap((x) => (x ? [words.tell(x)] : []));
  return [...names, ...(game.only ? [words.say("web-companion-only")] : [])].join(", ");
}

function Running({ game, gone }: { game: SavedGame; gone(): void }): ReactNode {
  const book = useWords();
  const words = useGameBook(game.game);
  const [sure, setSure] = useState(false);
  const title = words?.say("title") ?? "";
  const who = useSettings(game);
  const { me } = useServer();
  const drop = () => {
    if (me?.id && !me.guest) unshare(game.id).catch(() => undefined);
    void forget(game.id).then(gone);
  };
  const when = new Date(game.last).toLocaleString(book.lang, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li className="my-table now">
      <div className="which">
        <h3>{title}</h3>
        <span>{who}</span>
      </div>
      <p>
        {when} · {book.say("web-companion-answers", { n: game.answers.length })}
      </p>
      <span className="two">
        <button
          type="button"
          className="btn quiet"
          onClick={() => (sure ? drop() : setSure(true))}
          onBlur={() => setSure(false)}
        >
          {sure ? book.say("web-companion-forget-sure") : <Icon name="x" />}
          {!sure && (
            <span className="sr">
              {book.say("web-companion-forget")} {title}
            </span>
          )}
        </button>
        <a className="btn primary" href={href("companion", game.id)}>
          {book.say("web-go-on")}
          <span className="sr"> {title}</span>
        </a>
      </span>
    </li>
  );
}

function GameResults({ game, list }: { game: string; list: Parameters<typeof Results>[0]["list"] }): ReactNode {
  const words = useGameBook(game);
  return <Results title={words?.say("title") ?? ""} list={list} />;
}

function Install(): ReactNode {
  const book = useWords();
  const install = useInstall();
  if (install.how === "done") return null;
  return (
    <section className="install">
      <Icon name="download" />
      <p>
        {book.say("web-companion-install")} {install.how === "hand" && book.say("web-companion-install-hand")}
      </p>
      {install.how === "ask" && (
        <button type="button" className="btn" onClick={install.ask}>
          {book.say("web-companion-install-now")}
        </button>
      )}
    </section>
  );
}
