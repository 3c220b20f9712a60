import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef } from "react";
import { SignIn } from "../account/SignIn";
import { keepProgress } from "../learn/sync";
import { renewSubscription } from "../net/push";
import { ServerProvider, useServer } from "../net/server";
import { usePrefs } from "../prefs/prefs";
import { href, parse, type Route, useHash } from "../route";
import { ErrorBoundary, FailedScreen } from "../ui/ErrorBoundary";
import { TopBar } from "../ui/TopBar";
import { Speaks, useBook, useWords } from "../words/context";
import { Home } from "./Home";
import { Join } from "./Join";

const BoxScreen = lazy(() => import("../box/BoxScreen"));
const ClubList = lazy(() => import("../clubs/ClubList"));
const ClubScreen = lazy(() => import("../clubs/ClubScreen"));
const Companion = lazy(() => import("../companion/CompanionList"));
const CompanionTable = lazy(() => import("../companion/CompanionTable"));
const DealScreen = lazy(() => import("../today/DealScreen"));
const LearnScreen = lazy(() => import("../learn/LearnScreen"));
const LessonScreen = lazy(() => import("../learn/LessonScreen"));
const MailLink = lazy(() => import("../account/MailLink"));
const NewClub = lazy(() => import("../clubs/NewClub"));
const NewTable = lazy(() => import("./NewTable"));
const People = lazy(() => import("../people/People"));
const PuzzleList = lazy(() => import("../puzzles/PuzzleList"));
const PuzzleScreen = lazy(() => import("../puzzles/PuzzleScreen"));
const ReplayScreen = lazy(() => import("../replay/ReplayScreen"));
const Replays = lazy(() => import("./Replays"));
const Rules = lazy(() => import("./Rules"));
const Settings = lazy(() => import("./Settings"));
const Stop = lazy(() => import("../account/Stop"));
const NewTournament = lazy(() => import("../tournaments/NewTournament"));
const TournamentList = lazy(() => import("../tournaments/TournamentList"));
const TournamentScreen = lazy(() => import("../tournaments/TournamentScreen"));
const TableScreen = lazy(() => import("../table/TableScreen"));

export function App(): ReactNode {
  const { lang } = usePrefs();
  const book = useBook(lang);
  const hash = useHash();
  return (
    book && (
      <Speaks value={book}>
        <ErrorBoundary slot="root" of={hash} instead={<FailedScreen />}>
          <ServerProvider>
            <Page hash={hash} />
          </ServerProvider>
        </ErrorBoundary>
      </Speaks>
    )
  );
}

function Page({ hash }: { hash: string }): ReactNode {
  const route = useMemo(() => parse(hash), [hash]);
  const { away } = useServer();
  const book = useWords();
  useArrival(route);
  useSubscription();
  useLearned();
  return (
    <ErrorBoundary
      slot="screen"
      of={hash}
      instead={
        <>
          <TopBar route={route} />
          <FailedScreen />
        </>
      }
    >
      <Suspense fallback={<TopBar route={route} />}>
        {route.at === "table" ? (
          <TableScreen key={route.table} table={route.table} />
        ) : route.at === "replay" ? (
          <ReplayScreen key={route.table} table={route.table} from={route.step} given={route.token} />
        ) : route.at === "learn" && route.lesson ? (
          <LessonScreen key={`${route.game}/${route.lesson}`} game={route.game} lesson={route.lesson} />
        ) : route.at === "puzzles" && route.game ? (
          <PuzzleScreen key={`${route.game}/${route.puzzle}`} {...route} />
        ) : route.at === "tournaments" && route.id && route.id !== "new" ? (
          <TournamentScreen key={route.id} {...route} />
        ) : route.at === "companion" && route.game ? (
          <CompanionTable key={route.game} id={route.game} />
        ) : (
          <>
            <TopBar route={route} />
            {away && route.at !== "companion" && (
              <p className="strip-note" role="status">
                {book.say("web-away")}
              </p>
            )}
            <Screen route={route} />
          </>
        )}
      </Suspense>
    </ErrorBoundary>
  );
}

function Screen({ route }: { route: Route }): ReactNode {
  switch (route.at) {
    case "home":
      return <Home />;
    case "new":
      return <NewTable key={route.game} game={route.game} solo={route.solo} />;
    case "join":
      return <Join table={route.table} link={route.link} />;
    case "sign-in":
      return <SignIn problem={route.problem} />;
    case "mail":
      return <MailLink key={route.token} token={route.token} />;
    case "settings":
      return <Settings />;
    case "stop":
      return <Stop key={route.token} token={route.token} />;
    case "rules":
      return <Rules game={route.game} clause={route.clause} />;
    case "replays":
      return <Replays />;
    case "deal":
      return <DealScreen game={route.game} />;
    case "learn":
      return <LearnScreen game={route.game} />;
    case "puzzles":
      return <PuzzleList />;
    case "clubs":
      if (!route.id) return <ClubList />;
      return route.id === "new" ? <NewClub /> : <ClubScreen key={route.id} id={route.id} link={route.link} />;
    case "tournaments":
      return route.id ? <NewTournament club={route.club} /> : <TournamentList />;
    case "companion":
      return <Companion />;
    case "box":
      return <BoxScreen game={route.game} kind={route.kind} record={route.record} />;
    case "people":
      return <People person={route.person} />;
    default:
      return <Nowhere />;
  }
}

function Nowhere(): ReactNode {
  const book = useWords();
  return (
    <main className="page narrow">
      <h1>{book.say("web-nowhere")}</h1>
      <p>
        <a href={href()}>{book.say("web-home")}</a>
      </p>
    </main>
  );
}

/** A browser that is told stays so, in a new session and in another language. */
function useSubscription(): void {
  const { me } = useServer();
  const { lang } = usePrefs();
  const session = me?.id ? me.csrf : "";
  useEffect(() => {
    if (session) renewSubscription(lang).catch(() => undefined);
  }, [session, lang]);
}

/** What somebody has learned is known on all their devices. */
function useLearned(): void {
  const { me } = useServer();
  const { id, guest } = me ?? { id: "", guest: true };
  useEffect(() => (id ? keepProgress(id, guest) : undefined), [id, guest]);
}

/** A new screen begins at its top, and those who hear the page are told its name. */
function useArrival(route: Route): void {
  const first = useRef(true);
  const book = useWords();
  const at = route.at;
  const own =
    (route.at === "learn" && route.lesson !== "") ||
    (route.at === "puzzles" && route.game !== "") ||
    ((route.at === "tournaments" || route.at === "clubs") && route.id !== "");
  const screen = route.at === "tournaments" || route.at === "clubs" ? `${at}/${route.id}` : at;
  useEffect(() => {
    if (at !== "table" && at !== "replay" && !own)
      document.title = book.say("web-page", { page: book.say(`web-${at}`) });
  }, [at, own, book]);
  useEffect(() => {
    if (first.current) first.current = false;
    else if (screen !== "rules") scrollTo(0, 0);
  }, [screen]);
}
