import { numberText as n } from '../../inputs/index.ts';
import type { RoleAttribute, RoleId } from '../../roles/index.ts';
import { briefly } from './briefly.ts';
import type { SizedLine } from './plan.ts';

type Attributes = Readonly<Record<string, RoleAttribute>>;
/** Rule, inputs and arithmetic of a quantity, a sentence each. */
type Why = readonly [rule: string, inputs: string, arithmetic: string];

/** A line with its reason; `fits` as in `SizedLine`. */
export const sizedLine = (role: RoleId, quantity: number, attributes: Attributes, [rule, inputs, arithmetic]: Why, fits?: Attributes): SizedLine => ({
  role,
  quantity,
  attributes,
  reason: { rule, inputs, arithmetic },
  ...(fits === undefined ? {} : { fits }),
});

/** The handbook leaves lines of quantity 0 out. */
export const linesToBuy = (lines: readonly SizedLine[]): SizedLine[] => lines.filter(({ quantity }) => quantity > 0);

/** Lines of the same role and attributes as one: their pieces added, each of their inputs said; a model that fits the largest fits all. */
export const mergedLines = (lines: readonly SizedLine[]): SizedLine[] =>
  [...Map.groupBy(lines, ({ role, attributes }) => JSON.stringify([role, attributes])).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined || same.length === 1) return same;
    const quantity = same.reduce((sum, line) => sum + line.quantity, 0);
    const { reason } = first;
    const need = Object.fromEntries(Object.keys(first.need ?? {}).map((code) => [code, Math.max(...same.map((line) => line.need?.[code] ?? 0))]));
    const fits = Object.fromEntries(Object.entries(first.fits ?? {}).map(([code, fit]) => [code, largestOf(fit, same, code)]));
    const inputs = briefly(
      same.map((line) => line.reason.inputs),
      '；',
    );
    const arithmetic = briefly(
      same.map((line) => line.reason.arithmetic),
      '；',
    );
    return [
      {
        ...first,
        quantity,
        reason: { rule: reason.rule, inputs, arithmetic: `${arithmetic}；共 ${n(quantity)}` },
        ...(first.need && { need }),
        ...(first.fits && { fits }),
        ...mandatoryOf(same),
      },
    ];
  });

/** The clause of those that have one, with the pieces it is about where others joined them. Source: SIZE-16. */
function mandatoryOf(same: readonly SizedLine[]): Pick<SizedLine, 'mandatory' | 'mandatoryPieces'> {
  const asked = same.filter(({ mandatory }) => mandatory !== undefined);
  const mandatory = [...new Set(asked.map((line) => line.mandatory))].join('、');
  const pieces = asked.reduce((sum, { quantity, mandatoryPieces }) => sum + (mandatoryPieces ?? quantity), 0);
  const all = same.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...(mandatory !== '' && { mandatory }), ...(mandatory !== '' && pieces < all && { mandatoryPieces: pieces }) };
}

/** Of a figure the largest that one of them asks for; of a choice the first's. */
const largestOf = (fit: RoleAttribute, same: readonly SizedLine[], code: string): RoleAttribute =>
  typeof fit === 'number' ? Math.max(...same.map((line) => Number(line.fits?.[code] ?? fit))) : fit;

/** Quantities by a number they are listed under, ascending by it: supplies by amperes, speakers by watts. */
export function tally(counts: readonly (readonly [key: number, quantity: number])[]): [key: number, quantity: number][] {
  const sums = new Map<number, number>();
  for (const [key, quantity] of counts) sums.set(key, (sums.get(key) ?? 0) + quantity);
  return [...sums].toSorted(([a], [b]) => a - b);
}
