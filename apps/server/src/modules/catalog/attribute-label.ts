/** A value of an attribute for people: `8 路`, 是. */
import type { AttributeRow } from './taxonomy/taxonomy.ts';

export function valueLabel({ valueType, unit }: Pick<AttributeRow, 'valueType' | 'unit'>, value: string): string {
  if (valueType === 'boolean') return value === 'true' ? '是' : '否';
  return valueType === 'number' && unit ? `${value} ${unit}` : value;
}

/** The same where the attribute's name does not stand beside it: `支持RAID`, `不支持` would say too little. */
export const standaloneLabel = (attribute: Pick<AttributeRow, 'valueType' | 'unit' | 'attrName'>, value: string): string =>
  attribute.valueType === 'boolean' || (attribute.valueType === 'number' && !attribute.unit)
    ? `${attribute.attrName}：${valueLabel(attribute, value)}`
    : valueLabel(attribute, value);
