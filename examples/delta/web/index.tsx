import "./style.css";
import type { GameUI } from "@ludorum/board";
import { about } from "./about";
import { Board } from "./Board";
import { Dock } from "./Dock";
import { drawings } from "./drawings";
import { legend } from "./legend";
import { placeOf, places, placesOfEvent, within } from "./places";
import { Summary } from "./Summary";
import type { View } from "./view";

export const board: GameUI<View> = {
  Board,
  Dock,
  Summary,
  places,
  placeOf,
  placesOfEvent,
  within,
  about,
  drawings,
  legend,
};
