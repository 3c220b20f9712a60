import { memo } from "react";
import { bodies, box } from "./interface-icons";

export type IconName = keyof typeof bodies;

/** An interface icon. Decorative: words stand beside it, or the control around it has a name. */
export const Icon = memo(function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `icon ${className}` : "icon"} viewBox={box} aria-hidden="true">
      {bodies[name]}
    </svg>
  );
});
