import { fieldHintOf, severalOf, templateForm, type TemplateField, type TemplateFieldPlan, type TypedTemplate } from '@portal/contract/coupon';
import { Checkbox, Field, Input, Select, Textarea } from '@portal/ui';
import { useState } from 'react';
import './coupon.css';

interface TemplateFieldsProps {
  typed: TypedTemplate;
  errors: Readonly<Partial<Record<TemplateField, string>>>;
  categories: readonly { id: number; name: string }[];
  onChange(change: Partial<TypedTemplate>): void;
}

/** The fields of a template under their headings, as the one list of them says. */
export const TemplateFields = ({ typed, errors, categories, onChange }: TemplateFieldsProps) => (
  <>
    {templateForm.map(({ title, fields }) => (
      <fieldset key={title} className="c-coupon">
        <legend>{title}</legend>
        {fields
          .filter(({ isShown }) => isShown?.(typed) ?? true)
          .map((plan) => (
            <OneField key={plan.key} plan={plan} typed={typed} error={errors[plan.key]} categories={categories} onChange={onChange} />
          ))}
      </fieldset>
    ))}
  </>
);

function OneField({ plan, typed, error, categories, onChange }: Omit<TemplateFieldsProps, 'errors'> & { plan: TemplateFieldPlan; error: string | undefined }) {
  const [now] = useState(() => Date.now());
  const { key, label, hint, kind, isRequired, max, after, options = [] } = plan;
  const common = { value: typed[key], onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }) };
  if (kind === 'several') {
    const choices = key === 'categoryIds' ? categories.map(({ id, name }) => ({ value: String(id), label: name })) : options;
    return (
      <Several
        label={label}
        note={error ?? hint}
        isWrong={error !== undefined}
        choices={choices}
        typed={typed[key]}
        onChange={(value) => onChange({ [key]: value })}
      />
    );
  }
  return (
    <Field label={label} hint={fieldHintOf(plan, typed, now)} error={error} required={isRequired}>
      {kind === 'choice' && (
        <Select {...common}>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      )}
      {kind === 'area' && <Textarea rows={4} {...common} />}
      {kind === 'money' && <Input inputMode="decimal" maxLength={16} autoComplete="off" before="¥" {...common} />}
      {kind === 'whole' && <Input inputMode="numeric" maxLength={10} autoComplete="off" after={after} {...common} />}
      {kind === 'date' && <Input type="date" {...common} />}
      {kind === 'text' && <Input maxLength={max} autoComplete="off" {...common} />}
    </Field>
  );
}

interface SeveralProps {
  label: string;
  note: string | undefined;
  isWrong: boolean;
  choices: readonly { value: string; label: string }[];
  typed: string;
  onChange(typed: string): void;
}

function Several({ label, note, isWrong, choices, typed, onChange }: SeveralProps) {
  const chosen = severalOf(typed);
  const handleTick = (value: string) => onChange((chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]).join(','));
  return (
    <fieldset className="c-coupon__several">
      <legend className="p-field__label">{label}</legend>
      <div className="p-row">
        {choices.map(({ value, label: words }) => (
          <Checkbox key={value} checked={chosen.includes(value)} onChange={() => handleTick(value)}>
            {words}
          </Checkbox>
        ))}
      </div>
      {note !== undefined && (
        <p className={isWrong ? 'p-field__error' : 'p-field__hint'} role={isWrong ? 'alert' : undefined}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
