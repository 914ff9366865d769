/** How busy the pictures of a list are, and what its cameras send. Source: CHECK-12. */
import type { ValuesOf } from '../inputs/index.ts';
import type { GivenLine, RoleAttribute } from '../roles/index.ts';
import { BY_LOCATION, type checkFields } from './check-fields.ts';

export type ListScene = ValuesOf<typeof checkFields>['scene'];

/** Outdoors leaves move and cars pass; where it hangs is not said, it may be there. */
export function inScene(attributes: GivenLine['attributes'], scene: ListScene): Readonly<Record<string, RoleAttribute>> {
  if (scene === undefined || (attributes['scene'] ?? null) !== null) return attributes;
  if (scene !== BY_LOCATION) return { ...attributes, scene };
  return { ...attributes, scene: attributes['location'] === 'indoor' ? 'medium' : 'high' };
}
