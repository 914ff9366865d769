import { wantedText } from '@portal/engines/roles';
import type { ShownTierLine } from './shown-tier.ts';

/**
 * What the chosen model itself has of what was asked, `8 口 · 60 W · 802.3at`: a larger one stands there as large as it is. What it
 * does not state is left out; where it states none of it, all that the rules read of it.
 */
export function figuresText({ role, attributes, chosen }: Pick<ShownTierLine, 'role' | 'attributes' | 'chosen'>): string {
  if (chosen === null) return '';
  const asked = Object.fromEntries(Object.entries(chosen.attributes).filter(([code]) => Object.hasOwn(attributes, code)));
  return wantedText(role, asked) || wantedText(role, chosen.attributes);
}
