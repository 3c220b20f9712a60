import type { GameUI } from "@ludorum/board";
import { about } from "./about";
import { Board } from "./Board";
import { Dock } from "./Dock";
import { legend } from "./legend";
import { placeOf, places, placesOfEvent, within } from "./places";
import { canSketch, Sketch } from "./Sketch";
import { Summary } from "./Summary";
import { drawings } from "./Token";
import type { View } from "./view";

export const board: GameUI<View> = {
  Board,
  Dock,
  Summary,
  places,
  placeOf,
  placesOfEvent,
  about,
  legend,
  within,
  drawings,
  Sketch,
  canSketch,
};
