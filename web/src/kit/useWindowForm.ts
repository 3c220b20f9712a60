// The form a board is drawn in, by the room there is.

import { useEffect, useState } from "react";

/** What `formOf` makes of the size of the window, anew when that changes; it is a function of the module. */
export function useWindowForm<Form>(formOf: (width: number, height: number) => Form): Form {
  const [form, setForm] = useState(() => now(formOf));
  useEffect(() => {
    const change = () => setForm(() => now(formOf));
    addEventListener("resize", change);
    return () => removeEventListener("resize", change);
  }, [formOf]);
  return form;
}

/** Without a window there is all the room of the world. */
function now<Form>(formOf: (width: number, height: number) => Form): Form {
  return typeof innerWidth === "number" ? formOf(innerWidth, innerHeight) : formOf(Infinity, Infinity);
}
