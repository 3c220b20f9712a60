// The left sheet: cohorts, the five tracks, what they open, the attributes and the disdain.

import { memo } from "react";
import { SheetFrame } from "../Frame";
import { Attributes, Disdain } from "./Attributes";
import { Cohorts, Sections } from "./Cohorts";
import { TrackRow } from "./TrackRow";
import { Works } from "./Works";

export const WallSheet = memo(function WallSheet() {
  return (
    <SheetFrame id="wall">
      <div className="fronts">
        <Cohorts />
        <Sections />
        <TrackRow track="mining" pays={["servant"]} />
        <TrackRow track="guard" pays={["soldier"]} />
        <TrackRow track="cippi" pays={["resource"]} />
        <TrackRow track="wall" pays={["resource"]} />
        <TrackRow track="fort" pays={["builder", "soldier"]} />
      </div>
      <div className="backs">
        <Works />
        <Attributes />
        <Disdain />
      </div>
    </SheetFrame>
  );
});
