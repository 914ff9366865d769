import { numberText, type Raw } from '../../inputs/index.ts';
import { isOfRole, roleName, type GivenLine, type RoleLine } from '../../roles/index.ts';
import { pickLine, type HowTaken, type PickedLine } from '../picked-line.ts';
import { camerasOfList, deviceOfList } from '../stream/cameras-of-list.ts';
import type { SwitchAccessOutputs } from './calculate.ts';
import { switchAccessFields, type SwitchAccessValues } from './fields.ts';

/** The switches; none where no switch of this kind fits. */
export function switchAccessProducts({ switch: device }: SwitchAccessValues, { switchesNeeded }: SwitchAccessOutputs): RoleLine[] {
  if (switchesNeeded === null) return [];
  const { ports, poeStandard, poeBudgetW, portMbps, uplinkPorts, uplinkMbps } = device;
  const speeds = { portMbps, uplinkPorts, uplinkMbps };
  if (poeStandard === 'none' || poeBudgetW === undefined) return [{ role: 'networkSwitch', quantity: switchesNeeded, attributes: { ports, ...speeds } }];
  return [{ role: 'poeSwitch', quantity: switchesNeeded, attributes: { poePorts: ports, poeBudgetW, poeStandard, ...speeds } }];
}

/** The cameras of the list by stream and power, and its PoE switch with most pieces, else its other switch. Source: CALC-13.2. */
export function switchAccessInputs(lines: readonly GivenLine[]): Raw | null {
  const cameras = camerasOfList(lines, 'powerW', 'poeClass').map(({ count, attributes }) => ({ count, ...attributes }));
  if (cameras.length === 0) return null;
  const device = switchOf(lines)?.line;
  if (device === undefined) return { cameras, switch: {} };
  const speeds = Object.fromEntries(speedsOf(device).flatMap(({ name, taken }) => (taken === null ? [] : [[name, taken]])));
  if (isOfRole(device, 'networkSwitch')) return { cameras, switch: { ...deviceOfList([device], 'networkSwitch', 'ports'), ...speeds } };
  const { poePorts, ...feed } = deviceOfList([device], 'poeSwitch', 'poePorts', 'poeBudgetW', 'poeStandard');
  // a PoE switch whose standard the list leaves open is read as 802.3at, as the list check does
  return { cameras, switch: { ports: poePorts, poeStandard: 'at', ...feed, ...speeds } };
}

/** Which switch that is, and where its form has other figures than its model. */
export function switchAccessHowTaken(lines: readonly GivenLine[]): HowTaken {
  const picked = switchOf(lines);
  if (picked === null) return { picks: [], notes: ['没有口数已知的交换机，请填写下联口数'] };
  const speeds = speedsOf(picked.line);
  const unsaid = speeds.filter(({ stated, taken }) => stated === null && taken === null).map(({ label }) => label);
  const joined = speeds.some(({ name, taken }) => name === 'uplinkPorts' && (taken ?? 1) > 1);
  return {
    picks: [picked],
    notes: [
      ...(unsaid.length > 0 ? [`型号没有写${unsaid.join('、')}，填的是默认值，请核对`] : []),
      ...speeds.flatMap(({ label, stated, taken }) =>
        stated === null || stated === taken
          ? []
          : [`${label}型号写的是 ${numberText(stated)}，计算器${taken === null ? '填的是默认值' : `按 ${numberText(taken)} 填入`}，请核对`],
      ),
      ...(joined ? ['上联口按聚合后一起用计算，没有聚合的请改为 1 口'] : []),
    ],
  };
}

const switchOf = (lines: readonly GivenLine[]): PickedLine | null =>
  pickLine(lines, roleName('poeSwitch'), (line) => isOfRole(line, 'poeSwitch') && typeof line.attributes['poePorts'] === 'number') ??
  pickLine(lines, roleName('networkSwitch'), (line) => isOfRole(line, 'networkSwitch') && typeof line.attributes['ports'] === 'number');

/** What a model says of its ports, and the highest figure of the form that is not above it. */
function speedsOf({ attributes }: GivenLine): { name: string; label: string; stated: number | null; taken: number | null }[] {
  const { portMbps, uplinkPorts, uplinkMbps } = switchAccessFields.switch.fields;
  const one = (name: string, label: string, offered: readonly number[]) => {
    const stated = attributes[name];
    if (typeof stated !== 'number') return { name, label, stated: null, taken: null };
    return { name, label, stated, taken: offered.findLast((figure) => figure <= stated) ?? null };
  };
  return [
    one(
      'portMbps',
      portMbps.label,
      portMbps.options.map(({ value }) => value),
    ),
    one(
      'uplinkPorts',
      uplinkPorts.label,
      Array.from({ length: uplinkPorts.max }, (_port, place) => place + 1),
    ),
    one(
      'uplinkMbps',
      uplinkMbps.label,
      uplinkMbps.options.map(({ value }) => value),
    ),
  ];
}
