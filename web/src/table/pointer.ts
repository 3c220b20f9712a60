// Was it a finger? A second tap is easily an accident: then only the button commits.

let last = "";

addEventListener("pointerdown", (e) => (last = e.pointerType), { capture: true, passive: true });
addEventListener("keydown", () => (last = "key"), { capture: true, passive: true });

export function byKey(): boolean {
  return last === "key";
}

export function byFinger(): boolean {
  return last === "touch";
}
