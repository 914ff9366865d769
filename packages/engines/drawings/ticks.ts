/** Round steps for an axis from 0 to `most`: at most `count` of them. `[0, 20, 40, 60]`. */
export function ticksTo(most: number, count: number): number[] {
  const raw = most / count;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw) ?? 10) * power;
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_tick, place) => place * step);
}
