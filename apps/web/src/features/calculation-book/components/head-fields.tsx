import { Field, Input, Textarea } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { faultsLeft } from '../../../lib/forms/faults-left.ts';
import { HEAD_FIELDS, type HeadDraft } from '../model/head-draft.ts';
import './head-fields.css';

interface HeadFieldsProps {
  draft: HeadDraft;
  errors: Partial<HeadDraft>;
  /** What is still wrong then, beside it. */
  onChange: (draft: HeadDraft, errors: Partial<HeadDraft>) => void;
}

/** What is written of a book by hand. */
export function HeadFields({ draft, errors, onChange }: HeadFieldsProps) {
  return (
    <div className="cb-head-fields">
      {HEAD_FIELDS.map(({ name, label, max, ...field }) => {
        const change = (value: string) => onChange({ ...draft, [name]: value }, faultsLeft(errors, { [name]: value }));
        const shared = { value: draft[name], maxLength: max, autoComplete: 'off' };
        return (
          <div key={name} className={name === 'projectName' || name === 'remark' ? 'cb-head-fields__wide' : undefined}>
            <Field label={label} required={'required' in field} hint={'hint' in field ? field.hint : undefined} error={errors[name]}>
              {name === 'remark' ? (
                <Textarea {...shared} rows={2} onChange={(event) => change(event.target.value)} />
              ) : name === 'bookDate' ? (
                <DateInput value={draft.bookDate} onChange={(event) => change(event.target.value)} />
              ) : (
                <Input {...shared} onChange={(event) => change(event.target.value)} />
              )}
            </Field>
          </div>
        );
      })}
    </div>
  );
}
