/** Where a camera hangs that nobody says it of. Source: CHECK-22. */
import { INDOOR_HOUSING, OUTDOOR_IP_RATING } from '../constants/list-check.ts';
import { isAtMost } from '../inputs/index.ts';
import type { GivenLine } from '../roles/index.ts';

export type CameraLocation = 'indoor' | 'outdoor';

/** As the model says; else by housing and rating: a dome or one the rain gets into hangs under a roof. null: nothing tells, and the check is on the safe side. */
export function usualLocation({ location, housing, ipRating }: GivenLine['attributes']): CameraLocation | null {
  if (location === 'indoor' || location === 'outdoor') return location;
  if (typeof ipRating === 'number' && !isAtMost(OUTDOOR_IP_RATING.value, ipRating)) return 'indoor';
  if (housing === INDOOR_HOUSING.value) return 'indoor';
  return typeof ipRating === 'number' ? 'outdoor' : null;
}
