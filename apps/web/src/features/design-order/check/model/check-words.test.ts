import { expect, it } from 'vitest';
import { aCameraLine, answerFor } from './check-builder.ts';
import { countsOf, pieceText, printLineOf, summaryOf } from './check-words.ts';
import type { ListAnswer } from './list-question.ts';

const all = answerFor([aCameraLine()]);
const only = (...codes: string[]): ListAnswer => ({ ...all, issues: all.issues.filter(({ code }) => codes.includes(code)) });

it.each([
  [all, '发现 8 个问题', '必须处理 4，建议处理 4，提示 1'],
  [only('HDD_MISSING'), '发现 1 个问题', '必须处理 1'],
  [only('UPS_RECOMMENDED'), '没有发现问题，1 条提示', '提示 1'],
  [only(), '清单完整，没有发现问题', ''],
])('the result in a sentence %#', (answer, summary, counts) => {
  expect(summaryOf(answer)).toBe(summary);
  expect(countsOf(answer)).toBe(counts);
});

it('paper gets one line', () => {
  expect(printLineOf(only('HDD_MISSING', 'UPS_RECOMMENDED'))).toBe('检查结果：发现 1 个问题（您的清单缺少硬盘；建议配置 UPS）');
  expect(printLineOf(only())).toBe('检查结果：清单完整，没有发现问题');
});

it('what would be added is counted in its own word', () => {
  expect(pieceText({ role: 'hdd', quantity: 2, attributes: {} })).toBe('2 块监控硬盘');
  expect(pieceText({ role: 'nvr', quantity: 1, attributes: {} })).toBe('1 台录像机');
  expect(pieceText({ role: 'poeSwitch', quantity: 1, attributes: {} })).toBe('1 台 PoE 交换机');
});
