// Buildings of the left sheet, the production, the training grounds, the forum and the landmarks.

import { Icon, named, Place, useOptions, useWords } from "@ludorum/board";
import { type ReactNode, useState } from "react";
import { useBoard } from "../board-context";
import { boxesIn, type Icons, iconsOf, LANDMARKS } from "../content";
import { areaName } from "../names";
import { BuildingTile, Cost, Done, Needs, Tile } from "../Tile";
import { Token, type TokenName, Tokens } from "../Token";
import { ATTRIBUTES } from "../view";

/** Tiles of the left sheet, by rows; a phone folds those that are closed. */
export function Works() {
  const { form } = useBoard();
  const tiles: [string, ReactNode][] = [
    ["granary", <BuildingTile key="granary" family="granary" />],
    ["production", <Production key="production" />],
    ["training", <Yearly key="training" id="training" pays={{ builder: 1 }} />],
    ["hotel", <BuildingTile key="hotel" family="hotel" />],
    ["workshop", <BuildingTile key="workshop" family="workshop" />],
    ["road", <BuildingTile key="road" family="road" />],
    ["forum", <Forum key="forum" />],
  ];
  if (form === "phone")
    return (
      <div data-place="works">
        <Folded tiles={[...tiles, ["landmarks", <Landmarks key="landmarks" />]]} />
      </div>
    );
  return (
    <>
      <div className="works" data-place="works">
        {tiles.map(([, tile]) => tile)}
      </div>
      <Landmarks />
    </>
  );
}

function Folded({ tiles }: { tiles: [string, ReactNode][] }) {
  const options = useOptions();
  const book = useWords();
  const [unfolded, unfold] = useState(false);
  const closed = (id: string) => !options.at(id).length && options.closed(id) !== null;
  const shut = tiles.filter(([id]) => closed(id));
  return (
    <>
      <div className="tiles">{tiles.filter(([id]) => !closed(id)).map(([, tile]) => tile)}</div>
      {shut.length > 0 && (
        <button type="button" className="fold" aria-expanded={unfolded} onClick={() => unfold(!unfolded)}>
          <Icon name="lock" />
          <span>
            {book.say("ui-closed-places", {
              list: shut.map(([id]) => book.say(areaName(id))).join(", "),
            })}
          </span>
          <b>{shut.length}</b>
          <Icon name="chevron-down" />
        </button>
      )}
      {unfolded && shut.length > 0 && <div className="tiles shut">{shut.map(([, tile]) => tile)}</div>}
    </>
  );
}

function Production() {
  const { p } = useBoard();
  const book = useWords();
  const said = book.say("good-production.count", { n: p.production });
  return (
    <Tile id="production" name={book.say("area-production")} note={<b {...named(said)}>{p.production}</b>}>
      <p className="circles" aria-hidden="true" {...named(said)}>
        {Array.from({ length: boxesIn("production") }, (_, i) => (
          <i key={i} className={i < p.production ? "filled" : ""} />
        ))}
      </p>
    </Tile>
  );
}

/** H11, H13: once a year; the year is written into the next box. */
function Yearly({
  id,
  pays,
  inside,
  children,
}: {
  id: "training" | "forum";
  pays: Icons;
  inside?: boolean;
  children?: ReactNode;
}) {
  const { p, view } = useBoard();
  const book = useWords();
  const options = useOptions();
  const written = p[id];
  const legal = options.at(id).length > 0;
  return (
    <Tile
      id={id}
      name={book.say(areaName(id))}
      inside={inside}
      note={id === "forum" ? <small {...named(book.say("pays-forum"))}>2 → 1</small> : <Tokens icons={pays} />}
    >
      <p className="years">
        {Array.from({ length: boxesIn(id) }, (_, i) => (
          <i
            key={i}
            {...named(written[i] ? book.say("ui-used-in", { n: written[i]! }) : book.say("ui-unused"))}
            className={
              i === written.length && legal ? "next" : written[i] ? (written[i] === view.year ? "now" : "past") : ""
            }
          >
            {written[i]}
          </i>
        ))}
      </p>
      {children}
    </Tile>
  );
}

/** H13.1: two workers for one of another kind. */
function Forum() {
  const options = useOptions();
  const book = useWords();
  if (options.ask?.kind !== "forum") return <Yearly id="forum" pays={{}} />;
  const found: string[][] = [];
  const kinds = ["builder", "servant", "civilian"];
  for (const [i, a] of kinds.entries())
    for (const b of kinds.slice(i)) for (const c of kinds) if (c !== a && c !== b) found.push([a, b, c]);
  const asked = found.filter(
    (x) => options.at(`forum-${x.join("-")}`).length || options.closed(`forum-${x.join("-")}`),
  );
  return (
    <Yearly id="forum" pays={{}}>
      <div className="pop-over exchanges">
        {asked.map(([a, b, c]) => (
          <Place
            key={`${a}-${b}-${c}`}
            id={`forum-${a}-${b}-${c}`}
            name={[a, b, c].map((x) => book.say(`good-${x}`)).join(", ")}
            className="exchange"
          >
            <Token name={a as TokenName} />
            <Token name={b as TokenName} />
            <span className="to">→</span>
            <Token name={c as TokenName} />
          </Place>
        ))}
      </div>
    </Yearly>
  );
}

/** H14. */
function Landmarks() {
  const { p } = useBoard();
  const book = useWords();
  return (
    <Place id="landmarks" name={book.say("ui-area-landmarks")} className="landmarks">
      {LANDMARKS.map(({ id, attribute, at, cost, gain }, i) => {
        const ready = p.attributes[ATTRIBUTES.indexOf(attribute)]! >= at;
        const state = p.landmarks[i] ? "done" : ready ? "" : "locked";
        return (
          <Tile key={id} id={`landmark-${id}`} name={book.say(`building-${id}`)} className={state}>
            <p className="deal">
              {p.landmarks[i] ? (
                <Done />
              ) : (
                <>
                  {!ready && <Needs n={at} level={[`good-${attribute}.count`, { n: at }]} />}
                  {!ready && <Token name={attribute} label={book.say(`good-${attribute}`)} />}
                  <Cost cost={cost} gain={iconsOf(gain)} />
                </>
              )}
            </p>
          </Tile>
        );
      })}
    </Place>
  );
}
