/** The address of the smart recommendation ↔ what the page works on, so that a link gives the same answers, tier and products again. */
import { KEPT_DEVICES_MAX } from '@portal/contract/recommend';
import { inputsFromPairs, inputsToPairs, type Fields, type Raw } from '@portal/engines/inputs';
import type { GivenLine } from '@portal/engines/roles';
import { scenarioIds, tierIds, type ScenarioId, type TierId } from '@portal/engines/sizing';
import { parseRoleLine, roleLineText } from './role-key.ts';

export const GUIDE_PATH = '/tool/intelligenceOrder';
export const SCENARIOS_PATH = '/tool/sceneSelect';

/** Names of the address that no input may have. */
export const RESERVED_NAMES = ['scenario', 'tier', 'budget', 'id', 'kept', 'pick', 'step'] as const;

/** A model the user took in place of the recommended one, in one tier. */
export interface OwnPick {
  tier: TierId;
  skuNo: string;
}

export interface GuideState {
  tier: TierId;
  /** As typed; '' for none. */
  budget: string;
  kept: readonly GivenLine[];
  picks: readonly OwnPick[];
  /** The page of questions that is open where they come one by one, from 0. */
  step: number;
}

export interface GuideAddress extends GuideState {
  scenario: ScenarioId;
  /** Null: the address names none, the page opens with the starter. */
  inputs: Raw | null;
}

/** The scenario an address names; null where it names none of the seven. */
export const scenarioIn = (search: URLSearchParams): ScenarioId | null => scenarioIds.find((id) => id === search.get('scenario')) ?? null;

/** The design order the recommendation is to join; null: none. */
export function orderIn(search: URLSearchParams): string | null {
  const id = search.get('id');
  return id !== null && /^[\w-]{1,40}$/.test(id) ? id : null;
}

const BUDGET_MAX_LETTERS = 20;
const PICKS_MAX = 50;

/** Reads the address of a scenario with these fields; what it cannot mean is left out, so that an old link still opens. */
export function parseGuide(search: URLSearchParams, scenario: ScenarioId, fields: Fields): GuideAddress {
  return {
    scenario,
    inputs: inputsFromPairs(
      fields,
      [...search].filter(([name]) => !(RESERVED_NAMES as readonly string[]).includes(name)),
    ),
    tier: tierOf(search.get('tier')) ?? 'standard',
    budget: (search.get('budget') ?? '').trim().slice(0, BUDGET_MAX_LETTERS),
    kept: search
      .getAll('kept')
      .slice(0, KEPT_DEVICES_MAX)
      .map(parseRoleLine)
      .filter((line) => line !== null),
    picks: search
      .getAll('pick')
      .slice(0, PICKS_MAX)
      .flatMap((text) => {
        const [, named = '', skuNo = ''] = /^(\w+):([\w-]{1,40})$/.exec(text) ?? [];
        const tier = tierOf(named);
        return tier === null ? [] : [{ tier, skuNo }];
      }),
    step: stepOf(search.get('step')),
  };
}

/** People count steps from one. */
const stepOf = (text: string | null): number => (text !== null && /^[1-9]\d?$/.test(text) ? Number(text) - 1 : 0);

const tierOf = (text: string | null): TierId | null => tierIds.find((tier) => tier === text) ?? null;

/** The address that gives all of it back. `id`: the design order to join. */
export function guideHref({ scenario, inputs, tier, budget, kept, picks, step }: GuideAddress, fields: Fields, id: string | null): string {
  const search = new URLSearchParams({ scenario });
  if (id !== null) search.set('id', id);
  for (const [name, value] of inputsToPairs(fields, inputs ?? {})) search.append(name, value);
  if (budget !== '') search.set('budget', budget);
  if (tier !== 'standard') search.set('tier', tier);
  for (const line of kept) search.append('kept', roleLineText(line));
  for (const pick of picks) search.append('pick', `${pick.tier}:${pick.skuNo}`);
  if (step > 0) search.set('step', String(step + 1));
  return `${GUIDE_PATH}?${search.toString()}`;
}

/** The first page of a scenario, with its starter. */
export function scenarioHref(scenario: ScenarioId, id: string | null): string {
  return `${GUIDE_PATH}?${new URLSearchParams({ scenario, ...(id === null ? {} : { id }) }).toString()}`;
}
