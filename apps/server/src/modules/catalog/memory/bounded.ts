/** Remembers values up to so many bytes; the least recently used leave first. */
export interface Bounded<V> {
  /** The value under `key`, made and remembered when it is not there. */
  get(key: string, make: () => V): V;
  find(key: string): V | undefined;
}

export function createBounded<V>(bytesMax: number, sizeOf: (value: V) => number): Bounded<V> {
  const entries = new Map<string, V>();
  let bytes = 0;
  const find = (key: string): V | undefined => {
    const known = entries.get(key);
    if (known === undefined) return undefined;
    entries.delete(key);
    entries.set(key, known);
    return known;
  };
  return {
    find,
    get(key, make) {
      const known = find(key);
      if (known !== undefined) return known;
      const made = make();
      entries.set(key, made);
      bytes += sizeOf(made) + 2 * key.length;
      for (const [oldest, value] of entries) {
        if (bytes <= bytesMax || oldest === key) break;
        entries.delete(oldest);
        bytes -= sizeOf(value) + 2 * oldest.length;
      }
      return made;
    },
  };
}
