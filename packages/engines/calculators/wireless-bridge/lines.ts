import { ceil, type Raw } from '../../inputs/index.ts';
import type { GivenLine, RoleLine } from '../../roles/index.ts';
import { camerasOfList, deviceOfList } from '../stream/cameras-of-list.ts';
import { trafficOf, type WirelessBridgeOutputs } from './calculate.ts';
import { gainRangeOf } from './gain-range.ts';
import { bandGHzOf, type WirelessBridgeValues } from './link-budget.ts';

/**
 * The bridges of both ends: of the band, for the distance, as fast as the load asks, with antennas that carry the link and stay
 * within the power allowed; one line where the ends are alike, none where there is no way. Source: CALC-14.
 */
export function wirelessBridgeProducts(values: WirelessBridgeValues, { linkOk, phyRateMbps }: WirelessBridgeOutputs): RoleLine[] {
  if (!linkOk) return [];
  const { topology, clients, colocatedLinks, txGainDbi, rxGainDbi, distanceKm, efficiency } = values;
  const [atA, atB] = topology === 'ptp' ? [colocatedLinks, colocatedLinks] : [1, clients];
  const { load } = trafficOf(values, phyRateMbps);
  const bridges = (quantity: number, gainDbi: number): RoleLine => ({
    role: 'wirelessBridge',
    quantity,
    attributes: { frequencyGHz: bandGHzOf(values.frequencyGHz), distanceKm, wirelessMbps: ceil(load / efficiency), ...gainRangeOf(values, gainDbi) },
  });
  return txGainDbi === rxGainDbi ? [bridges(atA + atB, txGainDbi)] : [bridges(atA, txGainDbi), bridges(atB, rxGainDbi)];
}

/** The cameras of the list behind one client, and band and antennas of its first bridge. null without cameras. */
export function wirelessBridgeInputs(lines: readonly GivenLine[]): Raw | null {
  const cameras = camerasOfList(lines);
  if (cameras.length === 0) return null;
  const { frequencyGHz, antennaGainDbi } = deviceOfList(lines, 'wirelessBridge', 'frequencyGHz', 'antennaGainDbi');
  return {
    camerasPerClient: cameras.map(({ count, attributes }) => ({ count, ...attributes })),
    ...(typeof frequencyGHz === 'number' && { frequencyGHz }),
    ...(typeof antennaGainDbi === 'number' && { txGainDbi: antennaGainDbi, rxGainDbi: antennaGainDbi }),
  };
}
