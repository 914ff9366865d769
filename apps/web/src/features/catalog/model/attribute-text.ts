import type { AttributeValue } from '@portal/contract/catalog';

/** Words of a value: 是 or 否, alternatives joined by 、, numbers with their unit; a dash where the model has none. */
export function attributeText(value: AttributeValue | undefined, unit: string | null): string {
  if (value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (Array.isArray(value)) return value.length === 0 ? '—' : value.join('、');
  return typeof value === 'number' && unit ? `${value} ${unit}` : String(value);
}
