/** What the cameras send over the network to the recorders, and what the links there carry. Source: CHECK-7.3. */
import { mbpsOf } from '../calculators/index.ts';
import { TRUNK_UTILISATION } from '../constants/network.ts';
import { sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';
import { QUANTITY_MAX } from './fields.ts';
import { trunkOf } from './trunk.ts';

/** What all links to the recorders carry; Infinity where there are none, or a storage server, which has several network ports. */
export function recordersLinkMbps(devices: Parameters<typeof trunkOf>[0]): number {
  const { recorders } = devices;
  const isUnbound = recorders.length === 0 || recorders.some(isServer);
  return isUnbound ? Number.POSITIVE_INFINITY : trunkOf(devices).toRecordersMbps;
}

/**
 * The recorders, each with no more bandwidth than its link lets through, the fastest links at those that take most in. null: no link is narrower than
 * what its recorder takes, or cameras may hang on a recorder's own ports, or a server has several. Source: CHECK-7.7.
 */
export function linkedRecorders(list: CheckedList): CheckedList['recorders'] | null {
  const { recorders } = list;
  const links = trunkOf(list).recorderLinks.map((link) => ({ ...link }));
  if (links.length === 0 || recorders.some((one) => isServer(one) || (one.has.poePorts ?? 0) > 0)) return null;
  let isNarrower = false;
  const linked = recorders
    .toSorted((a, b) => (b.has.incomingMbps ?? 0) - (a.has.incomingMbps ?? 0))
    .flatMap((recorder) => {
      let left = recorder.quantity;
      return links.flatMap((link) => {
        const quantity = Math.min(left, link.count);
        if (quantity === 0) return [];
        left -= quantity;
        link.count -= quantity;
        const { incomingMbps = 0 } = recorder.has;
        isNarrower ||= link.mbps < incomingMbps;
        return [{ ...recorder, quantity, has: { ...recorder.has, incomingMbps: Math.min(incomingMbps, link.mbps) } }];
      });
    });
  return isNarrower ? linked : null;
}

const isServer = ({ has }: CheckedList['recorders'][number]): boolean => (has.channels ?? 0) >= QUANTITY_MAX;

/** Of the cameras on a cable, however they are fed, less as many of the busiest as the recorders have ports for. */
export function sentThrough({ cameras, recorders }: CheckedList): number {
  const own = sumOf(recorders, ({ quantity, has }) => quantity * (has.poePorts ?? 0));
  const sending = busiestFirst(cameras);
  return sumOf(sending, ({ quantity, mbps }) => quantity * mbps) - ofBusiest(sending, own);
}

interface Sending {
  quantity: number;
  mbps: number;
}

const busiestFirst = (cameras: CheckedList['cameras']): Sending[] =>
  cameras
    .filter(({ has }) => has.wireless !== true)
    .map(({ quantity, kbps, has }) => ({ quantity, mbps: kbps === null ? 0 : mbpsOf(kbps + (has.subStreamKbps ?? 0)) }))
    .toSorted((a, b) => b.mbps - a.mbps);

/** Mbps of so many cameras, the busiest. */
function ofBusiest(sending: readonly Sending[], most: number): number {
  let left = most;
  return sumOf(sending, ({ quantity, mbps }) => {
    const taken = Math.min(left, quantity);
    left -= taken;
    return taken * mbps;
  });
}

/** What can reach the recorders over a switch that one of them hangs on, Mbps. */
export interface Gathered {
  /** Over the uplinks of all other switches. */
  linksMbps: number;
  /** At the ports of the switch itself. */
  ownMbps: number;
  carriedMbps: number;
}

/**
 * Several switches without one that is known to be above: what reaches a recorder at the one of them that does best, over the uplinks of the others and
 * from its own ports. A recorder more may hang on another switch and take there what its link carries. null: one switch, or some speed or port that is not said.
 */
export function gatheredOf(list: CheckedList): Gathered | null {
  const units = switchUnits(list);
  const count = sumOf(units, ({ quantity }) => quantity);
  if (count <= 1 || units.some(({ mbps, ports }) => !Number.isFinite(mbps + ports))) return null;
  const nvrs = sumOf(list.recorders, ({ quantity }) => quantity);
  const isUnbound = nvrs === 0 || list.recorders.some(isServer);
  const sending = busiestFirst(list.cameras);
  const elsewhere = Math.max(0, nvrs - 1) * Math.max(...units.map(({ mbps }) => mbps)) * TRUNK_UTILISATION.value;
  const ways = units.map((above): Gathered => {
    const links = sumOf(units, ({ quantity, mbps }) => quantity * Math.min(mbps, above.mbps)) - above.mbps;
    const linksMbps = links * TRUNK_UTILISATION.value + elsewhere;
    const ownMbps = ofBusiest(sending, Math.max(0, above.ports - (count - 1) - Math.min(1, nvrs)));
    const toRecorders = isUnbound ? Number.POSITIVE_INFINITY : above.mbps * TRUNK_UTILISATION.value + elsewhere;
    return { linksMbps, ownMbps, carriedMbps: Math.min(linksMbps + ownMbps, toRecorders) };
  });
  const most = Math.max(...ways.map(({ carriedMbps }) => carriedMbps));
  return ways.find(({ carriedMbps }) => carriedMbps === most) ?? null;
}

/** Alike switches with the fastest link of each and all its ports. */
const switchUnits = ({ networkSwitches, poeSwitches }: CheckedList): { quantity: number; mbps: number; ports: number }[] => [
  ...networkSwitches.map(({ quantity, has: { ports = Infinity, portMbps = Infinity, uplinkMbps = 0, uplinkPorts = 0 } }) => ({
    quantity,
    mbps: Math.max(portMbps, uplinkMbps),
    ports: ports + uplinkPorts,
  })),
  ...poeSwitches.map(({ quantity, has: { poePorts = Infinity, uplinkMbps = Infinity, uplinkPorts = 0 } }) => ({
    quantity,
    mbps: uplinkMbps,
    ports: poePorts + uplinkPorts,
  })),
];
