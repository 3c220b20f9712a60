import type { bodies } from "./game-icons";

type Glyph = keyof typeof bodies;

/** By the tile it stands on. */
const TILE_SIGNS = {
  church: "church",
  market: "shop",
  town_hall: "medieval-gate",
  woodcutter: "wood-axe",
  quarry: "stone-crafting",
  farm: "grain-bundle",
  sawmill: "hand-saw",
  stonemason: "brick-pile",
  dairy_farm: "full-wood-bucket",
  flour_mill: "flour",
  shrine: "shinto-shrine",
  trade_post: "wooden-sign",
  forest_pond: "lily-pads",
  mountain_pond: "mountaintop",
  small_woodland: "pine-tree",
  small_mountain_range: "peaks",
  lumber_mill: "circular-sawblade",
  large_woodland: "forest",
  warehouse: "warehouse",
  barn_bend: "barn",
  master_stonemason: "stone-wall",
  large_mountain_range: "mountains",
  monument: "obelisk",
  outpost_a: "watchtower",
  windmill: "windmill",
  tavern: "beer-stein",
  square: "fountain",
  barn_through: "barn",
  cow_conservatory: "cow",
  stables: "stable",
  farrier: "horseshoe",
  outpost_b: "watchtower",
} satisfies Record<string, Glyph>;

/** What can be done, by villagers and by Botric (M1.2). */
const ACTION_SIGNS = {
  produce: "wood-axe",
  blueprint: "scroll-unfurled",
  refine: "windmill",
  construct: "crane",
  road: "stone-path",
  sale: "trade",
  donkeys: "old-wagon",
} satisfies Record<string, Glyph>;

const OTHER_SIGNS = {
  path: "stone-path",
  bridge: "stone-bridge",
  honours: "ribbon-medal",
  village: "village",
  botric: "vintage-robot",
  "disc-bag": "swap-bag",
} satisfies Record<string, Glyph>;

/** Every sign that is a bare glyph, by its name in the legend. */
export const SIGNS: Record<string, Glyph> = { ...TILE_SIGNS, ...ACTION_SIGNS, ...OTHER_SIGNS };
