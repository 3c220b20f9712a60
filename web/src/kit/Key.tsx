import type { PlaceDef } from "../game-ui";

/** The key of a place, for those who see; nothing where it has none. */
export function Key({ places, id }: { places: readonly PlaceDef[]; id: string }) {
  const letter = places.find((x) => x.id === id)?.hotkey?.replace("Key", "");
  return letter ? (
    <kbd className="key" aria-hidden="true">
      {letter}
    </kbd>
  ) : null;
}
