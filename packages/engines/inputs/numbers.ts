/**
 * Rounding and comparing as the handbook fixes it: double precision throughout, `EPS` takes floating noise away,
 * and every ceiling, floor and comparison works on the value that has not been rounded.
 */
export const EPS = 1e-9;

/** Half away from zero, to `decimals` places: `round(21.094, 2)` → 21.09, `round(-0.5, 0)` → -1. */
export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.floor(Math.abs(value) * scale + 0.5 + EPS) / scale;
  return value < 0 ? -rounded || 0 : rounded;
}

/** Smallest whole number not below `value`, noise forgiven: `ceil(3.0000000001)` → 3. */
export const ceil = (value: number): number => Math.ceil(value - EPS) || 0;

/** Largest whole number not above `value`, noise forgiven: `floor(2.9999999999)` → 3. */
export const floor = (value: number): number => Math.floor(value + EPS) || 0;

/** `a ≤ b` on computed values. */
export const isAtMost = (a: number, b: number): boolean => a <= b + EPS;

export const sumOf = <Item>(items: readonly Item[], valueOf: (item: Item) => number): number => items.reduce((sum, item) => sum + valueOf(item), 0);

/** The first of an ascending list that is at least `need`; null where none is. */
export const firstAtLeast = (ascending: readonly number[], need: number): number | null => ascending.find((size) => isAtMost(need, size)) ?? null;
