/** Builds lists for tests: `aCamera({ powerW: 10 }, 8)`. Every part says all it needs, so that a test changes only what it is about. */
import { ROLL_M } from '../constants/cabling.ts';
import { RECORDER_SIZES } from '../constants/list-check.ts';
import { COPPER_CLASS_5 } from '../constants/supply.ts';
import type { GivenLine, RoleAttribute, RoleId, RoleLine } from '../roles/index.ts';
import type { CompatInputs } from './check-types.ts';
import { compatCheck } from './compat-check.ts';
import { curesOf, type CureKind } from './cure-ways.ts';
import { WHOLE_EFFORT } from './budget.ts';
import type { Way } from './way.ts';

type Attributes = Record<string, RoleAttribute>;
const part =
  (role: RoleId, standard: Attributes) =>
  (attributes: Attributes = {}, quantity = 1): RoleLine => ({ role, quantity, attributes: { ...standard, ...attributes } });

/** 1080P H.265 over PoE: 2048 + 512 kbps, class 1. */
export const aCamera = part('ipCamera', { resolution: '1080P', powerW: 2 });
/** 8 channels, 80 Mbps, 2 bays. */
export const aRecorder = part('nvr', RECORDER_SIZES.value[1]);
export const aDisk = part('hdd', { sizeTB: 8 });
export const aPoeSwitch = part('poeSwitch', { poePorts: 8, poeBudgetW: 100, poeStandard: 'at' });
export const aNetworkSwitch = part('networkSwitch', { ports: 8, portMbps: 1000 });
export const aCableBox = part('networkCableBox', {});
export const aConverter = part('mediaConverter', {});
export const aPlugPack = part('rj45Plug', { pieces: 100 });
/** A roll of the thickest. */
export const aPowerCable = part('powerCable', { areaMm2: Math.max(...COPPER_CLASS_5.value.map(({ areaMm2 }) => areaMm2)), rollM: ROLL_M.value });
export const aMonitor = part('monitor', {});
export const aUps = part('upsHost', {});
export const aBracket = (type: string, quantity = 1): RoleLine => ({ role: 'bracket', quantity, attributes: { type } });
export const aSupply = part('powerSupply12V', { currentA: 10 });

/** Eight cameras and everything they need: nothing to find. */
export const completeList = (...cameras: GivenLine[]): GivenLine[] => [
  ...(cameras.length > 0 ? cameras : [aCamera({}, 8)]),
  aRecorder(),
  aDisk(),
  aPoeSwitch(),
  aCableBox({}, 2),
  aPlugPack(),
  aMonitor(),
  aUps(),
];

/** The answer to a valid question; a refusal fails the test. */
export function checked(lines: readonly GivenLine[], settings: Omit<CompatInputs, 'lines'> = {}) {
  const result = compatCheck({ lines, ...settings });
  if (!result.valid) throw new Error(JSON.stringify(result.errors));
  return result;
}

/** `HDD_SHORT 0.56`, in the order of the rules; a code alone where nothing is counted. */
export const found = (lines: readonly GivenLine[], settings: Omit<CompatInputs, 'lines'> = {}): string[] =>
  checked(lines, settings).issues.map(({ code, shortBy, subject }) => [code, subject, shortBy].filter((piece) => piece !== null && piece !== '').join(' '));

/** `2 hdd {"sizeTB":6}`. */
export const proposed = (lines: readonly GivenLine[], settings: Omit<CompatInputs, 'lines'> = {}): string[] =>
  checked(lines, settings).additions.map(({ role, quantity, attributes }) => `${quantity} ${role} ${JSON.stringify(attributes)}`);

/** The list as somebody has it who took the way. */
export const taking = (lines: readonly GivenLine[], { adds, takes, more }: Way): GivenLine[] => [
  ...lines.flatMap((line, at) => {
    const of = (pieces: Way['takes']) => pieces.reduce((sum, { place, quantity }) => sum + (place === at ? quantity : 0), 0);
    const quantity = line.quantity - of(takes) + of(more);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  }),
  ...adds,
];

const SHOWN = ['channels', 'hddBays', 'sizeTB', 'poePorts', 'poeBudgetW', 'poeStandard', 'uplinkMbps', 'currentA', 'ipRating'];

/** `2 hdd 4 → 2 hdd 6`: what goes, what comes. */
export function wayText(lines: readonly GivenLine[], { adds, takes, more }: Way): string {
  const text = ({ role, attributes }: GivenLine, quantity: number): string =>
    `${quantity} ${role} ${SHOWN.flatMap((name) => attributes[name] ?? []).join('/')}`.trim();
  const listed = (pieces: Way['takes']): string[] => pieces.flatMap(({ place, quantity }) => (lines[place] ? [text(lines[place], quantity)] : []));
  const comes = [...adds.map((line) => text(line, line.quantity)), ...listed(more)].join(' + ');
  return takes.length === 0 ? comes : `${listed(takes).join(' + ')} → ${comes}`;
}

/** The ways of this kind; [] where nothing of the kind is amiss, or nothing cures it. */
export const waysOf = (
  lines: readonly GivenLine[],
  kind: CureKind,
  { fixed = [], ...settings }: Omit<CompatInputs, 'lines'> & { fixed?: number[] } = {},
): readonly Way[] => curesOf({ lines, ...settings }, { fixed, effort: WHOLE_EFFORT }).cures.find((cure) => cure.kind === kind)?.ways ?? [];
