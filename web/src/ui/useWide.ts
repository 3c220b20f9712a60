import { useSyncExternalStore } from "react";

const WIDE = matchMedia("(min-width: 768px)");

function subscribe(heard: () => void): () => void {
  WIDE.addEventListener("change", heard);
  return () => WIDE.removeEventListener("change", heard);
}

/** Is there room for a card beside the board? Else it lies under it. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => WIDE.matches);
}
