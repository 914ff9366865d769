import { KEPT_NAME_MAX } from '@portal/contract/design-order';
import { isRequired, type Field as FieldRule, type OptionField } from '@portal/engines/inputs';
import { QUANTITY_MAX } from '@portal/engines/goods';
import { roleName } from '@portal/engines/roles';
import { Dialog, Field, Input, Select, Stepper } from '@portal/ui';
import { useState } from 'react';
import type { NamedKeptDevice } from '../model/check-store.ts';
import { keptFields, readKept, type KeptDraft } from '../model/kept-fields.ts';
import './kept-form.css';

const FIRST_ROLE = 'nvr';

/** A device the customer has already: what it is, how many, and the figures the check reads. */
export function KeptForm({ onClose, onKeep }: { onClose: () => void; onKeep: (device: NamedKeptDevice) => void }) {
  const [role, setRole] = useState(FIRST_ROLE);
  const [name, setName] = useState('');
  const [quantity, setQuantity] = useState(1);
  const [draft, setDraft] = useState<KeptDraft>({});
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const fields = keptFields[role] ?? {};
  const keep = () => {
    const read = readKept(role, name, quantity, draft);
    if (read.ok) onKeep(read.device);
    else setErrors(read.errors);
  };
  const write = (field: string, text: string) => {
    setDraft({ ...draft, [field]: text });
    setErrors(new Map([...errors].filter(([one]) => one !== field)));
  };
  return (
    <Dialog open onClose={onClose} title="添加利旧设备" width="medium" action={{ label: '添加设备', onAct: keep }}>
      <form
        className="dc-form dc-form--two"
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <Field label="设备">
          <Select
            value={role}
            onChange={(event) => {
              setRole(event.target.value);
              setDraft({});
              setErrors(new Map());
            }}
          >
            {Object.keys(keptFields).map((one) => (
              <option key={one} value={one}>
                {roleName(one)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="名称" hint="便于辨认，可不填">
          <Input value={name} maxLength={KEPT_NAME_MAX} autoComplete="off" placeholder={roleName(role)} onChange={(event) => setName(event.target.value)} />
        </Field>
        <div className="dc-form__count">
          <span className="p-field__label">数量</span>
          <Stepper label="数量" value={quantity} min={1} max={QUANTITY_MAX} onChange={(count) => setQuantity(count ?? 1)} />
        </div>
        {Object.entries(fields).map(([field, rule]) => (
          <Field key={field} label={labelOf(rule)} required={isRequired(rule, draft, draft)} error={errors.get(field) ?? null}>
            {rule.kind === 'option' ? (
              <OptionBox rule={rule} text={draft[field] ?? ''} onWrite={(text) => write(field, text)} />
            ) : (
              <Input
                figure
                inputMode="decimal"
                autoComplete="off"
                after={'unit' in rule ? rule.unit : undefined}
                value={draft[field] ?? ''}
                placeholder={'default' in rule && typeof rule.default === 'number' ? String(rule.default) : ''}
                onChange={(event) => write(field, event.target.value)}
              />
            )}
          </Field>
        ))}
      </form>
    </Dialog>
  );
}

const labelOf = ({ label }: FieldRule): string => label;

function OptionBox({ rule, text, onWrite }: { rule: OptionField; text: string; onWrite: (text: string) => void }) {
  const standard = rule.options.find(({ value }) => value === rule.default);
  return (
    <Select value={text} onChange={(event) => onWrite(event.target.value)}>
      <option value="">{standard ? standard.label : '请选择'}</option>
      {rule.options
        .filter((option) => option !== standard)
        .map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
    </Select>
  );
}
