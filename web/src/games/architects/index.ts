import type { GameUI } from "../../game-ui";
import type { View } from "../../generated/architects";
import { Board } from "./Board";
import { Dock } from "./Dock";
import { placeOf, places, placesOfEvent } from "./places";
import { Summary } from "./Summary";

export const architects: GameUI<View> = { Board, Dock, Summary, places, placeOf, placesOfEvent };
