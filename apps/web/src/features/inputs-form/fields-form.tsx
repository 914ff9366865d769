import type { FieldError, Fields, Raw } from '@portal/engines/inputs';
import { useMemo } from 'react';
import type { Draft } from './draft.ts';
import { errorTexts } from './error-texts.ts';
import { FieldLevel } from './field-level.tsx';
import { FormContext } from './form-context.ts';

export interface FieldsFormProps {
  fields: Fields;
  /** What the draft says, as the engine takes it (`inputsOf(fields, draft)`). */
  inputs: Raw;
  draft: Draft;
  /** As the engine answered. */
  errors: readonly FieldError[];
  onChange: (draft: Draft) => void;
  /** These inputs only, in this order: a step of several. All when left out. */
  only?: readonly string[] | undefined;
  /** What leaving an input of the first level open means, by name: `{ redundancy: '按档次' }`. A default is then not put on by itself. */
  open?: Readonly<Record<string, string>> | undefined;
}

/** The inputs of a description as a form: label, unit, hint, error. What the description ignores is not shown. */
export function FieldsForm({ fields, inputs, draft, errors, onChange, only, open }: FieldsFormProps) {
  const texts = useMemo(() => errorTexts(fields, errors, inputs), [fields, errors, inputs]);
  const form = useMemo(() => ({ inputs, texts, open: open ?? {} }), [inputs, texts, open]);
  const shown = useMemo(() => (only === undefined ? fields : pick(fields, only)), [fields, only]);
  return (
    <FormContext value={form}>
      <FieldLevel fields={shown} row={inputs} draft={draft} path="" onChange={onChange} />
    </FormContext>
  );
}

const pick = (fields: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      return field === undefined ? [] : [[name, field]];
    }),
  );
