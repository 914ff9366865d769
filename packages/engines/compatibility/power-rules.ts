import { CAMERA_SUPPLY_VOLTAGES, DC_CAMERA_W, SEARCH_LIMITS, SUPPLY_OUTPUTS_MAX } from '../constants/list-check.ts';
import { ADAPTER_LOAD_RATIO, LOAD_RATIO, SUPPLY_SIZES_A } from '../constants/supply.ts';
import { ceil, isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import type { RoleLine } from '../roles/index.ts';
import type { SearchBudget } from './budget.ts';
import type { CheckedList } from './demand.ts';
import { leftOutText, sumText } from './explain.ts';
import type { Findings } from './findings.ts';
import { pack, TRIAL_STEPS, type Packing } from './pack.ts';
import type { Camera } from './parts.ts';
import { noteUndecided } from './undecided-rules.ts';
import { withLines } from './with-lines.ts';

type Supply = keyof typeof CAMERA_SUPPLY_VOLTAGES.value;

/** Amperes that a camera takes of its supply, which is loaded to a share only. */
export const ampsOf = ({ has }: Camera, supply: Supply): number => (has.powerW ?? DC_CAMERA_W.value) / CAMERA_SUPPLY_VOLTAGES.value[supply] / LOAD_RATIO.value;

export const fedBy = ({ cameras }: Pick<CheckedList, 'cameras'>, supply: Supply): Camera[] => cameras.filter(({ power }) => power === supply);

/** What feeds cameras of this supply: an adapter one, a central supply of 12 V as many as its current and its outputs hold; one that does not say its outputs is judged by its current. Places by bin. */
export function suppliesOf({ supplies, adapters }: Pick<CheckedList, 'supplies' | 'adapters'>, supply: Supply) {
  const own = adapters.filter(({ has }) => has.voltage === CAMERA_SUPPLY_VOLTAGES.value[supply]);
  const central = supply === 'dc12' ? supplies : [];
  return [
    ...own.map((part) => ({ part, isOwn: true, count: part.quantity, room: [1, part.has.currentA ?? 0] })),
    ...central.map((part) => ({ part, isOwn: false, count: part.quantity, room: [part.has.outputs ?? Number.MAX_SAFE_INTEGER, part.has.currentA ?? 0] })),
  ];
}

/** Each camera of this supply onto an adapter or a central supply; `adapterRatio`: how far an adapter with one camera is loaded. */
export function packSupplies(list: CheckedList, supply: Supply, { budget = list.verdict, most, adapterRatio = LOAD_RATIO.value }: Packed = {}): Packing {
  const bins = suppliesOf(list, supply);
  const ofOwn = LOAD_RATIO.value / adapterRatio;
  const loads = alikeOf(list, supply).map(({ amps, count }) => ({ count, on: bins.map(({ isOwn }) => [1, isOwn ? amps * ofOwn : amps]) }));
  return pack(loads, bins, budget, most);
}

interface Packed {
  budget?: SearchBudget;
  most?: number;
  adapterRatio?: number;
}

/** Cameras of this supply that draw the same, in the order of the packing's loads. */
export function alikeOf(list: Pick<CheckedList, 'cameras'>, supply: Supply): { amps: number; count: number; cameras: Camera[] }[] {
  const alike = Map.groupBy(fedBy(list, supply), (camera) => ampsOf(camera, supply));
  return [...alike].map(([amps, cameras]) => ({ amps, count: sumOf(cameras, ({ quantity }) => quantity), cameras }));
}

/** Rule 15: a supply for every camera of 12 V; rule 15a: for every one of AC 24 V. */
export function checkPower(list: CheckedList, findings: Findings): void {
  check12V(list, findings);
  check24V(list, findings);
}

/** An adapter beyond four fifths with one camera is warm, and no more; beyond what it is rated for it is too weak. Of AC 24 V likewise. */
function check12V(list: CheckedList, findings: Findings): void {
  const careful = packSupplies(list, 'dc12');
  if (careful.kind === 'packed') return;
  const packing = packSupplies(list, 'dc12', { adapterRatio: ADAPTER_LOAD_RATIO.value });
  if (packing.kind === 'undecided') noteUndecided(findings, 'dc12', '15', [...list.supplies, ...list.adapters]);
  if (packing.kind === 'packed' && careful.kind === 'impossible') reportTight(list, 'dc12', careful.left, findings);
  if (packing.kind !== 'impossible') return;
  const fed = fedBy(list, 'dc12');
  const neededA = sumOf(fed, (camera) => camera.quantity * ampsOf(camera, 'dc12'));
  const bins = suppliesOf(list, 'dc12');
  const currentA = sumOf(bins, ({ count, room }) => count * (room[1] ?? 0));
  const outputs = sumOf(bins, ({ count, room }) => count * (room[0] ?? 0));
  const cameras = sumOf(fed, ({ quantity }) => quantity);
  const isSumShort = !isAtMost(neededA, currentA);
  const missingA = isSumShort ? neededA - currentA : packing.left * Math.max(...fed.map((camera) => ampsOf(camera, 'dc12')));
  const about = bins.length > 0 ? bins.map(({ part }) => part) : fed;
  const cures = cureOf(list, { missingA, left: packing.left }, findings);
  if (!isSumShort && outputs < cameras) {
    const why = `电流 ${numberText(currentA)} A 够（需要 ${numberText(neededA, 2)} A），但摄像机 ${numberText(cameras)} 台各占一路，电源输出共 ${numberText(outputs)} 路`;
    findings.report({ code: 'POWER_12V_OUTPUTS_SHORT', severity: 'error', rule: '15', shortBy: cameras - outputs, why, about, cures });
    return;
  }
  const counted = list.supplies.filter(({ has }) => has.currentA !== undefined);
  const formula = `${sumText(fed, ({ quantity, has }) => `${numberText(quantity)} × ${numberText(has.powerW ?? DC_CAMERA_W.value)}`)} W ÷ ${CAMERA_SUPPLY_VOLTAGES.value.dc12} V ÷ ${LOAD_RATIO.value}`;
  const ports = outputs < cameras ? `；摄像机 ${numberText(cameras)} 台各占一路，电源输出共 ${numberText(outputs)} 路` : '';
  const uneven = isSumShort ? '' : `；合计够用，逐台分配后还有 ${numberText(packing.left)} 台没有电源`;
  findings.report({
    code: 'POWER_12V_SHORT',
    severity: 'error',
    rule: '15',
    shortBy: round(missingA, 2),
    why: `12 V 摄像机需要 ${formula} ＝ ${numberText(neededA, 2)} A，已有 ${numberText(currentA)} A${leftOutText(list.supplies, counted)}${ports}${uneven}`,
    about,
    cures,
  });
}

/** Rule 15c. */
function reportTight(list: CheckedList, supply: Supply, count: number, findings: Findings): void {
  const least = numberText(LOAD_RATIO.value * 100);
  const why = `一台摄像机一个适配器，有 ${numberText(count)} 个用到额定电流的 ${least} % 以上；环境超过 40 °C 要按厂家降额，装在密闭箱、吊顶里的换大一档`;
  const code = supply === 'dc12' ? 'ADAPTER_12V_TIGHT' : 'ADAPTER_24V_TIGHT';
  findings.report({ code, severity: 'warning', rule: '15c', shortBy: count, why, about: suppliesOf(list, supply).map(({ part }) => part) });
}

/**
 * The first size by which every camera gets its supply, with an output for each of those that lack one; then several: a rest that no
 * camera fits into is lost in each.
 */
function cureOf(list: CheckedList, { missingA, left }: { missingA: number; left: number }, findings: Findings): number[] {
  const largest = Math.max(...SUPPLY_SIZES_A.value);
  const least = Math.max(1, ceil(missingA / largest), ceil(left / SUPPLY_OUTPUTS_MAX.value));
  for (let quantity = least; quantity <= least + SEARCH_LIMITS.value.morePieces; quantity++) {
    const outputs = ceil(left / quantity);
    for (const currentA of SUPPLY_SIZES_A.value.filter((size) => isAtMost(missingA / quantity, size))) {
      const line: RoleLine = { role: 'powerSupply12V', quantity, attributes: { currentA, outputs } };
      if (packSupplies(withLines(list, [line]), 'dc12', { budget: list.cures, most: TRIAL_STEPS, adapterRatio: ADAPTER_LOAD_RATIO.value }).kind === 'packed')
        return [findings.add(line)];
    }
  }
  return [];
}

function check24V(list: CheckedList, findings: Findings): void {
  const careful = packSupplies(list, 'ac24');
  if (careful.kind === 'packed') return;
  const packing = packSupplies(list, 'ac24', { adapterRatio: ADAPTER_LOAD_RATIO.value });
  if (packing.kind === 'packed' && careful.kind === 'impossible') reportTight(list, 'ac24', careful.left, findings);
  if (packing.kind === 'undecided') noteUndecided(findings, 'ac24', '15a', list.adapters);
  if (packing.kind !== 'impossible') return;
  const fed = fedBy(list, 'ac24');
  const needed = sumOf(fed, ({ quantity }) => quantity);
  const has = suppliesOf(list, 'ac24');
  const currentA = Math.max(...fed.map((camera) => ampsOf(camera, 'ac24') * LOAD_RATIO.value));
  // what is bought is loaded to four fifths
  const size = Math.max(1, ceil(currentA / LOAD_RATIO.value));
  const powers = [...new Set(fed.map(({ has: { powerW } }) => `${numberText(powerW ?? DC_CAMERA_W.value)} W`))].join('、');
  findings.report({
    code: 'POWER_24V_SHORT',
    severity: 'error',
    rule: '15a',
    shortBy: packing.left,
    why: `AC 24 V 摄像机 ${numberText(needed)} 台（${powers}），各需一个不小于 ${numberText(currentA, 2)} A 的电源，已有合用的 ${numberText(needed - packing.left)} 个`,
    about: has.length > 0 ? has.map(({ part }) => part) : fed,
    cures: [findings.add({ role: 'powerAdapter', quantity: packing.left, attributes: { voltage: CAMERA_SUPPLY_VOLTAGES.value.ac24, currentA: size } })],
  });
}
