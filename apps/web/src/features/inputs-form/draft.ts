/**
 * A form as typed, made from the description of its inputs: every answer as text, rows as rows. What stands in the boxes is
 * never rewritten while it is typed; the inputs are read from it anew.
 */
import { flagOf, shownInputs, type Field, type Fields, type Raw, type RowsField } from '@portal/engines/inputs';
import { parseFigure } from '@portal/units';

/** `'12.5'`, a choice's value as text, `'true'`, a pasted column; a device's inputs; rows of inputs. */
export type DraftValue = string | Draft | readonly Draft[];
/** By input name. Absent and `''`: left open. */
export interface Draft {
  readonly [name: string]: DraftValue;
}

/** What stands in the box for a value that came in as no number; it reads as no number again. */
const NO_NUMBER = '?';

/** The form that shows these inputs; names the description does not know are left out. */
export function draftOf(fields: Fields, inputs: Raw): Draft {
  const draft: Record<string, DraftValue> = {};
  for (const [name, field] of Object.entries(fields)) {
    const given = inputs[name];
    if (given !== undefined && given !== null) draft[name] = shown(field, given);
  }
  return draft;
}

function shown(field: Field, given: unknown): DraftValue {
  switch (field.kind) {
    case 'group':
      return draftOf(field.fields, asRecord(given));
    case 'rows':
      return (Array.isArray(given) ? given : []).map((row) => draftOf(field.fields, asRecord(row)));
    case 'numbers':
      return (Array.isArray(given) ? given : []).map(numberShown).join('\n');
    case 'number':
      return numberShown(given);
    default:
      return String(given);
  }
}

const numberShown = (given: unknown): string => (typeof given === 'number' && Number.isFinite(given) ? String(given) : NO_NUMBER);
const asRecord = (given: unknown): Raw => (typeof given === 'object' && given !== null && !Array.isArray(given) ? (given as Raw) : {});

/**
 * The inputs as the engine takes them. What is left open is absent, and so is what the form does not show; text that is no
 * number is NaN, so that the field says so.
 */
export const inputsOf = (fields: Fields, draft: Draft): Record<string, unknown> => shownInputs(fields, levelInputs(fields, draft));

function levelInputs(fields: Fields, draft: Draft): Record<string, unknown> {
  const inputs: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = read(field, draft[name]);
    if (value !== undefined) inputs[name] = value;
  }
  return inputs;
}

function read(field: Field, typed: DraftValue | undefined): unknown {
  switch (field.kind) {
    case 'group':
      return typed === undefined ? undefined : levelInputs(field.fields, levelOf(typed));
    case 'rows':
      return typed === undefined ? undefined : rowsOf(typed).map((row) => levelInputs(field.fields, row));
    case 'numbers': {
      const numbers = piecesOf(textOf(typed)).map(figureOf);
      return numbers.length > 0 ? numbers : undefined;
    }
    case 'number':
      return textOf(typed).trim() === '' ? undefined : figureOf(textOf(typed));
    case 'flag':
      return textOf(typed) === '' ? undefined : flagOf(textOf(typed));
    case 'option': {
      const text = textOf(typed);
      return text === '' ? undefined : (field.options.find(({ value }) => String(value) === text)?.value ?? text);
    }
  }
}

export const textOf = (typed: DraftValue | undefined): string => (typeof typed === 'string' ? typed : '');
export const levelOf = (typed: DraftValue | undefined): Draft =>
  typed === undefined || typeof typed === 'string' || Array.isArray(typed) ? {} : (typed as Draft);
export const rowsOf = (typed: DraftValue | undefined): readonly Draft[] => (Array.isArray(typed) ? (typed as readonly Draft[]) : []);

/** NaN where the text is none, which the field then says. */
const figureOf = (text: string): number => parseFigure(text) ?? Number.NaN;

/** The pieces of a pasted column or a typed list: parted by line ends, spaces, tabs, commas or semicolons. */
export const piecesOf = (text: string): string[] => text.split(/[\s,，;；、]+/u).filter((piece) => piece !== '');

/** What one more row begins with: the answers of the last one. */
export const nextRow = (field: RowsField, rows: readonly Draft[]): Draft => rows.at(-1) ?? firstRow(field);

/** Empty answers for the groups inside, so that their inputs can be asked. */
const firstRow = (field: RowsField): Draft =>
  Object.fromEntries(Object.entries(field.fields).flatMap(([name, inner]) => (inner.kind === 'group' ? [[name, {}]] : [])));
