// The legend of a game: its pictograms and places by name, each with its rule.

import { type ReactNode, useMemo, useState } from "react";
import type { GameUI, LegendSign } from "../game-ui";
import { Clause } from "../kit/Clause";
import { HouseMark } from "../kit/HouseMark";
import { Drawing } from "../kit/Rich";
import { Overlay } from "../ui/Overlay";
import { useWords } from "../words/context";
import { signAbout, signName } from "./name-card";

type Shown = "all" | "here" | "places";

/** Pictograms that are drawn on the table now. */
function signsHere(): Set<string> {
  const drawn = document.querySelectorAll<HTMLElement>(":is(.board-slot, .dock-slot, .players) [data-sign]");
  return new Set([...drawn].filter((x) => x.checkVisibility()).map((x) => x.dataset.sign ?? ""));
}

interface Entry {
  key: string;
  draw: ReactNode;
  name: string;
  about: string;
  clause: string;
  house: boolean;
}

interface Section {
  title: string;
  entries: Entry[];
}

export function Legend(props: {
  game: string;
  ui: GameUI<unknown>;
  view: unknown;
  seat: number;
  close(): void;
}): ReactNode {
  const book = useWords();
  const { game, ui, view, seat } = props;
  const [shown, setShown] = useState<Shown>("all");
  const [wish, setWish] = useState("");
  const here = useMemo(signsHere, []);
  const entry = ({ sign, clause = "", house = false }: LegendSign): Entry => ({
    key: sign,
    draw: <Drawing name={sign} size={24} />,
    name: signName(book, sign),
    about: signAbout(book, sign),
    clause,
    house,
  });
  const known = new Set(ui.legend?.flatMap((x) => x.signs.map((y) => y.sign)));
  const other = [...here].filter((x) => !known.has(x) && signName(book, x)).map((sign) => entry({ sign }));
  const signs: Section[] = [
    ...(ui.legend ?? []).map(({ title, signs: list }) => ({ title: book.say(title), entries: list.map(entry) })),
    ...(other.length ? [{ title: book.say("web-legend-signs"), entries: other }] : []),
  ];
  const places: Section = {
    title: book.say("web-legend-places"),
    entries: ui.places.flatMap(({ id, hotkey }) => {
      const about = ui.about?.(id, view, seat);
      const draw = hotkey && <kbd className="key">{hotkey.replace("Key", "")}</kbd>;
      const lines = about?.lines.map((x) => book.tell(x)).join(" ") ?? "";
      return about
        ? [{ key: id, draw, name: book.tell(about.name), about: lines, clause: about.clause, house: !!about.house }]
        : [];
    }),
  };
  const sections = shown === "places" ? [places] : shown === "all" ? [...signs, places] : signs;
  const words = wish.toLocaleLowerCase(book.lang).split(/\s+/).filter(Boolean);
  const fits = ({ key, name, about }: Entry) =>
    (shown !== "here" || here.has(key)) &&
    words.every((x) => `${name} ${about}`.toLocaleLowerCase(book.lang).includes(x));
  const listed = sections.map((x) => ({ ...x, entries: x.entries.filter(fits) })).filter((x) => x.entries.length);
  const numbers: Record<Shown, number> = {
    all: signs.reduce((n, x) => n + x.entries.length, 0),
    here: signs.flatMap((x) => x.entries).filter((x) => here.has(x.key)).length,
    places: places.entries.length,
  };
  return (
    <Overlay title={book.say("web-legend")} close={props.close} side>
      <div className="legend">
        <input
          type="search"
          aria-label={book.say("web-legend-search")}
          placeholder={book.say("web-legend-search")}
          value={wish}
          onChange={(e) => setWish(e.target.value)}
        />
        <div className="legend-filters">
          {(["all", "here", "places"] as const).map((x) => (
            <button key={x} type="button" aria-pressed={shown === x} onClick={() => setShown(x)}>
              {book.say(`web-legend-${x}`, { n: numbers[x] })}
            </button>
          ))}
        </div>
        {listed.length === 0 && <p className="quiet">{book.say("web-legend-none")}</p>}
        {listed.map(({ title, entries }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {entries.map((x) => (
                <li key={x.key}>
                  <span className="legend-draw" aria-hidden="true">
                    {x.draw}
                  </span>
                  <span>
                    <b>
                      {x.name}
                      {x.house && <HouseMark />}
                    </b>
                    {x.about && <small>{x.about}</small>}
                  </span>
                  {x.clause && <Clause game={game} id={x.clause} />}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Overlay>
  );
}
