import type { SCENES } from '@portal/contract/design-order';
import type { ScenarioId } from '@portal/engines/sizing';

type SceneId = (typeof SCENES)[number]['sceneId'];

/** Sites of the video scenario that are scenes of design orders; a street is none. */
const OF_SITE: ReadonlyMap<unknown, SceneId> = new Map([
  ['shop', 'shop'],
  ['office', 'office'],
  ['school', 'school'],
  ['factory', 'factory'],
  ['residential', 'community'],
  ['warehouse', 'warehouse'],
  ['parking', 'parking'],
]);

/** The scene of an order that a recommendation makes (SIZE-10), as far as its answers name one; null where they speak of no place. */
export function sceneOf(scenario: ScenarioId, { site }: Record<string, unknown>): SceneId | null {
  if (scenario === 'scenarioParking') return 'parking';
  return scenario === 'scenarioVideoSurveillance' ? (OF_SITE.get(site) ?? null) : null;
}
