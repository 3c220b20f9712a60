// A citizen track, and the panels under it.

import { Key, named, Place, useOptions, useWords } from "@ludorum/board";
import type { ReactNode } from "react";
import { Boxes, BoxesSaid } from "../Boxes";
import { useBoard } from "../board-context";
import { CITIZEN_ICONS, type Citizen } from "../content";
import { areaName } from "../names";
import { places } from "../places";
import { citizens } from "../sheets";
import { Sign, type TokenName } from "../Token";

const SIGNS: Record<Citizen, TokenName> = {
  traders: "trader",
  performers: "performer",
  priests: "priest",
  apparitores: "apparitor",
  patricians: "patrician",
};

export function Band({ track, children }: { track: Citizen; children: ReactNode }) {
  const { p } = useBoard();
  const book = useWords();
  const options = useOptions();
  const id = `citizen-${track}`;
  const n = citizens(p, track);
  const icons = CITIZEN_ICONS[track];
  const name = book.say(areaName(track));
  return (
    <div className="band" data-place={track}>
      <Place id={id} name={name} className="row citizen-row">
        <h3 className="name">
          <Sign name={SIGNS[track]} />
          <span>{name}</span>
          <Key places={places} id={track} />
        </h3>
        <b className="total" aria-hidden="true" {...named(book.say("ui-track", { name, n, of: icons.length }))}>
          {n}
        </b>
        <Boxes icons={icons} filled={n} next={options.at(id).length > 0} groups={[9]} name={name} />
        <BoxesSaid name={name} icons={icons} filled={n} />
      </Place>
      <div className="panels">{children}</div>
    </div>
  );
}
