import type { Raw } from '../../inputs/index.ts';
import type { GivenLine, RoleLine } from '../../roles/index.ts';
import { camerasOfList, deviceOfList } from '../stream/cameras-of-list.ts';
import type { WirelessBridgeOutputs } from './calculate.ts';
import { bandGHzOf, type WirelessBridgeValues } from './link-budget.ts';

/** The bridges of both ends with at least the antenna gain reckoned with; one line where the ends are alike. */
export function wirelessBridgeProducts(values: WirelessBridgeValues, _outputs: WirelessBridgeOutputs): RoleLine[] {
  const { topology, clients, colocatedLinks, txGainDbi, rxGainDbi } = values;
  const [atA, atB] = topology === 'ptp' ? [colocatedLinks, colocatedLinks] : [1, clients];
  const bridges = (quantity: number, antennaGainDbi: number): RoleLine => ({
    role: 'wirelessBridge',
    quantity,
    attributes: { frequencyGHz: bandGHzOf(values.frequencyGHz), antennaGainDbi },
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
