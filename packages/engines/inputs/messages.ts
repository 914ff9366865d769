/** The sentence at the field. Texts: CALC-0. */
import { pricingCopy } from '../pricing/index.ts';
import { rangesOf, type Field, type Fields, type Raw } from './fields.ts';
import type { FieldError } from './result.ts';

/** `errorText(fields, { field: 'groups[0].channels', code: 'OUT_OF_RANGE' }, inputs)` → `路数应在 1~10000 之间`. An unknown path throws: our mistake. */
export function errorText(fields: Fields, { field: path, code }: FieldError, inputs: Raw): string {
  const { field, row } = fieldAt(fields, path, inputs);
  const { label, conflict } = field;
  switch (code) {
    case 'REQUIRED':
      return `请输入${label}`;
    case 'NOT_A_NUMBER':
      return '请输入正确的数值';
    case 'NOT_INTEGER':
      return pricingCopy.quantityNotWhole;
    case 'NOT_IN_LIST':
      return `请选择${label}`;
    case 'CONFLICT':
      return conflict ?? `参数组合不合理，请检查${label}`;
    case 'OUT_OF_RANGE':
      return `${label}应在 ${boundsText(field, path, row, inputs)} 之间`;
  }
}

/** Of rows, and of a list of numbers as a whole, how many there may be. */
function boundsText(field: Field, path: string, row: Raw, inputs: Raw): string {
  if (field.kind === 'rows' || (field.kind === 'numbers' && !path.endsWith(']'))) return `1~${field.maxRows} 行`;
  if (field.kind !== 'number' && field.kind !== 'numbers') return '';
  return rangesOf(field, row, inputs)
    .map(([min, max]) => `${min}${field.above ? '（不含）' : ''}~${max}${field.below ? '（不含）' : ''}`)
    .join(' 或 ');
}

/** The description and the row a path leads to. */
export function fieldAt(fields: Fields, path: string, inputs: Raw): { field: Field; row: Raw } {
  let level = fields;
  let row: Raw = inputs;
  let found: Field | undefined;
  for (const [, name = '', place] of path.matchAll(/([A-Za-z]\w*)(?:\[(\d+)\])?/g)) {
    found = Object.hasOwn(level, name) ? level[name] : undefined;
    if (found === undefined) break;
    if (found.kind === 'group' || found.kind === 'rows') {
      level = found.fields;
      const inner = row[name];
      const next = found.kind === 'rows' && place !== undefined ? (inner as unknown[] | undefined)?.[Number(place)] : inner;
      if (found.kind === 'group' || place !== undefined) row = (next ?? {}) as Raw;
    }
  }
  if (found === undefined) throw new Error(`no field ${path}`);
  return { field: found, row };
}
