// What all parts of a board look at, handed down once.

import { createContext, type FC, type ReactNode, useContext } from "react";

/** A context for the parts of one board: `BoardContext` hands it down, `useBoard` reads it. */
export function createBoardContext<T extends object>(): {
  BoardContext: FC<T & { children: ReactNode }>;
  useBoard(): T;
} {
  const Context = createContext<T | null>(null);
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: called once by a module, as createContext is
    BoardContext: ({ children, ...value }) => (
      <Context.Provider value={value as unknown as T}>{children}</Context.Provider>
    ),
    useBoard() {
      const value = useContext(Context);
      if (!value) throw new Error("a part of a board outside its BoardContext");
      return value;
    },
  };
}
