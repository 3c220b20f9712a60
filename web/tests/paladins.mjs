import { alone, byTouch, twoPeople } from "./whole.mjs";

alone("Paladins", "paladins");
twoPeople("Paladins", "paladins");
byTouch("Paladins", "paladins");
