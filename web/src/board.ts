// `@ludorum/board`: what the board of a game may use of the page. The page and every board share one
// copy of it and of React by the import map of index.html; nothing else of the page is theirs.

export type {
  About,
  Arg,
  Ask,
  BoardProps,
  Closed,
  GameEvent,
  GameUI,
  LegendSection,
  LegendSign,
  Message,
  OptionIndex,
  OptionMark,
  PlaceDef,
  PosterArt,
  Sketched,
  SummaryProps,
} from "./game-ui";
export { createBoardContext } from "./kit/board-context";
export { Clause } from "./kit/Clause";
export { selectedOrFirst, useDefaultOption } from "./kit/default-option";
export { changes, type Effect, rewardParts, showEffect } from "./kit/effects";
export { HouseMark } from "./kit/HouseMark";
export { Icon } from "./kit/Icon";
export { Key } from "./kit/Key";
export { amounts, chain, count, items, message, nested } from "./kit/messages";
export { named, sign } from "./kit/named";
export {
  Amounts,
  Change,
  Delta,
  Deltas,
  entries,
  type Goods,
  plain,
  ResourceCount,
  signed,
  sum,
  type Yield,
  YieldScale,
} from "./kit/numbers";
export { isPip, Pip, type PipName, sized } from "./kit/Pip";
export { Chip, Lock, LockLine, Place, Places, useClosed, useMark, useOptions } from "./kit/Place";
export { colourOf, Pawn, PawnBody, PlayerShape, ShapeBody, WorkerGroup } from "./kit/players";
export { type Drawings, Rich } from "./kit/Rich";
export { byId, read } from "./kit/records";
export { Slot, type SlotProps } from "./kit/Slot";
export { soft } from "./kit/soft";
export { Track, type Zone } from "./kit/Track";
export { useAskEffect } from "./kit/useAskEffect";
export { useLitEffect } from "./kit/useLitEffect";
export { useWidth } from "./kit/useWidth";
export { useWindowForm } from "./kit/useWindowForm";
export { litOn, withoutOptions } from "./kit/whose";
export type { Book } from "./words/book";
export { useWords } from "./words/context";
