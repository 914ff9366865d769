import { figureText } from '@portal/units';

/** A figure as it stands in the working: up to `decimals` places, thousands by commas, no trailing zeros. `numberText(10125)` → `10,125`; null → `–`. */
export const numberText = (value: number | null | undefined, decimals = 3): string =>
  value === null || value === undefined ? '–' : figureText(value, decimals);
