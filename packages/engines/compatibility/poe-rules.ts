import { psePowerW } from '../calculators/index.ts';
import { CHANNEL_MAX_M } from '../constants/cabling.ts';
import { POE_SWITCH_SIZES } from '../constants/list-check.ts';
import { POE_HIGHEST_CLASS, POE_RESERVE_PERCENT } from '../constants/poe.ts';
import { ceil, isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import { catalogueWord, poeStandards, servesClass, type PoeStandard } from '../roles/index.ts';
import type { CheckedList } from './demand.ts';
import { leftOutText, sumText } from './explain.ts';
import type { Findings } from './findings.ts';
import type { Camera } from './parts.ts';
import { sizeFor } from './sizes.ts';

/** Cameras fed over their network cable. */
export const poeCamerasOf = ({ cameras }: Pick<CheckedList, 'cameras'>): Camera[] => cameras.filter(({ power }) => power === 'poe');

/** Rules 10–13: ports, power and class for the PoE cameras; one switch more makes up for ports and power. */
export function checkPoe(list: CheckedList, findings: Findings): void {
  const cameras = poeCamerasOf(list);
  if (cameras.length === 0) return;
  const ports = portsShort(list, cameras);
  const power = powerShort(list, cameras);
  const isPortsShort = !isAtMost(ports.missing, 0);
  const isPowerShort = !isAtMost(power.missing, 0);
  const about = list.poeSwitches.length > 0 ? list.poeSwitches : cameras;
  if (isPortsShort || isPowerShort) {
    const cures = [addSwitch(Math.max(ports.missing, 1), Math.max(power.missing, 0), cameras, findings)];
    if (isPortsShort) findings.report({ code: 'POE_PORTS_SHORT', severity: 'error', rule: '10', shortBy: ports.missing, why: ports.why, about, cures });
    if (isPowerShort)
      findings.report({ code: 'POE_POWER_SHORT', severity: 'error', rule: '11', shortBy: round(power.missing, 1), why: power.why, about, cures });
  }
  checkClasses(list, cameras, findings);
}

interface Short {
  /** Not above 0: enough. */
  missing: number;
  why: string;
}

/** Rule 10. */
function portsShort({ poeSwitches, recorders }: CheckedList, cameras: readonly Camera[]): Short {
  const needed = sumOf(cameras, ({ quantity }) => quantity);
  const feeding = [...poeSwitches, ...recorders];
  const counted = feeding.filter(({ has }) => has.poePorts !== undefined);
  const ports = sumOf(counted, ({ quantity, has }) => quantity * (has.poePorts ?? 0));
  const why = `PoE 摄像机 ${numberText(needed)} 台，交换机和录像机共有 PoE 口 ${numberText(ports)} 个${leftOutText(feeding, counted)}`;
  return { missing: needed - ports, why };
}

/** Rule 11: what the cameras draw at the switch, cable loss included, and the reserve. */
function powerShort({ poeSwitches, recorders, settings }: CheckedList, cameras: readonly Camera[]): Short {
  const lengthM = Math.min(settings.avgCableM, CHANNEL_MAX_M.value);
  const reserve = 1 + POE_RESERVE_PERCENT.value / 100;
  const drawn = cameras.map((camera) => ({ quantity: camera.quantity, watts: drawnW(camera, lengthM) }));
  const neededW = reserve * sumOf(drawn, ({ quantity, watts }) => quantity * watts);
  const feeding = [...poeSwitches, ...recorders];
  const counted = feeding.filter(({ has }) => has.poeBudgetW !== undefined);
  const budgetW = sumOf(counted, ({ quantity, has }) => quantity * (has.poeBudgetW ?? 0));
  const sum = sumText(drawn, ({ quantity, watts }) => `${numberText(quantity)} × ${numberText(watts, 2)}`);
  const need = `${numberText(reserve)} × ${sum} ＝ ${numberText(neededW, 1)} W`;
  const why = `摄像机功率含 ${numberText(lengthM)} m 线损和 ${POE_RESERVE_PERCENT.value} % 预留：${need}，已有 PoE 总功率 ${numberText(budgetW)} W${leftOutText(feeding, counted)}`;
  return { missing: neededW - budgetW, why };
}

/** Watts at the switch; 0 where the power cannot get through the cable. A power beyond every class goes over four pairs like the highest. */
function drawnW({ poeW, poeClass }: Camera, lengthM: number): number {
  return psePowerW({ powerW: poeW, poeClass: Math.min(poeClass, POE_HIGHEST_CLASS.value.bt4) }, 'actual', lengthM) ?? 0;
}

/** Rule 12: every listed switch has to serve the highest class. */
function checkClasses({ poeSwitches }: CheckedList, cameras: readonly Camera[], findings: Findings): void {
  const standards = poeSwitches.flatMap(({ has: { poeStandard } }) => (poeStandard === undefined ? [] : [poeStandard]));
  const weakest = poeStandards.find((standard) => standards.includes(standard));
  if (weakest === undefined) return;
  const about = cameras.filter(({ poeClass }) => !servesClass(weakest, poeClass));
  if (about.length === 0) return;
  const highest = Math.max(...about.map(({ poeClass }) => poeClass));
  const limit = POE_HIGHEST_CLASS.value[weakest];
  const asked = highest > POE_HIGHEST_CLASS.value.bt4 ? '摄像机功率超过 PoE 的最高等级' : `摄像机 PoE 等级为 ${highest}`;
  findings.report({
    code: 'POE_CLASS_UNSUPPORTED',
    severity: 'error',
    rule: '12',
    why: `${asked}，清单中的 ${catalogueWord('poeStandard', weakest)} 交换机最高供到等级 ${limit}`,
    about,
  });
}

/** Rule 13. */
function addSwitch(ports: number, watts: number, cameras: readonly Camera[], findings: Findings): number {
  const { size, quantity } = sizeFor(
    POE_SWITCH_SIZES.value,
    ({ poePorts, poeBudgetW }) => isAtMost(ports, poePorts) && isAtMost(watts, poeBudgetW),
    (largest) => Math.max(ceil(ports / largest.poePorts), ceil(watts / largest.poeBudgetW)),
  );
  const highest = Math.max(...cameras.map(({ poeClass }) => poeClass));
  return findings.add({ role: 'poeSwitch', quantity, attributes: { ...size, poeStandard: addedStandard(highest) } });
}

/** `af` switches are no longer sold as new: the least that is proposed is `at`. */
const addedStandard = (poeClass: number): PoeStandard => (['at', 'bt3'] as const).find((standard) => servesClass(standard, poeClass)) ?? 'bt4';
