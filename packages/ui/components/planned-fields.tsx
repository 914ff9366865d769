import { DateInput } from './date-input.tsx';
import { Checkbox, Field, Input, Select, Textarea } from './field.tsx';

/** A field as a list of fields says it. `several`: values with commas between them. */
export interface PlannedField<Key extends string> {
  key: Key;
  label: string;
  hint?: string | undefined;
  kind: 'text' | 'area' | 'money' | 'whole' | 'date' | 'choice' | 'several';
  isRequired?: boolean | undefined;
  max?: number | undefined;
  /** Stands behind the figure. */
  after?: string | undefined;
  /** Of a choice, and of several. */
  options?: readonly { value: string; label: string }[] | undefined;
}

interface PlannedFieldsProps<Key extends string> {
  groups: readonly { title: string; fields: readonly PlannedField<Key>[] }[];
  values: Readonly<Record<Key, string>>;
  errors: Readonly<Partial<Record<Key, string | undefined>>>;
  onChange(key: Key, value: string): void;
}

/** A long form made from the list of its fields, each group under its heading. Styles: planned-fields.css. */
export const PlannedFields = <Key extends string>({ groups, values, errors, onChange }: PlannedFieldsProps<Key>) => (
  <>
    {groups.map(({ title, fields }) => (
      <fieldset key={title} className="p-planned">
        <legend>{title}</legend>
        {fields.map((plan) => (
          <OneField key={plan.key} plan={plan} value={values[plan.key]} error={errors[plan.key]} onChange={(value) => onChange(plan.key, value)} />
        ))}
      </fieldset>
    ))}
  </>
);

interface OneFieldProps {
  plan: PlannedField<string>;
  value: string;
  error: string | undefined;
  onChange(value: string): void;
}

function OneField({ plan, value, error, onChange }: OneFieldProps) {
  const { label, hint, kind, isRequired, max, after, options = [] } = plan;
  if (kind === 'several') return <Several plan={plan} value={value} error={error} onChange={onChange} />;
  const common = { value, onChange: ({ target }: { target: { value: string } }) => onChange(target.value) };
  return (
    <Field label={label} hint={hint} error={error} required={isRequired}>
      {kind === 'choice' && (
        <Select {...common}>
          {options.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </Select>
      )}
      {kind === 'area' && <Textarea rows={4} {...common} />}
      {kind === 'money' && <Input inputMode="decimal" maxLength={16} autoComplete="off" before="¥" {...common} />}
      {kind === 'whole' && <Input inputMode="numeric" maxLength={10} autoComplete="off" after={after} {...common} />}
      {kind === 'date' && <DateInput {...common} />}
      {kind === 'text' && <Input maxLength={max} autoComplete="off" {...common} />}
    </Field>
  );
}

function Several({ plan: { label, hint, options = [] }, value, error, onChange }: OneFieldProps) {
  const chosen = value.split(',').filter((one) => one !== '');
  const note = error ?? hint;
  const handleTick = (one: string) => onChange((chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]).join(','));
  return (
    <fieldset className="p-planned__several">
      <legend className="p-field__label">{label}</legend>
      <div className="p-row">
        {options.map((option) => (
          <Checkbox key={option.value} checked={chosen.includes(option.value)} onChange={() => handleTick(option.value)}>
            {option.label}
          </Checkbox>
        ))}
      </div>
      {note !== undefined && (
        <p className={error === undefined ? 'p-field__hint' : 'p-field__error'} role={error === undefined ? undefined : 'alert'}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
