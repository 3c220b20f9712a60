import type { ReactNode } from "react";
import { LANGUAGES } from "../generated/http";
import { Icon } from "../kit/Icon";
import { useServer } from "../net/server";
import { setPrefs, usePrefs } from "../prefs/prefs";
import { href, type Route } from "../route";
import { useWords } from "../words/context";

const NAV = ["home", "new", "today", "learn", "people", "companion", "replays", "rules"] as const;

/** The parts of the section: each at an address of its name. */
const TODAY = ["deal", "puzzles", "tournaments", "clubs"] as const;
const ADDRESS: Partial<Record<string, string>> = { home: href(), today: href("deal") };

/** The part of the bar a screen belongs to. */
function section(route: Route): string {
  return TODAY.some((at) => at === route.at) ? "today" : route.at;
}

/** The bar of every screen but the table, which has its own. */
export function TopBar({ route }: { route: Route }): ReactNode {
  const book = useWords();
  const { me } = useServer();
  const today = section(route) === "today";
  return (
    <>
      <header className="top">
        <a className="wordmark" href={href()}>
          {book.say("web-name")}
        </a>
        <nav className="top-nav" aria-label={book.say("web-nav")}>
          {NAV.map((at) => (
            <a key={at} href={ADDRESS[at] ?? href(at)} aria-current={section(route) === at ? "page" : undefined}>
              {book.say(`web-${at}`)}
            </a>
          ))}
        </nav>
        <span className="gap" />
        <LangSwitch />
        <a className="tool" href={href("settings")} aria-current={route.at === "settings" ? "page" : undefined}>
          <Icon name="settings" />
          <span className="sr">{book.say("web-settings")}</span>
        </a>
        <a className="tool" href={href("sign-in")} aria-current={route.at === "sign-in" ? "page" : undefined}>
          <Icon name="user" />
          <span className="who">{me?.id ? me.name : book.say("web-sign-in")}</span>
        </a>
      </header>
      {today && (
        <nav className="sub-nav" aria-label={book.say("web-today")}>
          {TODAY.map((at) => (
            <a key={at} href={href(at)} aria-current={route.at === at ? "page" : undefined}>
              {book.say(`web-${at}`)}
            </a>
          ))}
        </nav>
      )}
    </>
  );
}

/** The table keeps its state; only the words change. */
export function LangSwitch(): ReactNode {
  const book = useWords();
  const { lang } = usePrefs();
  return (
    <div className="langs" role="group" aria-label={book.say("web-language")}>
      {LANGUAGES.map((one) => (
        <button key={one} type="button" lang={one} aria-pressed={one === lang} onClick={() => setPrefs({ lang: one })}>
          <span aria-hidden="true">{book.say(`web-lang-${one}.short`)}</span>
          <span className="sr">{book.say(`web-lang-${one}`)}</span>
        </button>
      ))}
    </div>
  );
}
