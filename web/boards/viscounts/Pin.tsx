import { Place, type SlotProps, useOptions } from "@ludorum/board";
import { half, type Over } from "./geometry";

/** A place over a point of the ring: what is drawn there is seen through it. */
export function Pin({ at, className = "", ...spot }: SlotProps & { at: Over }) {
  return (
    <div className={`pin ${className} ${half(at)}`} style={at}>
      <Place {...spot} className="bare" />
    </div>
  );
}

/** How the drawing under a place looks now. */
export function useLook(): (id: string) => string {
  const options = useOptions();
  return (id) => {
    const marks = options.at(id);
    if (marks.some((x) => x.key === options.selected)) return "open chosen";
    return marks.length ? "open" : options.closed(id) ? "shut" : "";
  };
}
