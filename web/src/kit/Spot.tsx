// Places that are small: why they are closed is said beside them.

import type { ReactNode } from "react";
import { LockLine, Place, useClosed, useOptions } from "./Place";

export interface SpotProps {
  id: string;
  name: string;
  className?: string;
  /** Its options are drawn inside it, even if there is only one. */
  inside?: boolean;
  children?: ReactNode;
}

/** A place that says why it is closed to those who point at it; the board's styles lay out `reason-pop`. */
export function Spot(props: SpotProps) {
  const closed = useClosed(props.id);
  const why = closed && (
    <div className="reason-pop">
      <LockLine {...closed} />
    </div>
  );
  return <Place {...props} detail={why} />;
}

/** A small space that is a target of its own only while it can be one. */
export function Slot(props: SpotProps) {
  const options = useOptions();
  const { id, className = "", children } = props;
  if (!options.at(id).length && !options.closed(id)) return <span className={className}>{children}</span>;
  return <Spot {...props} />;
}
