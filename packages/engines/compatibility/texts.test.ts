import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { issueSentences, issueText, issueTitle } from './texts.ts';

it.each([
  // CHECK-3
  ['NVR_MISSING', 10, '您的清单缺少录像机（需接入 10 路）'],
  ['NVR_CHANNELS_SHORT', 4, '录像机路数不足，还差 4 路'],
  ['NVR_BANDWIDTH_SHORT', 60.25, '录像机接入带宽不足，还差 60.25 Mbps'],
  ['CODEC_UNSUPPORTED', null, '录像机不支持所选编码'],
  ['RESOLUTION_UNSUPPORTED', null, '录像机不支持所选分辨率'],
  ['PROTOCOL_MISMATCH', null, '录像机不支持摄像机协议（ONVIF、GB/T 28181）'],
  ['HDD_MISSING', 9.27, '您的清单缺少硬盘'],
  ['HDD_SHORT', 1041.07, '存储容量不足，还差 1,041.07 TB'],
  ['HDD_BAYS_SHORT', 5, '硬盘位不足，还差 5 个'],
  ['HDD_TOO_LARGE', null, '单盘容量超过录像机支持'],
  ['POE_PORTS_SHORT', 10, 'PoE 口还差 10 个'],
  ['POE_POWER_SHORT', 54.9, 'PoE 功率还差 54.9 W'],
  ['POE_CLASS_UNSUPPORTED', null, '交换机供电标准低于摄像机'],
  ['AGGREGATION_SWITCH_MISSING', 1, '多台接入交换机，建议增加汇聚交换机'],
  ['POWER_12V_SHORT', 0.25, '12 V 电源还差 0.25 A'],
  ['DISTANCE_OVER_100M', null, '网线超过 100 m，请加 PoE 延长器，或改用光纤、无线网桥'],
  ['CABLE_SHORT', 2, '网线数量不足，还差 2 箱'],
  ['CONNECTOR_SHORT', 23, '水晶头数量不足，还差 23 个'],
  ['BRACKET_SHORT', 10, '支架数量不足，还差 10 个'],
  ['BRACKET_UNFIT', 12, '支架与摄像机不适配，还差 12 个适配的支架'],
  ['ENV_UNSUITABLE', null, '室外点位请选用 IP66 及以上产品'],
  ['MONITOR_MISSING', 1, '您的清单缺少显示器'],
  ['UPS_RECOMMENDED', null, '建议配置 UPS'],
  ['CAMERA_MISSING', null, '清单中没有摄像机'],
  ['RETENTION_BELOW_30', null, '保存天数低于 30 天'],
])('%s %s says: %s', (code, shortBy, text) => expect(issueText({ code, shortBy })).toBe(text));

it.each([
  [['HV-BL4'], '支架数量不足（壁装：HV-BL4），还差 3 个'],
  [['HV-BL4', 'HV-BL4', 'HV-BL8'], '支架数量不足（壁装：HV-BL4、HV-BL8），还差 3 个'],
  [['A', 'B', 'C', 'D', 'E'], '支架数量不足（壁装：A、B、C 等 5 款），还差 3 个'],
  [[], '支架数量不足，还差 3 个'],
])('of brackets the mounting and the cameras %j: %s', (models, text) =>
  expect(issueText({ code: 'BRACKET_SHORT', shortBy: 3, subject: 'wall', models })).toBe(text),
);
it('brackets that do not fit name theirs, other problems none', () => {
  expect(issueText({ code: 'BRACKET_UNFIT', shortBy: 2, subject: 'ceiling', models: ['HV-D4'] })).toBe(
    '支架与摄像机不适配（吊装：HV-D4），还差 2 个适配的支架',
  );
  expect(issueText({ code: 'CABLE_SHORT', shortBy: 2, models: ['HV-D4'] })).toBe('网线数量不足，还差 2 箱');
});

it('what was not found out is named, so that two such hints are told apart', () =>
  expect(['recording', 'dc12'].map((subject) => issueText({ code: 'ASSIGNMENT_UNDECIDED', shortBy: null, subject }))).toEqual([
    '录像机合计够用，能否逐台分配未能判定，请核对',
    '12 V 电源合计够用，能否逐台分配未能判定，请核对',
  ]));

it('every code a rule reports has its sentence, and no other has', () => {
  const rules = readdirSync(new URL('.', import.meta.url)).filter((name) => /-(rules|fit)\.ts$/.test(name));
  const texts = rules.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
  const reported = new Set([...texts.matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)'/g)].map(([, code]) => code));
  expect([...reported].toSorted()).toEqual(Object.keys(issueSentences).toSorted());
});

it('a code nobody knows stands for itself', () => {
  expect(issueText({ code: 'SOMETHING_NEW', shortBy: 1 })).toBe('SOMETHING_NEW');
  expect(issueTitle({ code: 'SOMETHING_NEW' })).toBe('SOMETHING_NEW');
});
