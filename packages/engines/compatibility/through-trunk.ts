/** What passes the switch above the others on its way to the recorders, and what its links there carry. Source: CHECK-7.3. */
import { mbpsOf } from '../calculators/index.ts';
import { sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import { poeCamerasOf } from './feeding.ts';
import { QUANTITY_MAX } from './fields.ts';
import { trunkOf } from './trunk.ts';

/** What all links to the recorders carry; Infinity where there are none, or a storage server, which has several network ports. */
export function recordersLinkMbps(devices: Parameters<typeof trunkOf>[0]): number {
  const { recorders } = devices;
  const isUnbound = recorders.length === 0 || recorders.some(({ has }) => (has.channels ?? 0) >= QUANTITY_MAX);
  return isUnbound ? Number.POSITIVE_INFINITY : trunkOf(devices).toRecordersMbps;
}

/** Of the PoE cameras, less as many of the busiest as the recorders have ports for. */
export function sentThrough({ cameras, recorders }: CheckedList): number {
  const fed = poeCamerasOf({ cameras })
    .map(({ quantity, kbps, has }) => ({ quantity, mbps: kbps === null ? 0 : mbpsOf(kbps + (has.subStreamKbps ?? 0)) }))
    .toSorted((a, b) => b.mbps - a.mbps);
  let own = sumOf(recorders, ({ quantity, has }) => quantity * (has.poePorts ?? 0));
  let sent = 0;
  for (const { quantity, mbps } of fed) {
    const direct = Math.min(own, quantity);
    own -= direct;
    sent += (quantity - direct) * mbps;
  }
  return sent;
}
