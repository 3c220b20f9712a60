// What is fetched once for the whole page.

const held = new Map<string, Promise<unknown>>();

/** What was fetched under this name, or is now; after a failure another time. */
export function once<T>(name: string, fetch: () => Promise<T>): Promise<T> {
  let found = held.get(name) as Promise<T> | undefined;
  if (!found) {
    found = fetch();
    found.catch(() => held.delete(name));
    held.set(name, found);
  }
  return found;
}
