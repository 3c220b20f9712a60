import { LockLine, Place, useClosed, useOptions } from "@ludorum/board";
import type { ReactNode } from "react";
import { keyOf } from "./places";

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

/** A small space that is a target of its own only while it can be one. */
export function Slot({ id, name, className = "", children }: Props) {
  const options = useOptions();
  if (!options.at(id).length && !options.closed(id)) return <span className={className}>{children}</span>;
  return (
    <Spot id={id} name={name} className={className}>
      {children}
    </Spot>
  );
}

/** The key of a place, for those who see. */
export function Key({ id }: { id: string }) {
  const key = keyOf(id);
  return key ? (
    <kbd className="key" aria-hidden="true">
      {key}
    </kbd>
  ) : null;
}
