import { alone, byTouch, twoPeople } from "./whole.mjs";

alone("Viscounts", "viscounts");
twoPeople("Viscounts", "viscounts");
byTouch("Viscounts", "viscounts");
