import { isRequired, rangesOf, type NumberField, type Raw } from '@portal/engines/inputs';
import { Field, Input } from '@portal/ui';
import { useId } from 'react';
import { useForm } from './form-context.ts';

export interface TextFieldProps<Described> {
  field: Described;
  /** The inputs of its level. */
  row: Raw;
  text: string;
  path: string;
  onType: (text: string) => void;
}

/** A figure with its unit. Empty and optional: the default shows through; without one the bounds do. */
export function NumberInput({ field, row, text, path, onType }: TextFieldProps<NumberField>) {
  const { inputs, texts, open } = useForm();
  const listId = useId();
  const must = isRequired(field, row, inputs);
  const suggestions = field.suggestions ?? [];
  return (
    <Field label={field.label} hint={field.hint} error={texts.get(path)} required={must || undefined}>
      <Input
        name={path}
        value={text}
        inputMode={field.whole ? 'numeric' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        placeholder={open[path] ?? placeholderOf(field, row, inputs, must)}
        list={suggestions.length > 0 ? listId : undefined}
        after={field.unit}
        onChange={(event) => onType(event.target.value)}
      />
      {suggestions.length > 0 && (
        <datalist id={listId}>
          {suggestions.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      )}
    </Field>
  );
}

function placeholderOf(field: NumberField, row: Raw, inputs: Raw, must: boolean): string {
  const byDefault = typeof field.default === 'function' ? field.default(row, inputs) : field.default;
  if (!must && byDefault !== undefined && Number.isFinite(byDefault)) return `默认 ${byDefault}`;
  const bounds = rangesOf(field, row, inputs)
    .map(([min, max]) => `${min}~${max}`)
    .join(' 或 ');
  return must ? bounds : `选填，${bounds}`;
}
