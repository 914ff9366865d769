/** Small zones on one amplifier, which a zone selector leads to each of them. Source: SIZE-4.4. */
import { AMPLIFIERS_W, SHARED_AMPLIFIER_UP_TO_W, ZONES_PER_SELECTOR } from '../../constants/broadcast.ts';
import { ceil, firstAtLeast, isAtMost, sumOf, type ValuesOf } from '../../inputs/index.ts';
import type { BroadcastFields } from './fields.ts';
import type { SizedZone, Zone } from './zone.ts';

/** `ampZones`: how many zones hang on the amplifier of this one; the first of them has it, the others count none. `sharedW`: what all of them need. */
export interface AmplifiedZone extends SizedZone {
  ampZones: number;
  sharedW: number;
}

/** Emergencies and outdoors have amplifiers of their own, and large zones do. */
const mayShare = ({ use, room }: Zone, { requiredAmpW }: SizedZone): boolean =>
  use !== 'emergency' && room !== 'outdoor' && isAtMost(requiredAmpW, SHARED_AMPLIFIER_UP_TO_W.value);

/** Twelve classrooms of 23.4 W: six each on two amplifiers of 180 W. */
export function amplified({ zones, amplifiers }: Pick<ValuesOf<BroadcastFields>, 'zones' | 'amplifiers'>, sized: readonly SizedZone[]): AmplifiedZone[] {
  const own = sized.map((zone): AmplifiedZone => ({ ...zone, ampZones: 1, sharedW: zone.requiredAmpW }));
  const small = amplifiers === 'each' ? [] : [...own.entries()].filter(([place, zone]) => mayShare(zones[place] as Zone, zone));
  const largestW = Math.max(...AMPLIFIERS_W.value);
  const groups = Math.max(ceil(small.length / ZONES_PER_SELECTOR.value), ceil(sumOf(small, ([, { requiredAmpW }]) => requiredAmpW) / largestW));
  const each = groups === 0 ? 0 : ceil(small.length / groups);
  for (let from = 0; from < small.length; from += each) {
    const group = small.slice(from, from + each);
    const sharedW = sumOf(group, ([, { requiredAmpW }]) => requiredAmpW);
    const ampW = firstAtLeast(AMPLIFIERS_W.value, sharedW) ?? largestW;
    for (const [at, [place, zone]] of group.entries()) own[place] = { ...zone, ampW, ampCount: at === 0 ? 1 : 0, ampZones: group.length, sharedW };
  }
  return own;
}
