import type { GameUI } from "../../game-ui";
import type { View } from "../../generated/hamlet";
import { about } from "./about";
import { Board } from "./Board";
import { Dock } from "./Dock";
import { placeOf, places, placesOfEvent, within } from "./places";
import { canSketch, Sketch } from "./Sketch";
import { Summary } from "./Summary";
import { drawings } from "./Token";

export const hamlet: GameUI<View> = {
  Board,
  Dock,
  Summary,
  places,
  placeOf,
  placesOfEvent,
  about,
  within,
  drawings,
  Sketch,
  canSketch,
};
