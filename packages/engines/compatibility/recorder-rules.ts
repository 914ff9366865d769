import { plannedMbps } from '../calculators/index.ts';
import { ENCLOSURE_FROM_BAYS } from '../constants/list-check.ts';
import { RECORDER_RESERVE_PERCENT } from '../constants/recorder.ts';
import { isAtMost, numberText, round, sumOf } from '../inputs/index.ts';
import { baysOf, usableEnclosures } from './bays.ts';
import { cameraCountOf, requiredMbpsOf, requiredMbpsText, requiredTBOf, requiredTBText, usableTBOf, type CheckedList } from './demand.ts';
import { leftOutText } from './explain.ts';
import type { Findings } from './findings.ts';
import { checkRecorderFit } from './recorder-fit.ts';
import { recordingOf, storingOf } from './recording.ts';
import { completionOf, type Shortage } from './recording-completion.ts';
import { DISK_LABEL_TB } from '../constants/storage.ts';
import { noteUndecided } from './undecided-rules.ts';

/** What the sums say, and the assignment where they say nothing. */
interface Recorded {
  list: CheckedList;
  channels: number;
  incomingMbps: number;
  usableTB: number;
  bays: number;
  listedDisks: number;
  isTBShort: boolean;
  short: Shortage;
  recording: ReturnType<typeof recordingOf>;
  storing: ReturnType<typeof storingOf>;
}

function recordedOf(list: CheckedList): Recorded {
  const { recorders, disks } = list;
  const channels = sumOf(recorders, ({ quantity, has }) => quantity * (has.channels ?? 0));
  const incomingMbps = sumOf(recorders, ({ quantity, has }) => quantity * (has.incomingMbps ?? 0));
  const usableTB = sumOf(disks, ({ quantity, has }) => quantity * usableTBOf(has.sizeTB ?? 0));
  const bays = baysOf(list);
  const listedDisks = sumOf(disks, ({ quantity }) => quantity);
  const missing = { channels: cameraCountOf(list) - channels, mbps: requiredMbpsOf(list) - incomingMbps };
  const isSumShort = recorders.length === 0 || !isAtMost(missing.channels, 0) || !isAtMost(missing.mbps, 0);
  const recording = recordingOf(list);
  const isRecorderShort = isSumShort || recording.packing.kind === 'impossible';
  const isTBShort = !isAtMost(requiredTBOf(list), usableTB);
  // while recorders are short, which disk goes where is not asked yet: the cure is looked for as a whole
  const storing = isRecorderShort ? recording : storingOf(list);
  return { list, channels, incomingMbps, usableTB, bays, listedDisks, isTBShort, short: { ...missing, isRecorderShort }, recording, storing };
}

/** Rules 1–9: a recorder for every camera that takes what it sends, disks in it for the days, bays for the disks. One completion for all that is short of it. */
export function checkRecording(list: CheckedList, findings: Findings): void {
  const recorded = recordedOf(list);
  noteUndecidedRecording(recorded, findings);
  const { short, bays, listedDisks, isTBShort } = recorded;
  const isDiskAmiss = isTBShort || (listedDisks > bays && list.recorders.length > 0);
  // a disk that no recorder takes is not cured by another
  const isStorageAmiss = isDiskAmiss || (recorded.storing.packing.kind === 'impossible' && tooLargeDisks(list).length === 0);
  const completion = short.isRecorderShort || isStorageAmiss ? completionOf(list, short) : null;
  const places = {
    recorder: completion?.recorder ? [findings.add(completion.recorder)] : [],
    storage: [completion?.disks, completion?.enclosures].flatMap((line) => (line ? [findings.add(line)] : [])),
  };
  reportRecorders(recorded, [...places.recorder, ...(isDiskAmiss ? [] : places.storage)], findings);
  checkRecorderFit(list, findings);
  checkEnclosures(list, findings);
  reportDisks(recorded, [...(short.isRecorderShort && places.storage.length > 0 ? [] : places.recorder), ...places.storage], findings);
}

/** Rule 8b: an enclosure beside recorders that have no port for one leads nowhere, and is left to the user. */
function checkEnclosures(list: CheckedList, findings: Findings): void {
  const { recorders, enclosures } = list;
  if (enclosures.length === 0 || usableEnclosures(list).length > 0) return;
  const most = Math.max(...recorders.map(({ has }) => has.hddBays ?? 0));
  findings.report({
    code: 'ENCLOSURE_UNFIT',
    severity: 'error',
    rule: '8b',
    shortBy: sumOf(enclosures, ({ quantity }) => quantity),
    why: `磁盘柜接在 ${ENCLOSURE_FROM_BAYS.value} 盘位起的录像机上，清单里的录像机最多 ${numberText(most)} 盘位，没有扩展接口；磁盘柜的盘位不计`,
    about: [...enclosures, ...recorders],
  });
}

/** Where the sums say nothing against it. */
function noteUndecidedRecording({ list, short, bays, listedDisks, isTBShort, recording, storing }: Recorded, findings: Findings): void {
  if (short.isRecorderShort) return;
  if (recording.packing.kind === 'undecided') noteUndecided(findings, 'recording', '3', list.recorders);
  else if (!isTBShort && listedDisks <= bays && storing.packing.kind === 'undecided')
    noteUndecided(findings, 'storing', '8a', [...list.recorders, ...list.disks]);
}

function reportRecorders(recorded: Recorded, cures: readonly number[], findings: Findings): void {
  const { list, channels, incomingMbps, short, recording } = recorded;
  const { cameras, recorders } = list;
  const needed = cameraCountOf(list);
  if (recorders.length === 0) {
    const why = `${numberText(needed)} 台摄像机需接入 ${numberText(needed)} 路，接入带宽 ${requiredMbpsText(list)}，清单中没有录像机`;
    findings.report({ code: 'NVR_MISSING', severity: 'error', rule: '1', shortBy: needed, why, about: cameras, cures });
    return;
  }
  const counted = recorders.filter(({ has }) => has.channels !== undefined);
  const measured = recorders.filter(({ has }) => has.incomingMbps !== undefined);
  const isShort = !isAtMost(short.channels, 0);
  const isSlow = !isAtMost(short.mbps, 0);
  if (isShort) {
    const why = `${numberText(needed)} 台摄像机需接入 ${numberText(needed)} 路，已有 ${numberText(channels)} 路${leftOutText(recorders, counted)}`;
    findings.report({ code: 'NVR_CHANNELS_SHORT', severity: 'error', rule: '2', shortBy: short.channels, why, about: recorders, cures });
  }
  if (isSlow) {
    const why = `接入带宽 ${requiredMbpsText(list)}，已有 ${numberText(incomingMbps)} Mbps${leftOutText(recorders, measured)}`;
    findings.report({ code: 'NVR_BANDWIDTH_SHORT', severity: 'error', rule: '2', shortBy: round(short.mbps, 2), why, about: recorders, cures });
  }
  if (!short.isRecorderShort) reportTight(recorded, findings);
  if (isShort || isSlow || recording.packing.kind !== 'impossible') return;
  const { left } = recording.packing;
  const why = `路数合计 ${numberText(channels)} 路、带宽合计 ${numberText(incomingMbps)} Mbps 都够，但一台摄像机只能接一台录像机：逐台分配后还有 ${numberText(left)} 台接不进`;
  findings.report({ code: 'NVR_UNASSIGNABLE', severity: 'error', rule: '3', shortBy: left, why, about: recorders, cures });
}

/** Rule 2a: every camera has its recorder, and some recorder no reserve: by bandwidth, or once the days lie on its disks. */
function reportTight({ list, incomingMbps, recording, storing }: Recorded, findings: Findings): void {
  const { recorders } = list;
  if (recording.isTight === null) noteUndecided(findings, 'reserve', '2a', recorders);
  // with their disks too, what bandwidth alone does not do
  if (recording.isTight !== true && storing.isTight !== true) return;
  const share = 100 - RECORDER_RESERVE_PERCENT.value;
  const plannedSum = plannedMbps(incomingMbps);
  const uneven = isAtMost(requiredMbpsOf(list), plannedSum) ? '；合计够用，逐台分配后有录像机超过' : '';
  const why = `接入带宽 ${requiredMbpsText(list)}，样本合计 ${numberText(incomingMbps)} Mbps，按 ${numberText(share)} % 使用是 ${numberText(plannedSum, 1)} Mbps${uneven}；关键帧突发、变码率顶到上限、断网补录时可能丢帧（与 NVR 接入路数计算同一取值），请换接入带宽更大的录像机或降低码率`;
  findings.report({ code: 'NVR_BANDWIDTH_TIGHT', severity: 'warning', rule: '2a', why, about: recorders });
}

function reportDisks({ list, usableTB, bays, listedDisks, isTBShort, short, storing }: Recorded, cures: readonly number[], findings: Findings): void {
  const { cameras, recorders, disks, enclosures } = list;
  const counted = disks.filter(({ has }) => has.sizeTB !== undefined);
  const missingTB = requiredTBOf(list) - usableTB;
  if (isTBShort) {
    findings.report({
      code: disks.length === 0 ? 'HDD_MISSING' : 'HDD_SHORT',
      severity: 'error',
      rule: '7',
      shortBy: round(missingTB, 2),
      why: `录像需要 ${requiredTBText(list)}，硬盘实际可用 ${numberText(usableTB)} TB（标称 1 TB 实为 ${numberText(DISK_LABEL_TB.value)} TB）${leftOutText(disks, counted)}`,
      about: disks.length === 0 ? cameras : disks,
      cures,
    });
  }
  if (listedDisks > bays && recorders.length > 0) {
    const why = `硬盘已有 ${numberText(listedDisks)} 块，硬盘位共 ${numberText(bays)} 个${leftOutText(
      recorders,
      recorders.filter(({ has }) => has.hddBays !== undefined),
    )}`;
    findings.report({
      code: 'HDD_BAYS_SHORT',
      severity: 'error',
      rule: '8',
      shortBy: listedDisks - bays,
      why,
      about: [...recorders, ...enclosures, ...disks],
      cures,
    });
  }
  const isTooLarge = checkDiskSize(list, findings);
  if (isTBShort || listedDisks > bays || isTooLarge || short.isRecorderShort || storing.packing.kind !== 'impossible') return;
  const { left } = storing.packing;
  const why = `硬盘合计可用 ${numberText(usableTB)} TB，需要 ${numberText(requiredTBOf(list))} TB，但录像存在各自录像机的硬盘里：逐台分配后还有 ${numberText(left)} 台摄像机存不满 ${numberText(list.settings.retentionDays)} 天`;
  findings.report({ code: 'HDD_UNASSIGNABLE', severity: 'error', rule: '8a', shortBy: left, why, about: [...recorders, ...disks], cures });
}

/** Disks larger than any recorder with a bay takes, or more of them than the bays that take them. */
function tooLargeDisks({ recorders, disks }: CheckedList): CheckedList['disks'] {
  if (recorders.length === 0) return [];
  const taking = (sizeTB: number) => recorders.filter(({ has }) => isAtMost(sizeTB, has.maxDiskTB ?? sizeTB));
  return disks.filter(({ has: { sizeTB } }) => {
    if (sizeTB === undefined) return false;
    const able = taking(sizeTB);
    if (able.length === 0) return true;
    if (able.length === recorders.length) return false;
    const asLarge = sumOf(
      disks.filter(({ has }) => (has.sizeTB ?? 0) >= sizeTB),
      ({ quantity }) => quantity,
    );
    return asLarge > sumOf(able, ({ quantity, has }) => quantity * (has.hddBays ?? 0));
  });
}

/** Rule 9. */
function checkDiskSize(list: CheckedList, findings: Findings): boolean {
  const about = tooLargeDisks(list);
  if (about.length === 0) return false;
  const largest = Math.max(...about.map(({ has }) => has.sizeTB ?? 0));
  const lowest = Math.min(...list.recorders.flatMap(({ has: { maxDiskTB } }) => maxDiskTB ?? []));
  const why = `硬盘单盘 ${numberText(largest)} TB，录像机最大支持 ${numberText(lowest)} TB`;
  findings.report({ code: 'HDD_TOO_LARGE', severity: 'error', rule: '9', why, about });
  return true;
}
