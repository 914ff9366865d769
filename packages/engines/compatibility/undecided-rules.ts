import type { Findings } from './findings.ts';

/** What was to be found out: not found, and not ruled out. */
const ASKED = {
  recording: '每台摄像机都接得进一台录像机',
  storing: '硬盘分到各台录像机后，每台摄像机都存得满天数',
  reserve: '每台录像机的接入带宽都留有余量',
  poe: '每台摄像机都有功率和标准合适的 PoE 口',
  uplink: '摄像机分到各台交换机后，每台的上联都带得动',
  uplinkReserve: '每台交换机的上联都留有余量',
  dc12: '每台 12 V 摄像机都有电源',
  ac24: '每台 AC 24 V 摄像机都有电源',
} as const;

/** Says that the effort of the check did not last to find out whether each device has its place. The sums say nothing against it. Source: CHECK-9. */
export function noteUndecided(findings: Findings, subject: keyof typeof ASKED, rule: string, about: readonly { place: number }[]): void {
  const why = `${ASKED[subject]}：型号和数量较多，在限定的计算步数内没有找到这样的分配，也没有排除`;
  findings.report({ code: 'ASSIGNMENT_UNDECIDED', severity: 'info', rule, subject, why, about });
}
