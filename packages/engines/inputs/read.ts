import { isRequired, offeredOf, rangesOf, type Field, type Fields, type NumberField, type NumbersField, type Raw, type ValuesOf } from './fields.ts';
import { asRecord } from './records.ts';
import type { FieldError, FieldErrorCode } from './result.ts';

export type ReadInputs<F> = { ok: true; values: ValuesOf<F> } | { ok: false; errors: FieldError[] };

/**
 * Checks inputs against their description and puts defaults in. Anything may be given: what is not an object counts as
 * empty, unknown names are left out. Per field one error, in the order REQUIRED → NOT_A_NUMBER → NOT_INTEGER → OUT_OF_RANGE;
 * a choice that is not offered is NOT_IN_LIST. null counts as missing, numeric text is not a number; what is no list where one belongs is
 * REQUIRED, of numbers NOT_A_NUMBER, never taken for an empty one.
 * CONFLICT is the calculator's own business, once this is ok.
 */
export function readInputs<const F extends Fields>(fields: F, given: unknown): ReadInputs<F> {
  const errors: FieldError[] = [];
  const inputs = asRecord(given);
  const values = readFields(fields, inputs, inputs, '', errors);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, values: values as ValuesOf<F> };
}

function readFields(fields: Fields, row: Raw, inputs: Raw, path: string, errors: FieldError[]): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    values[name] = readField(field, row[name] ?? undefined, row, inputs, `${path}${name}`, errors);
  }
  return values;
}

function readField(field: Field, given: unknown, row: Raw, inputs: Raw, path: string, errors: FieldError[]): unknown {
  const fail = (code: FieldErrorCode, at = path): undefined => void errors.push({ field: at, code });
  if (field.ignored?.(row, inputs)) return defaultOf(field, row, inputs);
  switch (field.kind) {
    case 'group':
      return readFields(field.fields, asRecord(given), inputs, `${path}.`, errors);
    case 'rows': {
      if (given !== undefined && !Array.isArray(given)) return fail('REQUIRED');
      const rows: unknown[] = given ?? [];
      if (rows.length === 0) return field.optional ? [] : fail('REQUIRED');
      if (rows.length > field.maxRows) return fail('OUT_OF_RANGE');
      return rows.map((inner, place) => {
        const record = asRecord(inner);
        return readFields(field.fields, record, inputs, `${path}[${place}].`, errors);
      });
    }
    case 'numbers': {
      if (given !== undefined && !Array.isArray(given)) return fail('NOT_A_NUMBER');
      const list: unknown[] = given ?? [];
      if (list.length === 0) return isRequired(field, row, inputs) ? fail('REQUIRED') : [];
      if (list.length > field.maxRows) return fail('OUT_OF_RANGE');
      return list.map((value, place) => {
        const code = value === undefined || value === null ? 'REQUIRED' : numberError(field, value, row, inputs);
        return code === null ? value : fail(code, `${path}[${place}]`);
      });
    }
    case 'flag':
      if (given === undefined) return field.default;
      return typeof given === 'boolean' ? given : fail('NOT_IN_LIST');
    case 'option':
      if (given === undefined) return isRequired(field, row, inputs) ? fail('REQUIRED') : field.default;
      return offeredOf(field, row, inputs).some(({ value }) => value === given) ? given : fail('NOT_IN_LIST');
    case 'number': {
      if (given === undefined) return isRequired(field, row, inputs) ? fail('REQUIRED') : defaultOf(field, row, inputs);
      const code = numberError(field, given, row, inputs);
      return code === null ? given : fail(code);
    }
  }
}

/** What is wrong with a number that is there; null: nothing. */
function numberError(field: NumberField | NumbersField, given: unknown, row: Raw, inputs: Raw): FieldErrorCode | null {
  if (typeof given !== 'number' || !Number.isFinite(given)) return 'NOT_A_NUMBER';
  if (field.kind === 'number' && field.whole && !Number.isInteger(given)) return 'NOT_INTEGER';
  const inRange = rangesOf(field, row, inputs).some(([min, max]) => (field.above ? given > min : given >= min) && (field.below ? given < max : given <= max));
  return inRange ? null : 'OUT_OF_RANGE';
}

function defaultOf(field: Field, row: Raw, inputs: Raw): unknown {
  switch (field.kind) {
    case 'number':
      return typeof field.default === 'function' ? field.default(row, inputs) : field.default;
    case 'option':
    case 'flag':
      return field.default;
    case 'group':
      return {};
    default:
      return [];
  }
}
