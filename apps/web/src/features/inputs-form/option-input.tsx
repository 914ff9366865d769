import { isRequired, offeredOf, type OptionField } from '@portal/engines/inputs';
import { Field, Select } from '@portal/ui';
import { Choice } from './choice.tsx';
import { useForm } from './form-context.ts';
import type { TextFieldProps } from './number-input.tsx';

/** More options than these, or longer words, make a list that opens. */
const SHOWN_MAX = 4;
const SHOWN_LETTERS_MAX = 28;

/** One of the description's options: side by side where they are few and short, else in a list. */
export function OptionInput({ field, row, text, path, onType }: TextFieldProps<OptionField>) {
  const { inputs, texts, open } = useForm();
  const must = isRequired(field, row, inputs);
  const openWords = open[path] ?? (must || field.default !== undefined ? undefined : '不指定');
  const offered = offeredOf(field, row, inputs).map(({ value, label }) => ({ value: String(value), label }));
  const options = openWords === undefined ? offered : [{ value: '', label: openWords }, ...offered];
  const value = text === '' && openWords === undefined && field.default !== undefined ? String(field.default) : text;
  const isShort = options.length <= SHOWN_MAX && options.reduce((sum, { label }) => sum + label.length, 0) <= SHOWN_LETTERS_MAX;
  const said = { label: field.label, hint: field.hint, error: texts.get(path), required: must || undefined };
  if (isShort) return <Choice {...said} name={path} value={value} options={options} onChoose={onType} />;
  return (
    <Field {...said}>
      <Select name={path} value={options.some((option) => option.value === value) ? value : ''} onChange={(event) => onType(event.target.value)}>
        {openWords === undefined && !options.some((option) => option.value === value) && <option value="">请选择</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
