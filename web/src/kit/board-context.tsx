// What all parts of a board look at, handed down once.

import { type Context, createContext, type FC, type ReactNode, use } from "react";

/**
 * Contexts for the parts of one board: `BoardContext` hands its fields down, `useBoard` reads them. Each field is a
 * context of its own, and only a field that is read is waited for: `const { p } = useBoard()` is not drawn anew
 * when anything but `p` has changed.
 */
export function createBoardContext<T extends object>(): {
  BoardContext: FC<T & { children: ReactNode }>;
  useBoard(): T;
} {
  const contexts = new Map<string, Context<unknown>>();
  const fields = {} as T;
  const contextOf = (name: string) => {
    let found = contexts.get(name);
    if (!found) {
      const context = createContext<unknown>(undefined);
      found = context;
      contexts.set(name, context);
      Object.defineProperty(fields, name, { get: () => use(context) });
    }
    return found;
  };
  const Inside = createContext(false);
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: called once by a module, as createContext is
    BoardContext: ({ children, ...value }) => {
      let inner = <Inside value>{children as ReactNode}</Inside>;
      for (const [name, field] of Object.entries(value)) {
        const Field = contextOf(name);
        inner = <Field value={field}>{inner}</Field>;
      }
      return inner;
    },
    useBoard() {
      if (!use(Inside)) throw new Error("a part of a board outside its BoardContext");
      return fields;
    },
  };
}
