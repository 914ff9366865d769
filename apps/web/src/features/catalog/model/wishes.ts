/** Models and pieces that one press asks for. */
export type Wish = readonly { skuNo: string; quantity: number }[];

/**
 * One key for each wish to add until it is answered. A press after a lost answer is the same wish and carries the same key, so
 * the server adds once; after an answer the next press is a new wish. `newKey` gives keys nobody has used.
 */
export function createWishes(newKey: () => string) {
  const open = new Map<string, string>();
  const nameOf = (wish: Wish) => wish.map(({ skuNo, quantity }) => `${skuNo} ${quantity}`).join();
  return {
    keyOf(wish: Wish): string {
      const key = open.get(nameOf(wish)) ?? newKey();
      open.set(nameOf(wish), key);
      return key;
    },
    answered(wish: Wish): void {
      open.delete(nameOf(wish));
    },
  };
}
