import { LockLine, Place, useClosed, useOptions } from "@ludorum/board";
import type { ReactNode } from "react";
import { half, type Over } from "./geometry";
import { places } from "./places";

interface Props {
  id: string;
  name: string;
  className?: string;
  /** Its options are drawn inside it, even if there is only one. */
  inside?: boolean;
  children?: ReactNode;
}

/** A place that says why it is closed to those who point at it. */
export function Spot({ id, name, className, inside, children }: Props) {
  const closed = useClosed(id);
  const why = closed && (
    <div className="reason-pop">
      <LockLine {...closed} />
    </div>
  );
  return (
    <Place id={id} name={name} inside={inside} className={className} detail={why}>
      {children}
    </Place>
  );
}

/** A place over a point of the ring: what is drawn there is seen through it. */
export function Pin({ at, className = "", ...spot }: Props & { at: Over }) {
  return (
    <div className={`pin ${className} ${half(at)}`} style={at}>
      <Spot {...spot} className="bare" />
    </div>
  );
}

/** The key of a part, for those who see. */
export function Key({ id }: { id: string }) {
  const key = places.find((x) => x.id === id)?.hotkey?.replace("Key", "");
  return key ? (
    <kbd className="key" aria-hidden="true">
      {key}
    </kbd>
  ) : null;
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
