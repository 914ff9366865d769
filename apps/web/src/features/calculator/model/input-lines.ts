import { isIgnored, numberText, type Field, type Fields, type Raw } from '@portal/engines/inputs';

export interface InputLine {
  label: string;
  /** `16 路`, `H.265`, `是`. */
  text: string;
  /** The user's, not a default. */
  isGiven: boolean;
}
export interface InputGroup {
  /** `分组 2`; null for what belongs to no group. */
  title: string | null;
  lines: readonly InputLine[];
}

/** What a flag says that is not set. */
export const NO = '否';
/** Most figures of a list that are told. */
const LIST_SHOWN = 8;

/** Inputs as they are read on paper: what is ignored or was left open without a default is left out. `values`: checked, defaults put in. */
export function inputGroups(fields: Fields, inputs: Raw, values: Raw): InputGroup[] {
  const read = (level: Fields, row: Raw, valued: Raw): InputLine[] =>
    Object.entries(level).flatMap(([name, field]) => {
      const value = valued[name];
      if (isNested(field) || value === undefined || isIgnored(field, row, inputs)) return [];
      const text = textOf(field, value);
      return text === '' ? [] : [{ label: field.label, text, isGiven: row[name] !== undefined && row[name] !== null }];
    });
  const nested = Object.entries(fields).flatMap(([name, field]): InputGroup[] => {
    if (isIgnored(field, inputs, inputs)) return [];
    if (field.kind === 'group') return [{ title: field.label, lines: read(field.fields, asRecord(inputs[name]), asRecord(values[name])) }];
    if (field.kind !== 'rows') return [];
    return asRows(values[name]).map((row, place) => ({
      title: `${field.rowLabel} ${place + 1}`,
      lines: read(field.fields, asRows(inputs[name])[place] ?? {}, row),
    }));
  });
  return [{ title: null, lines: read(fields, inputs, values) }, ...nested].filter(({ lines }) => lines.length > 0);
}

const isNested = (field: Field): boolean => field.kind === 'group' || field.kind === 'rows';
const asRecord = (given: unknown): Raw => (typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Raw) : {});
const asRows = (given: unknown): readonly Raw[] => (Array.isArray(given) ? (given as Raw[]) : []);

function textOf(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'flag':
      return value === true ? '是' : NO;
    case 'option':
      return withUnit(field.options.find((option) => option.value === value)?.label ?? String(value), typeof value === 'number' ? field.unit : undefined);
    case 'number':
      return withUnit(numberText(value as number), field.unit);
    case 'numbers': {
      const numbers = value as readonly number[];
      if (numbers.length === 0) return '';
      const shown = withUnit(
        numbers
          .slice(0, LIST_SHOWN)
          .map((number) => numberText(number))
          .join('、'),
        field.unit,
      );
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
