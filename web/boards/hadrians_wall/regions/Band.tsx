// A citizen track, and the panels under it.

import { Key, Spot, useOptions, useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { Boxes, BoxesSaid } from "../Boxes";
import { useBoard } from "../board-context";
import { CITIZEN_BOXES, type Citizen, iconsOf } from "../content";
import { areaName } from "../names";
import { places } from "../places";
import { citizens } from "../sheets";
import { type Glyph, Sign } from "../Token";

const SIGNS: Record<Citizen, Glyph> = {
  traders: "scales",
  performers: "drama-masks",
  priests: "cowled",
  apparitores: "gavel",
  patricians: "bust",
};

export function Band({ track, children }: { track: Citizen; children: ReactNode }) {
  const { p } = useBoard();
  const book = useWords();
  const options = useOptions();
  const id = `citizen-${track}`;
  const n = citizens(p, track);
  const icons = CITIZEN_BOXES[track].map((box) => iconsOf(box.gain));
  const name = book.say(areaName(track));
  return (
    <div className="band" data-place={track}>
      <Spot id={id} name={name} className="row citizen-row">
        <h3 className="name">
          <Sign name={SIGNS[track]} />
          <span>{name}</span>
          <Key places={places} id={track} />
        </h3>
        <b className="total" aria-hidden="true">
          {n}
        </b>
        <Boxes icons={icons} filled={n} next={options.at(id).length > 0} groups={[9]} />
        <BoxesSaid name={name} icons={icons} filled={n} />
      </Spot>
      <div className="panels">{children}</div>
    </div>
  );
}
