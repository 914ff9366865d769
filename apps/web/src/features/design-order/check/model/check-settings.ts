/** The settings of a check: what stands before anything was saved, and a typed text as one of them. Pure. */
import type { ListCheck } from '@portal/contract/design-order';
import { checkDefaults, checkFields } from '@portal/engines/compatibility';
import { errorText, readInputs } from '@portal/engines/inputs';
import { parseFigure } from '@portal/units';

export type NumberSetting = 'retentionDays' | 'hoursPerDay' | 'avgCableM' | 'standbyHours' | 'gateRunM' | 'upsBlockAh';

/** The handbook's defaults, nothing typed, ignored or kept. */
export const unsetCheck: ListCheck = { ...checkDefaults, bitrates: [], runs: [], places: [], ignored: [], kept: [], mandatory: [], notes: [] };

/** A typed text as a setting: `parseSetting('retentionDays', '90')` → 90; else what is wrong with it. Empty: the default. */
export function parseSetting(name: NumberSetting, text: string): { ok: true; value: number } | { ok: false; text: string } {
  const given = { [name]: text.trim() === '' ? undefined : (parseFigure(text) ?? Number.NaN) };
  const read = readInputs({ [name]: checkFields[name] }, given);
  const [error] = read.ok ? [] : read.errors;
  if (error) return { ok: false, text: errorText(checkFields, error, given) };
  return { ok: true, value: given[name] ?? checkDefaults[name] };
}
