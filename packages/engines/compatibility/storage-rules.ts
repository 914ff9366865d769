import { ADDED_DISK_SIZES_TB, ENCLOSURE_BAYS } from '../constants/list-check.ts';
import { DISK_LABEL_TB } from '../constants/storage.ts';
import { ceil, isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import { requiredTBOf, requiredTBText, type CheckedList } from './demand.ts';
import { leftOutText } from './explain.ts';
import type { Findings } from './findings.ts';

/** Rules 7–9: disks enough for the days, bays enough for the disks, no disk larger than a recorder takes. After the recorder rules, whose addition brings bays. */
export function checkStorage(list: CheckedList, findings: Findings): void {
  const bays = baysOf(list, findings);
  const addedDisks = checkCapacity(list, bays, findings);
  checkBays(list, bays, addedDisks, findings);
  checkDiskSize(list, findings);
}

/** Bays of recorders, the one just proposed among them, and of disk enclosures. */
function baysOf({ recorders, enclosures }: CheckedList, { additions }: Findings): number {
  const proposed = additions.filter(({ role }) => role === 'nvr');
  return (
    sumOf(recorders, ({ quantity, has }) => quantity * (has.hddBays ?? 0)) +
    sumOf(proposed, ({ quantity, attributes }) => quantity * Number(attributes['hddBays'])) +
    sumOf(enclosures, ({ quantity, has }) => quantity * (has.bays ?? 0))
  );
}

/** Rule 7. Gives how many disks it proposes. */
function checkCapacity(list: CheckedList, bays: number, findings: Findings): number {
  const { cameras, disks } = list;
  const counted = disks.filter(({ has }) => has.sizeTB !== undefined);
  const requiredTB = requiredTBOf(list);
  const usableTB = sumOf(counted, ({ quantity, has }) => quantity * usableOf(has.sizeTB ?? 0));
  if (isAtMost(requiredTB, usableTB)) return 0;
  const missingTB = requiredTB - usableTB;
  const freeBays = bays - sumOf(disks, ({ quantity }) => quantity);
  const sizeTB = counted[0]?.has.sizeTB ?? addedSizeTB(missingTB, freeBays);
  // what is missing may be less than the noise that is forgiven
  const quantity = Math.max(1, ceil(missingTB / usableOf(sizeTB)));
  const place = findings.add({ role: 'hdd', quantity, attributes: { sizeTB } });
  findings.report({
    code: disks.length === 0 ? 'HDD_MISSING' : 'HDD_SHORT',
    severity: 'error',
    rule: '7',
    shortBy: round(missingTB, 2),
    why: `录像需要 ${requiredTBText(list)}，硬盘实际可用 ${numberText(usableTB)} TB（标称 1 TB 实为 ${numberText(DISK_LABEL_TB.value)} TB）${leftOutText(disks, counted)}`,
    about: disks.length === 0 ? cameras : disks,
    cures: [place],
  });
  return quantity;
}

const usableOf = (sizeTB: number): number => sizeTB * DISK_LABEL_TB.value;

/** The smallest size of which the free bays hold enough, else the largest. */
function addedSizeTB(missingTB: number, freeBays: number): number {
  const fitting = ADDED_DISK_SIZES_TB.value.find((sizeTB) => isAtMost(ceil(missingTB / usableOf(sizeTB)), freeBays));
  return fitting ?? Math.max(...ADDED_DISK_SIZES_TB.value);
}

/** Rule 8. */
function checkBays({ recorders, disks, enclosures }: CheckedList, bays: number, addedDisks: number, findings: Findings): void {
  const listedDisks = sumOf(disks, ({ quantity }) => quantity);
  const short = listedDisks + addedDisks - bays;
  if (isAtMost(short, 0)) return;
  const counted = recorders.filter(({ has }) => has.hddBays !== undefined);
  const place = findings.add({ role: 'diskEnclosure', quantity: ceil(short / ENCLOSURE_BAYS.value), attributes: { bays: ENCLOSURE_BAYS.value } });
  findings.report({
    code: 'HDD_BAYS_SHORT',
    severity: 'error',
    rule: '8',
    shortBy: short,
    why: `硬盘已有 ${numberText(listedDisks)} 块、需补 ${numberText(addedDisks)} 块，硬盘位共 ${numberText(bays)} 个${leftOutText(recorders, counted)}`,
    about: [...recorders, ...enclosures, ...disks],
    cures: [place],
  });
}

/** Rule 9. */
function checkDiskSize({ recorders, disks }: CheckedList, findings: Findings): void {
  const limits = recorders.flatMap(({ has: { maxDiskTB } }) => (maxDiskTB === undefined ? [] : [maxDiskTB]));
  if (limits.length === 0) return;
  const lowest = Math.min(...limits);
  const about = disks.filter(({ has: { sizeTB } }) => sizeTB !== undefined && !isAtMost(sizeTB, lowest));
  if (about.length === 0) return;
  const largest = Math.max(...about.map(({ has }) => has.sizeTB ?? 0));
  findings.report({
    code: 'HDD_TOO_LARGE',
    severity: 'error',
    rule: '9',
    why: `硬盘单盘 ${numberText(largest)} TB，录像机最大支持 ${numberText(lowest)} TB`,
    about,
  });
}
