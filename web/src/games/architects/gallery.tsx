// Positions of real games, drawn without a server. Not part of the page: `vite` and gallery.html,
// then ?frame=NAME&lang=uk&theme=dark&line (the own area in one line).

import { useState } from "react";
import { createRoot } from "react-dom/client";
import "../../kit/base.css";
import "../../kit/kit.css";
import "./gallery.css";
import type { View } from "../../generated/architects";
import type { Position, Refused } from "../../generated/frames";
import { colourOf, PlayerShape } from "../../kit/players";
import { Rich } from "../../kit/Rich";
import { indexOptions } from "../../table/options";
import { Book } from "../../words/book";
import { Speaks } from "../../words/context";
import { isLang, sources } from "../../words/load";
import { architects } from "./index";

type Frame = Position & { why: Refused[] };

const { Board, Dock, Summary } = architects;
const asked = new URLSearchParams(location.search);
const lang = asked.get("lang") ?? "";

async function show(): Promise<void> {
  const from = asked.get("from") ?? "/tests/frames/architects.json";
  const frames = (await (await fetch(from)).json()) as Record<string, Frame>;
  const frame = frames[asked.get("frame") ?? ""] ?? Object.values(frames)[0]!;
  const spoken = isLang(lang) ? lang : "en";
  const people = spoken === "en" ? ["Olena", "Bohdan", "Helena", "Maksym", "Zoriana"] : ["Олена", "Богдан", "Гелена", "Максим", "Зоряна"];
  const book = Book.of(spoken, await sources(spoken, "architects")).named(people);
  document.documentElement.dataset.theme = asked.get("theme") ?? "light";
  document.documentElement.lang = spoken;
  createRoot(document.getElementById("root")!).render(
    <Speaks value={book}>
      <Gallery frame={frame} book={book} people={people} />
    </Speaks>,
  );
}

function Gallery({ frame, book, people }: { frame: Frame; book: Book; people: string[] }) {
  const [selected, select] = useState<string | null>(asked.get("selected"));
  const view = frame.state as View;
  const options = indexOptions(frame.ask, view, architects, book, frame.why, selected, {
    select,
    commit: () => undefined,
  });
  const props = { view, seat: frame.seat, options, lit: asked.getAll("lit"), names: people };
  return (
    <div className="gallery">
      <div className="told">
        <h2>{frame.ask && <Rich message={frame.ask.prompt} />}</h2>
        {options.loose.map((mark) => (
          <button key={mark.key} className="chip" onClick={() => select(mark.key)}>
            {mark.label}
          </button>
        ))}
      </div>
      <div>
        <Board {...props} />
      </div>
      <div className={asked.has("line") ? "line" : undefined}>{Dock && <Dock {...props} />}</div>
      <div className="rail">
        {view.players.map((p) => (
          <article key={p.seat} className={`colour-${colourOf(p.seat)}`}>
            <h4>
              <PlayerShape seat={p.seat} size={14} /> {people[p.seat]}
            </h4>
            <Summary view={view} player={p.seat} />
          </article>
        ))}
      </div>
    </div>
  );
}

void show();
