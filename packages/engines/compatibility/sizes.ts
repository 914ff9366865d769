/** The first size that is enough by itself; where none is, `pieces` of the largest. */
export function sizeFor<Size>(
  ascending: readonly Size[],
  isEnough: (size: Size) => boolean,
  pieces: (largest: Size) => number,
): { size: Size; quantity: number } {
  const enough = ascending.find(isEnough);
  if (enough !== undefined) return { size: enough, quantity: 1 };
  const largest = ascending.at(-1);
  if (largest === undefined) throw new Error('a table of sizes needs at least one');
  return { size: largest, quantity: pieces(largest) };
}
