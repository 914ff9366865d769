import { isIgnored, type Field, type Fields, type Raw } from '@portal/engines/inputs';
import { Icon } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { levelOf, rowsOf, textOf, type Draft, type DraftValue } from './draft.ts';
import { useForm } from './form-context.ts';
import { FlagInput } from './flag-input.tsx';
import { NumberInput } from './number-input.tsx';
import { NumbersInput } from './numbers-input.tsx';
import { OptionInput } from './option-input.tsx';
import { RowsInput } from './rows-input.tsx';
import './field-level.css';

export interface FieldLevelProps {
  fields: Fields;
  /** The inputs of this level, as the engine takes them. */
  row: Raw;
  draft: Draft;
  /** `groups[0].`; '' at the top. */
  path: string;
  onChange: (draft: Draft) => void;
}

/** The inputs of one level: the form, a device's group, or a row. Those that are seldom changed are folded away at its end. */
export function FieldLevel({ fields, row, draft, path, onChange }: FieldLevelProps) {
  const { inputs } = useForm();
  const shown = Object.entries(fields).filter(([, field]) => !isIgnored(field, row, inputs));
  const rare = shown.filter(([, field]) => field.rare);
  const boxOf = ([name, field]: [string, Field]) => (
    <OneField
      key={name}
      field={field}
      row={row}
      given={row[name]}
      typed={draft[name]}
      path={`${path}${name}`}
      onType={(typed) => onChange({ ...draft, [name]: typed })}
    />
  );
  return (
    <div className="fd-fields">
      {shown.filter(([, field]) => !field.rare).map(boxOf)}
      {rare.length > 0 && (
        <RareFields labels={rare.map(([, field]) => field.label)} names={rare.map(([name]) => name)} row={row} path={path}>
          {rare.map(boxOf)}
        </RareFields>
      )}
    </div>
  );
}

interface RareFieldsProps {
  labels: readonly string[];
  names: readonly string[];
  row: Raw;
  path: string;
  children: ReactNode;
}

/** Folded while nothing in it was answered; what is wrong inside opens it. */
function RareFields({ labels, names, row, path, children }: RareFieldsProps) {
  const { texts } = useForm();
  const [isOpen, setOpen] = useState(() => names.some((name) => row[name] !== undefined));
  const hasError = names.some((name) => texts.has(`${path}${name}`));
  return (
    <details className="fd-rare fd-wide" open={isOpen || hasError} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        更多<span className="fd-rare__labels">{labels.join('、')}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className="fd-fields">{children}</div>
    </details>
  );
}

interface OneFieldProps {
  field: Field;
  row: Raw;
  given: unknown;
  typed: DraftValue | undefined;
  path: string;
  onType: (typed: DraftValue) => void;
}

function OneField({ field, row, given, typed, path, onType }: OneFieldProps) {
  const { texts } = useForm();
  const inner = (given ?? {}) as Raw;
  switch (field.kind) {
    case 'number':
      return <NumberInput field={field} row={row} text={textOf(typed)} path={path} onType={onType} />;
    case 'option':
      return <OptionInput field={field} row={row} text={textOf(typed)} path={path} onType={onType} />;
    case 'flag':
      return <FlagInput field={field} text={textOf(typed)} path={path} onType={onType} />;
    case 'numbers':
      return <NumbersInput field={field} row={row} text={textOf(typed)} path={path} onType={onType} />;
    case 'group':
      return (
        <fieldset className="fd-group">
          <legend className="fd-group__name">{field.label}</legend>
          {field.hint !== undefined && <p className="p-field__hint fd-group__hint">{field.hint}</p>}
          <FieldLevel fields={field.fields} row={inner} draft={levelOf(typed)} path={`${path}.`} onChange={onType} />
        </fieldset>
      );
    case 'rows':
      return (
        <RowsInput field={field} rows={rowsOf(typed)} error={texts.get(path)} onChange={onType}>
          {(place, draft, change) => (
            <FieldLevel
              fields={field.fields}
              row={(Array.isArray(given) ? (given[place] as Raw | undefined) : undefined) ?? {}}
              draft={draft}
              path={`${path}[${place}].`}
              onChange={change}
            />
          )}
        </RowsInput>
      );
  }
}
