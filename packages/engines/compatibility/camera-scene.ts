/** How busy the pictures of a list are, and what its cameras send. Source: CHECK-12. */
import { UNSAID_SCENE } from '../constants/stream.ts';
import type { ValuesOf } from '../inputs/index.ts';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { BY_LOCATION, type checkFields } from './check-fields.ts';

export type ListScene = ValuesOf<typeof checkFields>['scene'];

/** Nothing is recorded of its microphone. */
export const withoutSound = <Line extends { role: string | null; attributes: GivenLine['attributes'] }>(line: Line): Line =>
  line.role === 'ipCamera' ? { ...line, attributes: { ...line.attributes, audio: false } } : line;

/** Outdoors leaves move and cars pass; where it hangs is not said, it may be there. */
export function inScene(attributes: GivenLine['attributes'], scene: ListScene): Readonly<Record<string, RoleAttribute>> {
  if (scene === undefined || (attributes['scene'] ?? null) !== null) return attributes;
  if (scene !== BY_LOCATION) return { ...attributes, scene };
  return { ...attributes, scene: attributes['location'] === 'indoor' ? 'medium' : UNSAID_SCENE.value };
}
