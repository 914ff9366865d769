/** The attribute filter of product lists, from the address bar to one JSON path. */
import { AppError } from '@portal/contract/core';
import type { AttributeRow, Taxonomy } from '../taxonomy.ts';

/** Joins the pairs of `attributesStr` (specification part 1 §9). */
const SEPARATOR = '!!!';
const CODES_MAX = 12;

/**
 * `attributesStr` (`code:value` joined by `!!!`) as a JSON path predicate over a model's attributes: every code must hold,
 * any value of a code will do. Null when nothing is filtered. A code or value the catalogue does not know matches no model.
 * Throws `badRequest` past 12 codes.
 */
export function attributeCondition(attributesStr: string, taxonomy: Taxonomy): string | null {
  const wanted = new Map<string, string[]>();
  for (const pair of attributesStr.split(SEPARATOR)) {
    const colon = pair.indexOf(':');
    if (pair.trim() === '') continue;
    const code = colon < 0 ? pair : pair.slice(0, colon);
    const value = colon < 0 ? '' : pair.slice(colon + 1).trim();
    wanted.set(code, [...(wanted.get(code) ?? []), value]);
  }
  if (wanted.size === 0) return null;
  if (wanted.size > CODES_MAX) throw new AppError('badRequest', { message: 'too many attribute codes', msg: `筛选条件不能超过 ${CODES_MAX} 项` });
  return [...wanted]
    .map(([code, values]) => {
      const attribute = taxonomy.attributeOf(code);
      const literals = attribute ? values.map((value) => literalOf(attribute, value)).filter((literal) => literal !== null) : [];
      if (literals.length === 0) return '(1 == 2)';
      return `(${literals.map((literal) => `$.${JSON.stringify(code)} == ${literal}`).join(' || ')})`;
    })
    .join(' && ');
}

function literalOf({ valueType }: AttributeRow, value: string): string | null {
  if (valueType === 'number') return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value) ? value : null;
  if (valueType === 'boolean') return value === 'true' || value === 'false' ? value : null;
  // control characters and lone surrogates have no place in a JSON path
  return /[\u0000-\u001f\ud800-\udfff]/u.test(value) ? null : JSON.stringify(value);
}
