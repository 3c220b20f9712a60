// What every part of the board looks at.

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { View } from "./view";
import type { Village } from "./village";

/** `wide`: map and panels; `phone`: one of them at a time. */
export type Form = "wide" | "phone";

export interface Seen {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  names: string[];
  village: Village;
}

const Table = createContext<Seen | null>(null);

export function SeenBy({ children, ...seen }: Seen & { children: ReactNode }) {
  return <Table.Provider value={seen}>{children}</Table.Provider>;
}

export function useSeen(): Seen {
  const seen = useContext(Table);
  if (!seen) throw new Error("a part of the board outside its table");
  return seen;
}

const PHONE = 900;

export function formOf(width: number): Form {
  return width < PHONE ? "phone" : "wide";
}

function now(): Form {
  return typeof innerWidth === "number" ? formOf(innerWidth) : "wide";
}

export function useForm(): Form {
  const [form, setForm] = useState(now);
  useEffect(() => {
    const change = () => setForm(now());
    addEventListener("resize", change);
    return () => removeEventListener("resize", change);
  }, []);
  return form;
}
