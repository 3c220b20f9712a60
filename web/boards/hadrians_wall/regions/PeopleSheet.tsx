// The right sheet: five citizen tracks, and under each of them what its people run.

import { memo } from "react";
import { SheetFrame } from "../Frame";
import { BuildingTile } from "../Tile";
import { Band } from "./Band";
import { Baths } from "./Baths";
import { Courthouse } from "./Courthouse";
import { Diplomats } from "./Diplomats";
import { Ludus } from "./Ludus";
import { Market } from "./Market";
import { Scouts } from "./Scouts";
import { Temples } from "./Temples";
import { Theatre } from "./Theatre";

export const PeopleSheet = memo(function PeopleSheet() {
  return (
    <SheetFrame id="people">
      <Band track="traders">
        <BuildingTile family="precinct" />
        <Market />
      </Band>
      <Band track="performers">
        <Theatre />
        <Ludus />
      </Band>
      <Band track="priests">
        <BuildingTile family="gardens" />
        <Temples />
      </Band>
      <Band track="apparitores">
        <Baths />
        <Courthouse />
      </Band>
      <Band track="patricians">
        <Diplomats />
        <Scouts />
      </Band>
    </SheetFrame>
  );
});
