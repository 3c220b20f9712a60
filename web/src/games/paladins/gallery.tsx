// Positions of real games in the slots of the table, drawn without a server. Not part of the page:
// `vite` and gallery.html?game=paladins, then &frame=NAME&lang=uk&theme=dark&selected=KEY.

import { useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import "../../kit/base.css";
import "../../kit/kit.css";
import "../../shell/shell.css";
import "../../table/table.css";
import type { GameUI } from "../../game-ui";
import type { View } from "../../generated/paladins";
import type { Position, Refused } from "../../generated/frames";
import { Drawn, Rich } from "../../kit/Rich";
import { indexOptions } from "../../table/options";
import { Players } from "../../table/Players";
import { useLine } from "../../table/useLine";
import { Book } from "../../words/book";
import { Speaks } from "../../words/context";
import { isLang, sources } from "../../words/load";
import { paladins } from "./index";
import { drawings } from "./Token";

type Frame = Position & { why: Refused[] };

const { Board, Dock } = paladins;
const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? "";

async function show(): Promise<void> {
  const from = asked.get("from") ?? "/tests/frames/paladins.json";
  const frames = (await (await fetch(from)).json()) as Record<string, Frame>;
  const frame = frames[asked.get("frame") ?? ""] ?? Object.values(frames)[0]!;
  const spoken = isLang(lang) ? lang : "en";
  const people =
    spoken === "en"
      ? ["Olena", "Bohdan", "Iryna", "Marko", "Zoriana", "Maksym"]
      : ["Олена", "Богдан", "Ірина", "Марко", "Зоряна", "Максим"];
  const book = Book.of(spoken, await sources(spoken, "paladins")).named(people);
  document.documentElement.dataset.theme = asked.get("theme") ?? "light";
  document.documentElement.lang = spoken;
  createRoot(document.getElementById("root")!).render(
    <Speaks value={book}>
      <Drawn value={drawings}>
        <Gallery frame={frame} book={book} people={people} />
      </Drawn>
    </Speaks>,
  );
}

function Gallery({ frame, book, people }: { frame: Frame; book: Book; people: string[] }) {
  const [selected, select] = useState<string | null>(asked.get("selected"));
  const board = useRef<HTMLElement>(null);
  const dock = useRef<HTMLElement>(null);
  const line = useLine(board, dock, frame);
  const view = frame.state as View;
  const options = indexOptions(frame.ask, view, paladins, book, frame.why, selected, {
    select,
    commit: () => undefined,
  });
  const words = frame.ask?.labels[options.marks.findIndex((x) => x.key === selected)];
  const names = people.slice(0, view.players.length);
  const props = { view, seat: frame.seat, options, lit: asked.getAll("lit"), names };
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
          <Players ui={paladins as unknown as GameUI<unknown>} position={frame} info={null} names={names} />
          <div className="talk" />
        </aside>
      </main>
      <nav className="tabs" />
    </div>
  );
}

void show();
