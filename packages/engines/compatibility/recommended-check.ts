/** What a recommendation knows of the site that the check of its list is to go by. Pure. Source: CHECK-12.2, CHECK-13. */
import { SITE_SCENES } from '../constants/stream.ts';
import type { Raw } from '../inputs/index.ts';
import { scenarioPlans, tierInputs, type ScenarioId, type TierId } from '../sizing/index.ts';
import type { CompatInputs } from './check-types.ts';
import { isCompanion } from './fields.ts';
import type { MandatoryItem } from './read-lines.ts';

export interface RecommendedCheck {
  /** As the cameras were sized; empty where the scenario has none. */
  settings: Pick<CompatInputs, 'scene' | 'retentionDays' | 'headless'>;
  /** Alike items are one. */
  mandatory: MandatoryItem[];
}

/** Of the tier that was chosen; nothing of answers the scenario refuses. A street: pictures are busy. */
export function recommendedCheckOf(scenario: ScenarioId, tier: TierId, inputs: Raw): RecommendedCheck {
  const plan = scenarioPlans[scenario];
  const sized = plan.calculate(tierInputs(plan, inputs, tier));
  if (!sized.valid) return { settings: {}, mandatory: [] };
  const plain = sized.lines.filter(({ mandatory, role }) => mandatory === undefined && !isCompanion(role));
  const beside = [...new Set(plain.map(({ role }) => role))];
  const items = sized.lines.flatMap(({ role, quantity, attributes, mandatory: clause }): MandatoryItem[] =>
    clause === undefined ? [] : [{ role, quantity, attributes, clause, beside }],
  );
  const alike = Map.groupBy(items, ({ role, attributes, clause }) => JSON.stringify([role, attributes, clause]));
  const mandatory = [...alike.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }],
  );
  return { settings: scenario === 'scenarioVideoSurveillance' ? settingsOf(sized.values) : {}, mandatory };
}

function settingsOf(values: Raw): RecommendedCheck['settings'] {
  const { site, retentionDays, monitors } = values;
  const scenes: Readonly<Record<string, string>> = SITE_SCENES.value;
  const scene = typeof site === 'string' ? scenes[site] : undefined;
  return {
    ...(scene === 'medium' || scene === 'high' ? { scene } : {}),
    ...(typeof retentionDays === 'number' ? { retentionDays } : {}),
    ...(monitors === 0 ? { headless: true } : {}),
  };
}
