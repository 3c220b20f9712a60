// What every part of the boards looks at.

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import type { Player, View } from "./view";

/** `wide`: the board over the own one; `one`: one at a time; `phone`: one, in short. */
export type Form = "wide" | "one" | "phone";

export interface Seen {
  view: View;
  /** The reader's seat; -1 for those who watch. */
  seat: number;
  /** Whose board is shown. */
  p: Player;
  names: string[];
  form: Form;
}

const Table = createContext<Seen | null>(null);

export function SeenBy({ children, ...seen }: Seen & { children: ReactNode }) {
  return <Table.Provider value={seen}>{children}</Table.Provider>;
}

export function useSeen(): Seen {
  const seen = useContext(Table);
  if (!seen) throw new Error("a part of the boards outside its table");
  return seen;
}

/** A place on the board that is shown: those of other people's boards begin with their seat. */
export function useHere(): (id: string) => string {
  const { p, seat } = useSeen();
  return (id) => (p.seat === seat ? id : `${p.seat}:${id}`);
}

// The widths are those of the table; both boards, one over the other, need the height.
const WIDE = 1360;
const HIGH = 820;
const PHONE = 768;

export function formOf(width: number, height: number): Form {
  if (width < PHONE) return "phone";
  return width >= WIDE && height >= HIGH ? "wide" : "one";
}

function now(): Form {
  return typeof innerWidth === "number" ? formOf(innerWidth, innerHeight) : "wide";
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
