import { standardAttributes } from '../src/modules/catalog/taxonomy/standard-attributes.ts';
import type { DemoAttributes } from './catalog-family.ts';

const byCode = new Map(standardAttributes.map((attribute) => [attribute.code, attribute]));

/** A value as a dealer reads it: `4 mm`, `IP67`, `6–60 mm`, `16 路`; '' for what says nothing (no, empty). */
export function shownValue(code: string, attributes: DemoAttributes): string {
  const attribute = byCode.get(code);
  const value = attributes[code];
  if (!attribute || value === undefined) return '';
  if (typeof value === 'boolean') return value ? attribute.attrName : '';
  if (Array.isArray(value)) return value.slice(0, 2).join('/');
  if (code === 'ipRating') return `IP${value}`;
  if (code === 'powerFactor') return `功率因数 ${value}`;
  if (code === 'pitchMm') return `P${value}`;
  if (typeof value === 'string') return value;
  const upper = code === 'focalLengthMm' ? attributes['focalLengthMaxMm'] : undefined;
  return `${value}${upper === undefined ? '' : `–${String(upper)}`}${attribute.unit ? ` ${attribute.unit}` : ''}`;
}
