/** What links carry, to the recorders and between switches: ports and uplinks, seven tenths of their speed. Source: CHECK-7.3. */
import { TRUNK_UTILISATION } from '../constants/network.ts';
import { sumOf } from '../inputs/index.ts';
import type { CheckedList } from './demand.ts';

type Devices = Pick<CheckedList, 'networkSwitches' | 'poeSwitches' | 'recorders'>;

/** Mbps of one link to a PoE switch, and of all links to the recorders together and one by one; Infinity where there is none, or a switch does not say its speed. */
export interface Trunk {
  toSwitchMbps: number;
  toRecordersMbps: number;
  recorderLinks: readonly Links[];
}

const BOUNDLESS: Trunk = { toSwitchMbps: Number.POSITIVE_INFINITY, toRecordersMbps: Number.POSITIVE_INFINITY, recorderLinks: [] };

/**
 * Recorders take the fastest links, of PoE switches alone their uplinks, which no port is faster than. The switches below get an uplink each where there are enough for all, else an ordinary port.
 * 16 ports and 2 uplinks of 100 Mbps above one PoE switch and one recorder: 70 and 70.
 */
export function trunkOf({ networkSwitches, poeSwitches, recorders }: Devices): Trunk {
  const nvrs = sumOf(recorders, ({ quantity }) => quantity);
  if (networkSwitches.length === 0) {
    const recorderLinks = [{ mbps: fastestUplinkMbps(poeSwitches) * TRUNK_UTILISATION.value, count: nvrs }].filter(({ count }) => count > 0);
    return { ...BOUNDLESS, toRecordersMbps: sumOf(recorderLinks, ({ mbps, count }) => mbps * count), recorderLinks };
  }
  if (networkSwitches.some(({ has }) => has.portMbps === undefined)) return BOUNDLESS;
  const below = sumOf(poeSwitches, ({ quantity }) => quantity);
  const slowest = Math.max(...networkSwitches.map(({ has }) => has.portMbps ?? 0));
  const uplinks = networkSwitches
    .flatMap(({ quantity, has }) => ((has.uplinkMbps ?? 0) > slowest ? [{ mbps: has.uplinkMbps ?? 0, count: quantity * (has.uplinkPorts ?? 0) }] : []))
    .toSorted((a, b) => b.mbps - a.mbps);
  const fast = sumOf(uplinks, ({ count }) => count);
  const ofRecorders = linksTaken(uplinks, nvrs, slowest);
  const toSwitch = fast >= below + nvrs ? Math.min(...uplinks.map(({ mbps }) => mbps)) : slowest;
  return {
    toSwitchMbps: toSwitch * TRUNK_UTILISATION.value,
    toRecordersMbps: sumOf(ofRecorders, ({ mbps, count }) => mbps * count),
    recorderLinks: ofRecorders,
  };
}

/** Alike links with what each of them carries. */
export interface Links {
  mbps: number;
  count: number;
}

/** So many links, the fastest first, the others ordinary ports: seven tenths of their speed. */
function linksTaken(fastest: readonly Links[], links: number, ordinaryMbps: number): Links[] {
  let free = links;
  const taken = fastest.map(({ mbps, count }) => {
    const these = Math.min(free, count);
    free -= these;
    return { mbps: mbps * TRUNK_UTILISATION.value, count: these };
  });
  return [...taken, { mbps: ordinaryMbps * TRUNK_UTILISATION.value, count: free }].filter(({ count }) => count > 0);
}

const fastestUplinkMbps = (poeSwitches: Devices['poeSwitches']): number =>
  poeSwitches.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...poeSwitches.map(({ has }) => has.uplinkMbps ?? Number.POSITIVE_INFINITY));
