import { figureText } from '@portal/units';

/** A figure as it stands in the working: up to `decimals` places, thousands by commas, no trailing zeros. `numberText(10125)` → `10,125`; null → `–`. */
export const numberText = (value: number | null | undefined, decimals = 3): string =>
  value === null || value === undefined ? '–' : figureText(value, decimals);

/** Below it three decimals would not be the constant any more: 0.00393, 0.0225. */
const SMALL = 0.1;

/** The value of a constant beside its label: a single figure or word; null for tables, which are told by their source. */
export function constantText(value: unknown): string | null {
  if (typeof value === 'number') return numberText(value, Math.abs(value) < SMALL ? 6 : 3);
  return typeof value === 'string' ? value : null;
}
