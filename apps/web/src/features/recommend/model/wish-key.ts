/**
 * One key for each wish until it is answered: a press after a lost answer is the same wish and carries the same key, so that
 * the server does it once; after an answer, or for another wish, a new one. `newKey` gives keys nobody has used.
 */
export function createWishKeys(newKey: () => string) {
  let open: { wish: string; key: string } | null = null;
  return {
    keyOf(wish: unknown): string {
      const text = JSON.stringify(wish);
      if (open?.wish !== text) open = { wish: text, key: newKey() };
      return open.key;
    },
    answered(): void {
      open = null;
    },
  };
}
