import type { AttributeFilter } from '@portal/contract/catalog';

/** A value in words, with its unit: `2.8 mm`. */
export function valueLabel({ attrValues, unit }: Pick<AttributeFilter, 'attrValues' | 'unit'>, value: string): string {
  const label = attrValues.find((one) => one.value === value)?.label ?? value;
  return unit && !label.endsWith(unit) && /\d$/u.test(label) ? `${label} ${unit}` : label;
}

/** A value ticked, or no longer. */
export const withToggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
