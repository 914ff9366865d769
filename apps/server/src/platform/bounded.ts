/** Remembers values up to a weight, in whatever unit they are weighed; the least recently used leave first. */
export interface Bounded<V> {
  /** The value under `key`, made and remembered when it is not there. */
  get(key: string, make: () => V): V;
  find(key: string): V | undefined;
  /** Remembers it in place of what was there; one that is heavier than all may be stays alone. */
  put(key: string, value: V): void;
}

/** A key weighs what its letters take in memory. */
export function createBounded<V>(weightMax: number, weightOf: (value: V) => number): Bounded<V> {
  const entries = new Map<string, V>();
  let weight = 0;
  const find = (key: string): V | undefined => {
    const known = entries.get(key);
    if (known === undefined) return undefined;
    entries.delete(key);
    entries.set(key, known);
    return known;
  };
  const forget = (key: string, value: V): void => {
    entries.delete(key);
    weight -= weightOf(value) + 2 * key.length;
  };
  const put = (key: string, value: V): void => {
    const before = entries.get(key);
    if (before !== undefined) forget(key, before);
    entries.set(key, value);
    weight += weightOf(value) + 2 * key.length;
    for (const [oldest, its] of entries) {
      if (weight <= weightMax || oldest === key) break;
      forget(oldest, its);
    }
  };
  return {
    find,
    put,
    get(key, make) {
      const known = find(key);
      if (known !== undefined) return known;
      const made = make();
      put(key, made);
      return made;
    },
  };
}
