import type { Raw } from '../../inputs/index.ts';
import type { GivenLine, RoleLine } from '../../roles/index.ts';
import { camerasOfList, deviceOfList } from '../stream/cameras-of-list.ts';
import type { SwitchAccessOutputs } from './calculate.ts';
import type { SwitchAccessValues } from './fields.ts';

/** The switches; none where no switch of this kind fits. */
export function switchAccessProducts({ switch: device }: SwitchAccessValues, { switchesNeeded }: SwitchAccessOutputs): RoleLine[] {
  if (switchesNeeded === null) return [];
  const { ports, poeStandard, poeBudgetW, portMbps, uplinkPorts, uplinkMbps } = device;
  const speeds = { portMbps, uplinkPorts, uplinkMbps };
  if (poeStandard === 'none' || poeBudgetW === undefined) return [{ role: 'networkSwitch', quantity: switchesNeeded, attributes: { ports, ...speeds } }];
  return [{ role: 'poeSwitch', quantity: switchesNeeded, attributes: { poePorts: ports, poeBudgetW, poeStandard, ...speeds } }];
}

/** The cameras of the list by stream and power, and its first PoE switch, else its first switch. */
export function switchAccessInputs(lines: readonly GivenLine[]): Raw | null {
  const cameras = camerasOfList(lines, 'powerW', 'poeClass').map(({ count, attributes }) => ({ count, ...attributes }));
  if (cameras.length === 0) return null;
  const { poePorts, ...feed } = deviceOfList(lines, 'poeSwitch', 'poePorts', 'poeBudgetW', 'poeStandard');
  // a PoE switch whose standard the list leaves open is read as 802.3at, as the list check does
  if (poePorts !== undefined) return { cameras, switch: { ports: poePorts, poeStandard: 'at', ...feed } };
  return { cameras, switch: deviceOfList(lines, 'networkSwitch', 'ports') };
}
