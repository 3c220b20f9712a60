import { type ReactNode, useContext } from "react";
import { isPip, Pip } from "../kit/Pip";
import { Drawn } from "../kit/Rich";

/** The picture a game has of something that may stand in a field, if it has one. Words stand beside it. */
export function Sign({ field, value }: { field?: string; value: string }): ReactNode {
  const own = useContext(Drawn);
  const names = [value, `act-${value}`, ...(field ? [`${field}-${value}`] : [])];
  const drawn = names.find((x) => own?.has(x));
  if (own && drawn)
    return (
      <span className="sign" aria-hidden="true">
        <own.Draw name={drawn} size={20} label="" />
      </span>
    );
  return isPip(value) ? (
    <span className="sign" aria-hidden="true">
      <Pip name={value} size={20} />
    </span>
  ) : null;
}
