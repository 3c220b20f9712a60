import { alone, byTouch, twoPeople } from "./support/whole.ts";

alone("Paladins", "paladins");
twoPeople("Paladins", "paladins");
byTouch("Paladins", "paladins");
