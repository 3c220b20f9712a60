import type { GameUI } from "@ludorum/board";
import type { View } from "./view";
import { about } from "./about";
import { Board } from "./Board";
import { Dock } from "./Dock";
import { placeOf, places, placesOfEvent, within } from "./places";
import { Summary } from "./Summary";
import { drawings } from "./Token";

export const board: GameUI<View> = {
  Board,
  Dock,
  Summary,
  places,
  placeOf,
  placesOfEvent,
  about,
  within,
  drawings,
};
