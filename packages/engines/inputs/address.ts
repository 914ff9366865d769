/**
 * Inputs in an address: `?groups.0.channels=16&groups.0.resolution=1080P`. What a link says is read by the description:
 * names that are not there are left out, texts that are no number are kept as NaN, so that the field says what is wrong.
 */
import type { Field, Fields, Raw } from './fields.ts';

/** Pairs in the order of the description. Absent values are left out; lists of numbers are joined by commas. */
export function inputsToPairs(fields: Fields, inputs: Raw, path = ''): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const given = inputs[name];
    const at = `${path}${name}`;
    if (given === undefined || given === null) return [];
    if (field.kind === 'group') return inputsToPairs(field.fields, given as Raw, `${at}.`);
    if (field.kind === 'rows') return (given as Raw[]).flatMap((row, place) => inputsToPairs(field.fields, row, `${at}.${place}.`));
    if (field.kind === 'numbers') return (given as number[]).length > 0 ? [[at, (given as number[]).join(',')]] : [];
    if (typeof given === 'number' && Number.isNaN(given)) return [];
    return [[at, String(given)]];
  });
}

/** The inputs an address names; null where it names none of them. At most the rows the description allows. */
export function inputsFromPairs(fields: Fields, pairs: Iterable<readonly [string, string]>): Record<string, unknown> | null {
  const root: Record<string, unknown> = {};
  let named = false;
  for (const [name, text] of pairs) {
    if (put(fields, root, name.split('.'), text)) named = true;
  }
  return named ? compact(fields, root) : null;
}

function put(fields: Fields, into: Record<string, unknown>, [name = '', ...rest]: readonly string[], text: string): boolean {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (field === undefined) return false;
  if (field.kind === 'group') return put(field.fields, (into[name] ??= {}) as Record<string, unknown>, rest, text);
  if (field.kind === 'rows') {
    const [place = '', ...further] = rest;
    if (!/^\d{1,4}$/.test(place) || Number(place) >= field.maxRows) return false;
    const rows = (into[name] ??= []) as (Record<string, unknown> | undefined)[];
    return put(field.fields, (rows[Number(place)] ??= {}), further, text);
  }
  if (rest.length > 0) return false;
  into[name] = parsed(field, text);
  return true;
}

/** Yes or no; other words are no answer and are kept, so that the field says so. */
export const flagOf = (text: string): boolean | string => (text === 'true' ? true : text === 'false' ? false : text);

function parsed(field: Field, text: string): unknown {
  switch (field.kind) {
    case 'number':
      return numberOf(text);
    case 'numbers':
      // one beyond the last is kept, so that too many are said and none is left out in silence
      return text
        .split(',')
        .slice(0, field.maxRows + 1)
        .map(numberOf);
    case 'flag':
      return flagOf(text);
    case 'option':
      return field.options.find(({ value }) => String(value) === text)?.value ?? text;
    default:
      return undefined;
  }
}

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

/** Rows left out of an address (`groups.3` without `groups.2`) close up. */
function compact(fields: Fields, inputs: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => {
      const field = fields[name];
      return [name, field?.kind === 'rows' ? (value as unknown[]).filter((row) => row !== undefined) : value];
    }),
  );
}
