import type { ScenarioId, ScenarioPlan } from '@portal/engines/sizing';

/** What an optional choice that is left open means in a scenario, where it means more than 不指定. */
const OWN_WORDS: Readonly<Partial<Record<ScenarioId, Readonly<Record<string, string>>>>> = {
  scenarioLed: { pitchMm: '按观看距离' },
};

/** Questions one may leave open, with what that means: those the tiers answer each in its way, and the scenario's own. */
export function openWordsOf({ id, presets, fields }: Pick<ScenarioPlan, 'id' | 'presets' | 'fields'>): Readonly<Record<string, string>> {
  const byTier = Object.values(presets).flatMap((preset) => Object.keys(preset));
  const shallow = byTier.filter((name) => ['number', 'option', 'flag'].includes(fields[name]?.kind ?? ''));
  return { ...Object.fromEntries(shallow.map((name) => [name, '按档次'])), ...OWN_WORDS[id] };
}
