/** Inputs as they are read on paper and in a message. */
import { isIgnored, type Field, type Fields, type Raw } from './fields.ts';
import { numberText } from './number-text.ts';
import { asRecord, asRows } from './records.ts';

export interface InputLine {
  label: string;
  /** `16 路`, `H.265`, `是`. */
  text: string;
  /** The user's, not a default. */
  isGiven: boolean;
}
/** The inputs of one device or row. */
export interface InputGroup {
  /** `分组 2`. */
  title: string;
  lines: readonly InputLine[];
}

/** What a flag says that is not set. */
export const NO = '否';
/** Most figures of a list that are told. */
const LIST_SHOWN = 8;

/**
 * What inputs say, in the order of their description: what is ignored or was left open without a default is left out.
 * `values`: as the engine read them; where it refused them, the inputs themselves, and what is no figure is left out.
 */
export function inputsInWords(fields: Fields, inputs: Raw, values: Raw): (InputLine | InputGroup)[] {
  const linesOf = (level: Fields, row: Raw, valued: Raw): InputLine[] =>
    Object.entries(level).flatMap(([name, field]) => (isIgnored(field, row, inputs) ? [] : lineOf(field, row[name], valued[name])));
  return Object.entries(fields).flatMap(([name, field]): (InputLine | InputGroup)[] => {
    if (isIgnored(field, inputs, inputs)) return [];
    if (field.kind === 'group') return [{ title: field.label, lines: linesOf(field.fields, asRecord(inputs[name]), asRecord(values[name])) }];
    if (field.kind !== 'rows') return lineOf(field, inputs[name], values[name]);
    const given = asRows(inputs[name]);
    return asRows(values[name]).map((row, place) => ({ title: `${field.rowLabel} ${place + 1}`, lines: linesOf(field.fields, given[place] ?? {}, row) }));
  });
}

function lineOf(field: Field, given: unknown, value: unknown): InputLine[] {
  const text = value === undefined ? '' : valueText(field, value);
  return text === '' ? [] : [{ label: field.label, text, isGiven: given !== undefined && given !== null }];
}

function valueText(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'flag':
      return value === true ? '是' : NO;
    case 'option':
      return withUnit(field.options.find((option) => option.value === value)?.label ?? String(value), typeof value === 'number' ? field.unit : undefined);
    case 'number':
      return Number.isFinite(value) ? withUnit(numberText(value as number), field.unit) : '';
    case 'numbers': {
      const numbers = value as readonly number[];
      if (numbers.length === 0) return '';
      const figures = numbers.slice(0, LIST_SHOWN).map((number) => numberText(number));
      const shown = withUnit(figures.join('、'), field.unit);
      return numbers.length > LIST_SHOWN ? `${shown} 等 ${numberText(numbers.length)} 个` : shown;
    }
    default:
      return '';
  }
}

// some options wear their unit already; a percent sign stands close
function withUnit(text: string, unit: string | undefined): string {
  if (unit === undefined || text.endsWith(unit)) return text;
  return unit === '%' ? `${text}%` : `${text} ${unit}`;
}
