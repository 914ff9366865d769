/** A figure as it stands in the working: up to `decimals` places, thousands by commas, no trailing zeros. `numberText(10125)` → `10,125`; null → `–`. */
export function numberText(value: number | null | undefined, decimals = 3): string {
  if (value === null || value === undefined) return '–';
  let format = formats.get(decimals);
  if (format === undefined) formats.set(decimals, (format = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals })));
  return format.format(value);
}

/** Making a format costs a hundred times what using it does. */
const formats = new Map<number, Intl.NumberFormat>();
