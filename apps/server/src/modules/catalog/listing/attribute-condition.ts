/** The attribute filter of product lists, from the address bar to JSON paths. */
import { ATTRIBUTE_CODES_MAX } from '@portal/contract/catalog';
import { AppError, badRequest } from '@portal/contract/core';
import { standaloneLabel } from '../attribute-label.ts';
import { valueKeyOf } from '../memory/goods.ts';
import type { AttributeRow, Taxonomy } from '../taxonomy/taxonomy.ts';

/** Joins the pairs of `attributesStr` (WIRE-6). */
const SEPARATOR = '!!!';

export interface FilteredValue {
  code: string;
  path: string;
  /** As the memory knows it. */
  key: string;
  label: string;
}

export interface AttributeCondition {
  /** JSON path over a model's attributes: every code holds. */
  path: string;
  /** Every value asked for that an attribute can have: its own JSON path, and its name for people. */
  values: FilteredValue[];
  /** The values of each code, by key. */
  groups: readonly (readonly string[])[];
  /** The same without one code. Null when nothing else is filtered. */
  without(code: string): AttributeCondition | null;
}

/**
 * `attributesStr` (`code:value` joined by `!!!`) as JSON path predicates over a model's attributes: every code must hold,
 * any value of a code will do. Null when nothing is filtered. A code or value the catalogue does not know matches no model.
 * Throws `badRequest` past 12 codes.
 */
export function attributeCondition(attributesStr: string, taxonomy: Taxonomy): AttributeCondition | null {
  const wanted = new Map<string, string[]>();
  for (const pair of attributesStr.split(SEPARATOR)) {
    const colon = pair.indexOf(':');
    if (pair.trim() === '') continue;
    const code = colon < 0 ? pair : pair.slice(0, colon);
    const value = colon < 0 ? '' : pair.slice(colon + 1).trim();
    wanted.set(code, [...(wanted.get(code) ?? []), value]);
  }
  if (wanted.size > ATTRIBUTE_CODES_MAX)
    throw new AppError(badRequest, { message: 'too many attribute codes', msg: `筛选条件不能超过 ${ATTRIBUTE_CODES_MAX} 项` });
  return conditionOf(wanted, taxonomy);
}

function conditionOf(wanted: ReadonlyMap<string, readonly string[]>, taxonomy: Taxonomy): AttributeCondition | null {
  if (wanted.size === 0) return null;
  const codes = [...wanted].map(([code, values]) => {
    const attribute = taxonomy.attributeOf(code);
    return values.flatMap((value) => {
      const literal = attribute ? literalOf(attribute, value) : null;
      if (!attribute || literal === null) return [];
      const key = valueKeyOf(code, JSON.parse(literal) as string | number | boolean);
      return [{ code, path: `$.${JSON.stringify(code)} == ${literal}`, key, label: standaloneLabel(attribute, value) }];
    });
  });
  return {
    path: codes.map((values) => (values.length === 0 ? '(1 == 2)' : `(${values.map(({ path }) => path).join(' || ')})`)).join(' && '),
    values: codes.flat(),
    groups: codes.map((values) => values.map(({ key }) => key)),
    without: (code) => conditionOf(new Map([...wanted].filter(([one]) => one !== code)), taxonomy),
  };
}

function literalOf({ valueType }: AttributeRow, value: string): string | null {
  if (valueType === 'number') return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(value) ? String(Number(value)) : null;
  if (valueType === 'boolean') return value === 'true' || value === 'false' ? value : null;
  // control characters and lone surrogates have no place in a JSON path
  return /[\u0000-\u001f\ud800-\udfff]/u.test(value) ? null : JSON.stringify(value);
}
