// A small space of a board.

import type { ReactNode } from "react";
import { named } from "./named";
import { Place, useOptions } from "./Place";

export interface SlotProps {
  id: string;
  name: string;
  className?: string;
  /** Its options are drawn inside it, even if there is only one. */
  inside?: boolean;
  children?: ReactNode;
}

/** A space that is a target of its own only while it can be one. */
export function Slot(props: SlotProps) {
  const options = useOptions();
  const { id, name, className = "", children } = props;
  if (!options.at(id).length && !options.closed(id))
    return (
      <span className={className} data-place={id} {...named(name)}>
        {children}
      </span>
    );
  return <Place {...props} />;
}
