import { EPS, floor, isAtMost } from '../inputs/index.ts';

/**
 * Rolls for so many pieces of each length, none joined, the longest first; of a piece longer than a roll whole rolls, and its rest
 * among the others. `[[63, 4], [40, 1]]` of 305 m → one.
 */
export function packRolls(cuts: readonly (readonly [cutM: number, pieces: number])[], rollM: number): number {
  let rolls = 0;
  const left = cuts
    .filter(([cutM, pieces]) => cutM > 0 && pieces > 0)
    .map(([cutM, pieces]) => {
      const whole = isAtMost(cutM, rollM) ? 0 : floor(cutM / rollM);
      rolls += whole * pieces;
      return { cutM: cutM - whole * rollM, pieces };
    })
    // 1000 m and a tenth are eleven rolls, whatever 1000 × 1.1 is in floating point
    .filter(({ cutM }) => cutM > EPS)
    .toSorted((a, b) => b.cutM - a.cutM);
  while (left.some(({ pieces }) => pieces > 0)) {
    let roomM = rollM;
    // alike rolls at once: as often as every kind of piece in this one lasts
    const inThis = left.map((cut) => {
      const fitting = cut.cutM > 0 ? Math.min(cut.pieces, floor(roomM / cut.cutM)) : cut.pieces;
      roomM -= fitting * cut.cutM;
      return fitting;
    });
    const times = Math.max(1, Math.min(...left.map(({ pieces }, place) => ((inThis[place] ?? 0) > 0 ? floor(pieces / (inThis[place] ?? 1)) : Infinity))));
    rolls += times;
    for (const [place, cut] of left.entries()) cut.pieces -= times * (inThis[place] ?? 0);
  }
  return rolls;
}
