// When a table has been drawn anew.

/** What a piece or a place does when it has arrived where it is drawn. */
const ARRIVALS = ["transitionend", "animationend"];

/** Looks once in a frame in which something may stand elsewhere: the table was drawn anew, or it or the `card` beside
 * it has another size. */
export function whenDrawn(look: () => void, card: Element | null): () => void {
  let frame = 0;
  const soon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const drawn = new MutationObserver(soon);
  const sized = new ResizeObserver(soon);
  const table = document.querySelector(".table-main");
  if (table) drawn.observe(table, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const x of [table, card, ...document.querySelectorAll(".board-slot, .dock-slot")]) if (x) sized.observe(x);
  addEventListener("resize", soon);
  addEventListener("scroll", soon, true);
  for (const name of ARRIVALS) addEventListener(name, soon);
  return () => {
    cancelAnimationFrame(frame);
    drawn.disconnect();
    sized.disconnect();
    removeEventListener("resize", soon);
    removeEventListener("scroll", soon, true);
    for (const name of ARRIVALS) removeEventListener(name, soon);
  };
}
