import { countsOf } from '@portal/engines/compatibility';
import { expect, it } from 'vitest';
import { aCameraLine, answerFor, outsideLines } from './check-builder.ts';
import { piecesText, pieceText, summaryOf, uncheckedText } from './check-words.ts';
import type { ListAnswer } from './list-question.ts';

/** As far as cameras are was said: nothing is left unjudged. */
const all = answerFor([aCameraLine()], { runs: [{ skuNo: 'CAM', averageM: 50, longestM: 50 }] });
const only = (...codes: string[]): ListAnswer => ({ ...all, issues: all.issues.filter(({ code }) => codes.includes(code)) });

it.each([
  [all, '还差 8 项', '必须处理 4，建议处理 4；另有 1 条提示'],
  [only('HDD_MISSING'), '还差 1 项', '必须处理 1'],
  [
    { ...all, issues: [...only('HDD_MISSING').issues.map((issue) => ({ ...issue, isBroken: true })), ...only('NVR_MISSING').issues] },
    '还差 2 项，其中 1 项必须调整',
    '必须处理 2',
  ],
  [only('UPS_RECOMMENDED'), '没有发现问题，1 条提示', ''],
  [only(), '清单完整，没有发现问题', ''],
  [{ ...only(), outside: outsideLines(3) }, '检查到的产品没有发现问题，3 行不在检查范围', ''],
  [{ ...only(), outside: outsideLines(3), unjudged: ['甲', '乙'] }, '检查到的产品没有发现问题，3 行不在检查范围，2 项未核对', ''],
  [{ ...only(), unjudged: ['甲'] }, '检查到的产品没有发现问题，1 项未核对', ''],
  [{ ...only('UPS_RECOMMENDED'), unjudged: ['甲'] }, '没有发现问题，1 条提示，1 项未核对', ''],
])('the result in a sentence %#', (answer, summary, counts) => {
  expect(summaryOf(answer)).toBe(summary);
  expect(countsOf(answer)).toBe(counts);
});

it('a list that does not say how far its farthest camera is is not called complete (CHECK-20)', () => {
  const unsaid = { ...answerFor([aCameraLine()]), issues: [] };
  expect(summaryOf(unsaid)).toBe('检查到的产品没有发现问题，1 项未核对');
  expect(unsaid.unjudged).toEqual(['最远的点位网线够不够得着（有摄像机没填最远走线）']);
});

it('beside a warning of safety no list is called complete (SIZE-18)', () => {
  expect(summaryOf(only(), 2)).toBe('检查到的产品没有发现问题，另有 2 条安全提示');
  expect(summaryOf(only('UPS_RECOMMENDED'), 1)).toBe('没有发现问题，1 条提示，另有 1 条安全提示');
  expect(summaryOf(only('HDD_MISSING'), 1)).toBe('还差 1 项');
});

it('what no rule looks at is said, and nothing where there is none', () => {
  expect(uncheckedText({ outside: outsideLines(0) })).toBe('');
  expect(uncheckedText({ outside: outsideLines(3) })).toBe(
    '检查视频监控设备、规范必配项和门禁、停车、广播、UPS 的安全项；另有 3 行产品不在检查范围，请对照设计核对',
  );
});

it('what would be added is counted in its own word', () => {
  expect(pieceText({ role: 'hdd', quantity: 2, attributes: {} })).toBe('2 块监控硬盘');
  expect(pieceText({ role: 'nvr', quantity: 1, attributes: {} })).toBe('1 台录像机');
  expect(pieceText({ role: 'poeSwitch', quantity: 1, attributes: {} })).toBe('1 台 PoE 交换机');
});

it('brackets for several kinds of camera are one figure', () => {
  const brackets = [16, 2].map((quantity) => ({ role: 'bracket', quantity, attributes: { quantity } }));
  expect(piecesText([...brackets, { role: 'nvr', quantity: 1, attributes: {} }])).toBe('18 个支架、1 台录像机');
});
