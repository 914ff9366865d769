import { isIgnored, type FieldError, type Fields, type Raw } from '@portal/engines/inputs';
import { Icon } from '@portal/ui';
import { useState } from 'react';
import { FieldsForm, type Draft } from '../../inputs-form/index.ts';
import './input-form.css';

interface InputFormProps {
  fields: Fields;
  /** Names that are folded below the others. */
  more: readonly string[];
  inputs: Raw;
  /** What the page opens with: a value of it is not one that was changed. */
  starter: Raw;
  draft: Draft;
  errors: readonly FieldError[];
  onChange: (draft: Draft) => void;
}

/** The inputs, those that are seldom changed folded away; an error inside opens the fold. */
export function InputForm({ fields, more, starter, ...form }: InputFormProps) {
  const isChanged = (name: string): boolean => JSON.stringify(form.inputs[name]) !== JSON.stringify(starter[name]);
  const [isOpen, setOpen] = useState(() => more.some(isChanged));
  const names = Object.keys(fields);
  const folded = names.filter((name) => more.includes(name));
  const shown = folded.filter((name) => fields[name] && !isIgnored(fields[name], form.inputs, form.inputs));
  const changed = shown.filter(isChanged).length;
  const hasError = form.errors.some(({ field }) => folded.includes(/^\w+/u.exec(field)?.[0] ?? ''));
  return (
    <>
      <FieldsForm {...form} fields={fields} only={names.filter((name) => !more.includes(name))} />
      {shown.length > 0 && (
        <details className="cc-more" open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            更多参数
            <span className="cc-more__note">
              {shown.length} 项，{changed === 0 ? '已按常用值填好' : `改了 ${changed} 项`}
            </span>
            <Icon name="chevron-down" size={16} />
          </summary>
          <FieldsForm {...form} fields={fields} only={folded} />
        </details>
      )}
    </>
  );
}
