import { checkDefaults, checkFields } from '@portal/engines/compatibility';
import { Checkbox, Field, Input, Select } from '@portal/ui';
import { useState } from 'react';
import { parseSetting, type NumberSetting } from '../model/check-settings.ts';
import { useCheckParts, useCheckQuestion, useCheckState } from './check-provider.tsx';
import './settings-form.css';

const NUMBERS: readonly NumberSetting[] = ['retentionDays', 'hoursPerDay', 'avgCableM'];
/** Asked of a list with something of these roles: supplies of doors, gates. */
const OF_ROLES: readonly { name: NumberSetting; roles: readonly string[] }[] = [
  { name: 'standbyHours', roles: ['doorSupply'] },
  { name: 'gateRunM', roles: ['gatePedestalSide', 'gatePedestalMiddle', 'gateUnit'] },
  { name: 'upsBlockAh', roles: ['batteryBlock'] },
];

/** What the check goes by; each box counts as soon as it makes sense. */
export function SettingsForm() {
  const { store } = useCheckParts();
  const headless = useCheckState((state) => state.check.headless);
  const silent = useCheckState((state) => state.check.silent);
  const scene = useCheckState((state) => state.check.scene);
  const { lines } = useCheckQuestion();
  const asked = OF_ROLES.filter(({ roles }) => lines.some(({ role }) => role !== null && roles.includes(role))).map(({ name }) => name);
  const isReady = useCheckState((state) => state.reading === 'loaded');
  return (
    <fieldset className="dc-settings" disabled={!isReady}>
      <legend className="p-hidden">检查条件</legend>
      {[...NUMBERS, ...asked].map((name) => (
        <NumberBox key={name} name={name} />
      ))}
      <Field label={checkFields.scene.label}>
        <Select size="small" value={scene} onChange={(event) => store.changeSettings({ scene: sceneOf(event.target.value) })}>
          {checkFields.scene.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox checked={silent} onChange={(event) => store.changeSettings({ silent: event.target.checked })}>
        {checkFields.silent.label}
      </Checkbox>
      <Checkbox checked={headless} onChange={(event) => store.changeSettings({ headless: event.target.checked })}>
        {checkFields.headless.label}
      </Checkbox>
    </fieldset>
  );
}

const sceneOf = (text: string): typeof checkDefaults.scene | 'low' | 'medium' | 'high' =>
  checkFields.scene.options.find(({ value }) => value === text)?.value ?? checkDefaults.scene;

function NumberBox({ name }: { name: NumberSetting }) {
  const { store } = useCheckParts();
  const value = useCheckState((state) => state.check[name]);
  const [draft, setDraft] = useState<string | null>(null);
  const parsed = draft === null ? null : parseSetting(name, draft);
  const { label, unit } = checkFields[name];
  return (
    <Field label={label} error={parsed?.ok === false ? parsed.text : null}>
      <Input
        size="small"
        figure
        inputMode="decimal"
        autoComplete="off"
        after={unit}
        value={draft ?? String(value)}
        onChange={(event) => {
          setDraft(event.target.value);
          const typed = parseSetting(name, event.target.value);
          if (typed.ok) store.changeSettings({ [name]: typed.value });
        }}
        onFocus={(event) => event.target.select()}
        // what makes no sense stays as it was typed, and says so
        onBlur={() => parsed?.ok !== false && setDraft(null)}
      />
    </Field>
  );
}
