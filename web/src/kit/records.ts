// The content files of a game. JSON leaves holes where records differ, and the compiler's own reading
// gives every record a type of its own: what they are is for the board to say.

export function read<T>(...files: unknown[][]): T[] {
  return files.flat() as T[];
}

/** Records by their ids. */
export function byId<T>(...files: { id: string }[][]): Record<string, T> {
  return Object.fromEntries(files.flat().map((x) => [x.id, x as T]));
}
