// Positions of real games in the slots of the table, drawn without a server. Not part of the page:
// `npx vite` and gallery.html?game=NAME, then &frame=NAME&lang=uk&theme=dark&selected=KEY&tab=dock.

import { FluentResource } from "@fluent/bundle";
import { type ReactNode, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import "./kit/base.css";
import "./kit/kit.css";
import "./ui/ui.css";
import "./table/table.css";
import type { GameUI } from "./game-ui";
import type { Position, Refused } from "./generated/frames";
import { generic } from "./generic";
import type { AnyView } from "./generic/zones";
import { Drawn, Rich } from "./kit/Rich";
import { indexOptions } from "./table/options";
import { Players } from "./table/Players";
import { useLine } from "./table/useLine";
import { Book } from "./words/book";
import { Speaks, useWords } from "./words/context";

type Frame = Position & { why: Refused[] };

const PEOPLE = ["Olena", "Bohdan", "Iryna", "Marko", "Zoriana", "Maksym"];

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "";
const lang = asked.get("lang") ?? "en";

/** There is no server that would send the words of games. */
const WORDS = import.meta.glob<string>("../../src/ludorum/**/words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function book(): Book {
  const parts = ["", "effects/", `games/${game}/`].map((x) => `../../src/ludorum/${x}words/${lang}.ftl`);
  return Book.of(
    lang,
    parts.map((x) => new FluentResource(WORDS[x] ?? "")),
  );
}

/** Nor their boards: they are drawn from their sources. */
const BOARDS = import.meta.glob<GameUI<unknown>>("../boards/*/index.{ts,tsx}", { import: "board" });

async function boardOf(game: string): Promise<GameUI<unknown>> {
  const path = Object.keys(BOARDS).find((x) => x.startsWith(`../boards/${game}/`));
  return path ? BOARDS[path]!() : (generic as unknown as GameUI<unknown>);
}

async function show(): Promise<void> {
  const frames = (await (await fetch(`/tests/frames/${game}.json`)).json()) as Record<string, Frame>;
  const frame = frames[asked.get("frame") ?? ""] ?? Object.values(frames)[0]!;
  document.documentElement.dataset.theme = asked.get("theme") ?? "light";
  createRoot(document.getElementById("root")!).render(<Gallery frame={frame} ui={await boardOf(game)} />);
}

function Gallery({ frame, ui }: { frame: Frame; ui: GameUI<unknown> }): ReactNode {
  const [words] = useState(() => book().named(PEOPLE));
  return (
    <Speaks value={words}>
      <Drawn value={ui.drawings ?? null}>
        <Slots frame={frame} ui={ui} />
      </Drawn>
    </Speaks>
  );
}

function Slots({ frame, ui }: { frame: Frame; ui: GameUI<unknown> }): ReactNode {
  const book = useWords();
  const [selected, select] = useState<string | null>(asked.get("selected"));
  const board = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const line = useLine(board, dock, "");
  const choice = { select, commit: () => undefined };
  const options = indexOptions(frame.ask, frame.state, ui, book, frame.why, selected, choice);
  const words = frame.ask?.labels[options.marks.findIndex((x) => x.key === selected)];
  const names = PEOPLE.slice(0, (frame.state as AnyView).players?.length);
  const props = { view: frame.state, seat: frame.seat, options, lit: asked.getAll("lit"), names };
  const { Board, Dock } = ui;
  return (
    <div className="table-page" data-tab={asked.get("tab") ?? "board"}>
      <header className="top table-top">
        <h1 className="crumb">
          <b>{book.say("title")}</b>
        </h1>
      </header>
      <main className="table-main">
        <div className="prompt-slot">
          <section className={`prompt ${frame.ask ? "own" : ""} ${options.loose.length ? "long" : ""}`}>
            <div className="what">
              <h2>{frame.ask && <Rich message={frame.ask.prompt} />}</h2>
            </div>
            {options.loose.length > 0 && (
              <div className="choices">
                <div className="chips">
                  {options.loose.map((mark) => (
                    <button key={mark.key} className="option" onClick={() => select(mark.key)}>
                      {mark.label}
                    </button>
                  ))}
                </div>
              </div>
            )}
            <div className={words ? "prompt-strip outcome" : "prompt-strip"}>
              <div className="gist">
                <b>{words && <Rich message={words} size={17} />}</b>
              </div>
            </div>
          </section>
        </div>
        <section ref={board} className="board-slot">
          <Board {...props} />
        </section>
        {Dock && frame.seat >= 0 && (
          <section ref={dock} className={line ? "dock-slot line" : "dock-slot"}>
            <Dock {...props} />
          </section>
        )}
        <aside className="rail">
          <Players ui={ui} position={frame} info={null} names={names} />
          <div className="talk" />
        </aside>
      </main>
      <nav className="tabs" />
    </div>
  );
}

void show();
