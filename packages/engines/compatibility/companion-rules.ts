import { DECODER_OUTPUTS_MAX, UNSAID_RECORDER_OUTPUTS } from '../constants/list-check.ts';
import { RETENTION_DAYS } from '../constants/storage.ts';
import { ceil, isAtMost, numberText, sumOf } from '../inputs/index.ts';
import { cameraCountOf, type CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';
import { isNvr } from './parts.ts';

/** Rules 17d and 17e: what a working system has beside it. */
export function checkCompanions(list: CheckedList, findings: Findings): void {
  const { monitors, ups, settings } = list;
  if (monitors.length === 0 && !settings.headless) {
    findings.report({
      code: 'MONITOR_MISSING',
      severity: 'warning',
      rule: '17d',
      shortBy: 1,
      why: '清单中没有显示器，也没有设为不需要显示器',
      about: [],
      cures: [findings.add({ role: 'monitor', quantity: 1, attributes: {} })],
    });
  }
  checkMonitorOutputs(list, findings);
  if (ups.length === 0) {
    const why = '清单中没有 UPS；停电时录像会中断，容量可用智能配单工具的 UPS 场景计算';
    findings.report({ code: 'UPS_RECOMMENDED', severity: 'info', rule: '17e', why, about: [] });
  }
}

/** Roles that are computers with a display output of their own. */
const COMPUTERS: ReadonlySet<string | null> = new Set(['boothPc', 'ledPlayer', 'parkingServer', 'accessServer']);

/**
 * Rule 17h: a monitor hangs on an output of a recorder, a decoder or a computer. Where pictures are recorded by storage servers alone they are
 * looked at on computers, whose outputs nobody states. A recorder that does not say its outputs is asked for them, where one each is not enough. Source: CHECK-2.17.
 */
function checkMonitorOutputs({ monitors, recorders, decoders, all }: CheckedList, findings: Findings): void {
  const nvrs = recorders.filter(isNvr);
  if (nvrs.length === 0) return;
  const needed = sumOf(monitors, ({ quantity }) => quantity);
  const ofRecorders = sumOf(nvrs, ({ quantity, has }) => quantity * (has.outputs ?? UNSAID_RECORDER_OUTPUTS.value));
  const ofDecoders = sumOf(decoders, ({ quantity, has }) => quantity * (has.outputs ?? 0));
  const computers = sumOf(
    all.filter(({ role }) => COMPUTERS.has(role)),
    ({ quantity }) => quantity,
  );
  const short = needed - ofRecorders - ofDecoders - computers;
  if (short <= 0) return;
  const unsaid = nvrs.filter(({ has }) => has.outputs === undefined);
  if (unsaid.length > 0) {
    for (const { place } of unsaid) findings.lacks(place, 'outputs');
    return;
  }
  const quantity = ceil(short / DECODER_OUTPUTS_MAX.value);
  findings.report({
    code: 'MONITOR_OUTPUTS_SHORT',
    severity: 'warning',
    rule: '17h',
    shortBy: short,
    why: `显示器 ${numberText(needed)} 台各占一路显示输出；录像机 ${numberText(ofRecorders)} 路，解码器 ${numberText(ofDecoders)} 路${computers > 0 ? `，电脑 ${numberText(computers)} 路` : ''}`,
    about: [...monitors, ...nvrs],
    cures: [findings.add({ role: 'videoDecoder', quantity, attributes: { outputs: ceil(short / quantity) } })],
  });
}

/** Rules 18 and 19: about the list as a whole, cameras or not. */
export function checkWhole(list: CheckedList, findings: Findings): void {
  const { recorders, disks, settings } = list;
  if (cameraCountOf(list) === 0 && recorders.length + disks.length > 0) {
    const why = '清单中有录像机或硬盘，没有摄像机，无法核对路数、带宽和容量';
    findings.report({ code: 'CAMERA_MISSING', severity: 'warning', rule: '18', why, about: [...recorders, ...disks] });
  }
  if (!isAtMost(RETENTION_DAYS.value, settings.retentionDays)) {
    const why = `保存天数设为 ${numberText(settings.retentionDays)} 天，一般不少于 ${RETENTION_DAYS.value} 天（${RETENTION_DAYS.source}）`;
    findings.report({ code: 'RETENTION_BELOW_30', severity: 'warning', rule: '19', why, about: [] });
  }
}
