/** What the page says beside the figures: the working with its numbers put in, and what it means. Source: CALC-8. */
import { expect, it } from 'vitest';
import { said } from '../said.fixture.ts';
import { twistedPair } from './plan.ts';

it('by an average', () =>
  expect(said(twistedPair, { points: 10, farthestM: 90, nearestM: 30, boxLengthM: 100 })).toEqual({
    working: [
      '平均每根长度：（90＋30）÷ 2 ×（1＋10%）＋6 → 72 m',
      '每箱可裁根数：100 ÷ 72 → 1 根',
      '箱数：10 ÷ 1 → 10 箱',
      '按总长折算（下限）：720 ÷ 100 → 8 箱',
      '最长一根的敷设长度：90 ＋ 6 → 96 m',
      '水晶头：10 × 2 ×（1＋15%） → 23 个',
    ],
    meaning: ['10 个点需要网线 10 箱（每箱 100 m），水晶头 23 个。', '实际用线约 720 m，余 280 m 为裁剩的短头，不能接长使用。'],
  }));

it('by lengths', () =>
  expect(said(twistedPair, { mode: 'list', lengthsM: [90, 80, 20, 15.5] })).toEqual({
    working: [
      '每根裁线长度：90×1.1＋6，80×1.1＋6，20×1.1＋6，15.5×1.1＋6 → 共 250.1 m',
      '装箱（一根线不能接）：第 1 箱 105＋94＋28＋23.05 → 1 箱',
      '按总长折算（下限）：250.1 ÷ 305 → 1 箱',
      '最长一根的敷设长度：90 ＋ 6 → 96 m',
      '水晶头：4 × 2 ×（1＋15%） → 10 个',
    ],
    meaning: ['4 个点需要网线 1 箱（每箱 305 m），水晶头 10 个。', '实际用线约 250.1 m，余 55 m 为裁剩的短头，不能接长使用。'],
  }));

it('by more lengths than are shown', () =>
  expect(said(twistedPair, { mode: 'list', lengthsM: [10, 20, 30, 40, 50, 60, 70, 80], plugsPerCable: 1, plugSparePercent: 0 })).toEqual({
    working: [
      '每根裁线长度：10×1.1＋6，20×1.1＋6，30×1.1＋6，40×1.1＋6，50×1.1＋6，60×1.1＋6 … → 共 444 m',
      '装箱（一根线不能接）：第 1 箱 94＋83＋72＋50；第 2 箱 61＋39＋28＋17 → 2 箱',
      '按总长折算（下限）：444 ÷ 305 → 2 箱',
      '最长一根的敷设长度：80 ＋ 6 → 86 m',
      '水晶头：8 × 1 ×（1＋0%） → 8 个',
    ],
    meaning: ['8 个点需要网线 2 箱（每箱 305 m），水晶头 8 个。', '实际用线约 444 m，余 166 m 为裁剩的短头，不能接长使用。'],
  }));
