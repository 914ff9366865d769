import { RETENTION_DAYS } from '../constants/storage.ts';
import { isAtMost, numberText } from '../inputs/index.ts';
import { cameraCountOf, type CheckedList } from './demand.ts';
import type { Findings } from './findings.ts';

/** Rules 17d and 17e: what a working system has beside it. */
export function checkCompanions({ monitors, ups, settings }: CheckedList, findings: Findings): void {
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
  if (ups.length === 0) {
    const why = '清单中没有 UPS；停电时录像会中断，容量可用智能配单工具的 UPS 场景计算';
    findings.report({ code: 'UPS_RECOMMENDED', severity: 'info', rule: '17e', why, about: [] });
  }
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
