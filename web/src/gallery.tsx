// Positions of real games in the slots of the table, drawn without a server. Not part of the page:
// `npx vite` and gallery.html?game=NAME, then &frame=NAME&lang=uk&theme=dark&selected=KEY&tab=dock.

import { useRef, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import "./kit/base.css";
import "./kit/kit.css";
import "./shell/shell.css";
import "./table/table.css";
import { useGameUI } from "./games/registry";
import type { GameUI } from "./game-ui";
import type { Position, Refused } from "./generated/frames";
import type { AnyView } from "./generic/zones";
import { Drawn, Rich } from "./kit/Rich";
import { indexOptions } from "./table/options";
import { Players } from "./table/Players";
import { useLine } from "./table/useLine";
import { Speaks, useBook, useWords } from "./words/context";
import { isLang } from "./words/load";

type Frame = Position & { why: Refused[] };

const PEOPLE = ["Olena", "Bohdan", "Iryna", "Marko", "Zoriana", "Maksym"];

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "";
const lang = asked.get("lang") ?? "";

async function show(): Promise<void> {
  const frames = (await (await fetch(`/tests/frames/${game}.json`)).json()) as Record<string, Frame>;
  const frame = frames[asked.get("frame") ?? ""] ?? Object.values(frames)[0]!;
  document.documentElement.dataset.theme = asked.get("theme") ?? "light";
  createRoot(document.getElementById("root")!).render(<Gallery frame={frame} />);
}

function Gallery({ frame }: { frame: Frame }): ReactNode {
  const ui = useGameUI(game);
  const book = useBook(isLang(lang) ? lang : "en", game);
  return (
    ui &&
    book && (
      <Speaks value={book.named(PEOPLE)}>
        <Drawn value={ui.drawings ?? null}>
          <Slots frame={frame} ui={ui} />
        </Drawn>
      </Speaks>
    )
  );
}

function Slots({ frame, ui }: { frame: Frame; ui: GameUI<unknown> }): ReactNode {
  const book = useWords();
  const [selected, select] = useState<string | null>(asked.get("selected"));
  const board = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const line = useLine(board, dock, frame);
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
          <section className={frame.ask ? "prompt own" : "prompt"}>
            <div className="what">
              <h2>{frame.ask && <Rich message={frame.ask.prompt} />}</h2>
            </div>
            <div className="chips">
              {options.loose.map((mark) => (
                <button key={mark.key} className="option" onClick={() => select(mark.key)}>
                  {mark.label}
                </button>
              ))}
            </div>
            {words && (
              <div className="outcome">
                <b>
                  <Rich message={words} size={17} />
                </b>
              </div>
            )}
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
