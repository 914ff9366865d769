/** What a recommendation knows of the site that the check of its list is to go by. Pure. Source: CHECK-12.2, CHECK-13, SIZE-18. */
import { SITE_SCENES } from '../constants/stream.ts';
import { sumOf, type Raw } from '../inputs/index.ts';
import type { RoleLine } from '../roles/index.ts';
import { cameraWays, isSafetyWarning, scenarioPlans, sceneHeads, tierInputs, type CameraWays, type ScenarioId, type TierId } from '../sizing/index.ts';
import type { CompatInputs } from './check-types.ts';
import { isCompanion } from './fields.ts';
import type { MandatoryItem } from './read-lines.ts';

export interface RecommendedCheck {
  /** As cameras, the batteries of doors or the way to gates were sized; empty where the scenario has none of them. */
  settings: Pick<CompatInputs, 'scene' | 'retentionDays' | 'headless' | 'standbyHours' | 'gateRunM' | 'silent' | 'upsBlockAh'>;
  /** Alike items are one. */
  mandatory: MandatoryItem[];
  notes: RecommendedNote[];
  /** How far the cameras of each line are, for `runsOfModels`. */
  ways: CameraWays[];
}

/** What the scenario warned of: whoever has its list is to know. */
export interface RecommendedNote {
  code: string;
  text: string;
  /** About life, electricity or a code: the customer reads it, too. */
  isSafety: boolean;
  /** Roles of its system: without any of them in the list it says nothing. */
  beside: readonly string[];
  /** What the list holds, all of it, once the cause is gone; empty: no list can tell. */
  endedBy: readonly RoleLine[];
}

/** Of the tier that was chosen; nothing of answers the scenario refuses. A street: pictures are busy. */
export function recommendedCheckOf(scenario: ScenarioId, tier: TierId, inputs: Raw): RecommendedCheck {
  const plan = scenarioPlans[scenario];
  const sized = plan.calculate(tierInputs(plan, inputs, tier));
  if (!sized.valid) return { settings: {}, mandatory: [], notes: [], ways: [] };
  const plain = sized.lines.filter(({ mandatory, role }) => mandatory === undefined && !isCompanion(role));
  const beside = [...new Set(plain.map(({ role }) => role))];
  const items = sized.lines.flatMap(({ role, quantity, attributes, mandatory: clause, mandatoryPieces }): MandatoryItem[] =>
    clause === undefined ? [] : [{ role, quantity: mandatoryPieces ?? quantity, attributes, clause, beside }],
  );
  const alike = Map.groupBy(items, ({ role, attributes, clause }) => JSON.stringify([role, attributes, clause]));
  const mandatory = [...alike.values()].flatMap(([first, ...more]) =>
    first === undefined ? [] : [{ ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) }],
  );
  const ended = plan.endedBy?.(sized.values, sized) ?? {};
  const notes = sized.warnings.map((code) => ({
    code,
    text: plan.warningTexts[code] ?? code,
    isSafety: isSafetyWarning(scenario, code),
    beside: sceneHeads(scenario),
    endedBy: ended[code] ?? [],
  }));
  const ways = scenario === 'scenarioVideoSurveillance' ? cameraWays(sized.values) : [];
  const upsBlockAh = sumOf(sized.lines, ({ role, quantity, attributes: { capacityAh } }) =>
    role === 'batteryBlock' && typeof capacityAh === 'number' ? quantity * capacityAh : 0,
  );
  return { settings: { ...settingsOf(scenario, sized.values), ...(upsBlockAh > 0 && { upsBlockAh }) }, mandatory, notes, ways };
}

function settingsOf(scenario: ScenarioId, values: Raw): RecommendedCheck['settings'] {
  const { site, retentionDays, monitors, standbyHours, runM } = values;
  if (scenario === 'scenarioAccessGuard') return typeof runM === 'number' ? { gateRunM: runM } : {};
  if (scenario === 'scenarioAccessControl') return typeof standbyHours === 'number' ? { standbyHours } : {};
  if (scenario !== 'scenarioVideoSurveillance') return {};
  const scenes: Readonly<Record<string, string>> = SITE_SCENES.value;
  const scene = typeof site === 'string' ? scenes[site] : undefined;
  return {
    // no microphone is asked for: what records is reckoned without sound
    silent: true,
    ...(scene === 'medium' || scene === 'high' ? { scene } : {}),
    ...(typeof retentionDays === 'number' ? { retentionDays } : {}),
    ...(monitors === 0 ? { headless: true } : {}),
  };
}
