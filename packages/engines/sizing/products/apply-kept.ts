import { measured, meets, wantsOf, type GivenLine, type LineToMatch } from '../../roles/index.ts';

/** A line with how many of it the customer has already: 0 to its quantity. */
export type KeptLine<Line extends LineToMatch> = Line & { keptQuantity: number };

/**
 * Counts devices the customer has already (利旧) towards the lines: a device covers one piece of a line of its role whose every
 * attribute it meets. The most demanding lines are served first, each by the smallest device that does, so that a large
 * device is not spent on a small need. Order and quantities of the lines stay.
 */
export function applyKept<Line extends LineToMatch>(lines: readonly Line[], kept: readonly GivenLine[]): KeptLine<Line>[] {
  const devices = kept.map((device) => ({ device, left: device.quantity }));
  const covered = new Map<Line, number>();
  for (const line of lines.toSorted(byDemand)) {
    const wants = wantsOf(line);
    const able = devices
      .filter(({ device }) => device.role === line.role && wants.every((want) => meets(want, device.attributes)))
      .toSorted((a, b) => compareFigures(figuresOf(line, a.device.attributes), figuresOf(line, b.device.attributes)));
    let open = line.quantity;
    for (const one of able) {
      const used = Math.min(open, one.left);
      one.left -= used;
      open -= used;
    }
    covered.set(line, line.quantity - open);
  }
  return lines.map((line) => ({ ...line, keptQuantity: covered.get(line) ?? 0 }));
}

const byDemand = (a: LineToMatch, b: LineToMatch): number => compareFigures(figuresOf(b, b.attributes), figuresOf(a, a.attributes));

/** How large this is in the capacities the line asks for. */
const figuresOf = (line: LineToMatch, attributes: GivenLine['attributes']): number[] =>
  wantsOf(line)
    .filter(({ rule, isStrict }) => isStrict && rule.match === 'atLeast')
    .map(({ rule }) => measured(rule, attributes[rule.code]) ?? 0);

const compareFigures = (a: readonly number[], b: readonly number[]): number => {
  const place = a.findIndex((figure, at) => figure !== b[at]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
};
