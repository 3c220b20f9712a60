// One of the five tracks of the wall.

import { Icon, Key, named, Place, useOptions, useWords } from "@ludorum/board";
import { Boxes, BoxesSaid } from "../Boxes";
import { useBoard } from "../board-context";
import { BOXES, TRACK_ICONS, type Track } from "../content";
import { areaName } from "../names";
import { places } from "../places";
import { filled, infrastructure, open } from "../sheets";
import { type TokenName, Tokens } from "../Token";
import { SIZES } from "../view";
import { Workers } from "./Workers";

export function TrackRow({ track, pays }: { track: Track; pays: TokenName[] }) {
  const { p, form } = useBoard();
  const book = useWords();
  const options = useOptions();
  const name = book.say(areaName(track));
  const boxes = BOXES[track];
  const icons = TRACK_ICONS[track];
  const n = filled(p, track);
  const closed = options.at(track).length ? null : options.closed(track);
  const picking = options.ask?.kind === "fort" && track === "fort";
  return (
    <Place id={track} name={name} className="row track-row" inside={picking}>
      <div className="row-head">
        <h3 className="name">{name}</h3>
        <Key places={places} id={track} />
        {picking ? (
          <Workers id={track} />
        ) : (
          <Tokens icons={Object.fromEntries(pays.map((x) => [x, 1]))} between={book.say("ui-or")} />
        )}
        <span className="aside-note">
          {closed ? (
            <span className="short-lock" {...named(closed.reason)}>
              <Icon name="lock" />
              {closed.reason}
            </span>
          ) : (
            <FortNote track={track} />
          )}
        </span>
        {form === "phone" && (
          <b {...named(book.say("ui-track", { name, n, of: boxes.length }))}>
            {n}
            <small>/{boxes.length}</small>
          </b>
        )}
      </div>
      <Boxes
        icons={icons}
        filled={n}
        open={open(p, track)}
        next={options.at(track).length > 0}
        groups={SIZES.map((size) => boxes.filter((box) => box.section === size).length)}
        name={name}
      />
      <BoxesSaid name={name} icons={icons} filled={n} />
      {track === "fort" && form !== "phone" && <Flags />}
    </Place>
  );
}

/** H8.2, H8.3, H8.5: how far the fort lets cippi and wall go, and what it makes of itself. */
function FortNote({ track }: { track: Track }) {
  const { p } = useBoard();
  const book = useWords();
  if (track === "fort")
    return (
      <>
        {book.say("ui-area-infrastructure")}{" "}
        <b {...named(book.say("level-infrastructure", { n: infrastructure(p) }), { clause: "H8.5" })}>
          {infrastructure(p)}
        </b>
      </>
    );
  const fort = BOXES[track][filled(p, track)]?.fort;
  if (!fort) return null;
  return (
    <>
      {track === "wall" ? book.say("ui-up-to-fort", { n: filled(p, "fort") }) : book.say("ui-needs-fort", { n: fort })}
    </>
  );
}

function Flags() {
  const { p } = useBoard();
  const book = useWords();
  const n = filled(p, "fort");
  const flag = (x: number | undefined) =>
    x ? named(book.say("ui-flag", { n: x }), { about: book.say("ui-flag.about"), clause: "H8.5" }) : {};
  return (
    <div className="flags" aria-hidden="true">
      {SIZES.map((size) => (
        <span key={size} className="group-of">
          {BOXES.fort
            .filter((box) => box.section === size)
            .map((box) => (
              <span key={box.n} className={box.flag ? (box.n <= n ? "flag on" : "flag") : ""} {...flag(box.flag)}>
                {box.flag}
              </span>
            ))}
        </span>
      ))}
    </div>
  );
}
