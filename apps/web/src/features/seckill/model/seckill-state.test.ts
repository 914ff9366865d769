import { SECKILL_STATUS } from '@portal/engines/states';
import { describe, expect, it } from 'vitest';
import { itemNoIn, leftWords, nextMoment, piecesToBuy, seckillHref, stateOfStatus, timeLeft } from './seckill-state.ts';

describe('a flash sale on a page (SECKILL-8)', () => {
  it.each([
    [0, { days: 0, clock: '00:00:00' }],
    [-5_000, { days: 0, clock: '00:00:00' }],
    [1, { days: 0, clock: '00:00:01' }],
    [59_000, { days: 0, clock: '00:00:59' }],
    [3_600_000, { days: 0, clock: '01:00:00' }],
    [90_061_000, { days: 1, clock: '01:01:01' }],
  ])('of %i ms there is left', (ms, left) => expect(timeLeft(ms)).toEqual(left));

  it('waits for its start, then for its end, and for nothing when it is over', () => {
    const session = { gmtStart: '2026-11-24T01:00:00.000Z', gmtEnd: '2026-11-24T02:00:00.000Z' };
    expect(Object.values(SECKILL_STATUS).map((status) => nextMoment({ ...session, status })?.words ?? null)).toEqual([
      '距开始',
      '距结束',
      null,
      null,
      '距结束',
    ]);
    expect(nextMoment({ ...session, status: SECKILL_STATUS.notStart })?.at).toBe(Date.parse(session.gmtStart));
  });

  it('buys no more than is left, and never nothing where the last piece went while it was asked about', () => {
    expect([piecesToBuy(2, 5), piecesToBuy(2, 1), piecesToBuy(2, 0)]).toEqual([2, 1, 2]);
  });

  it('says what is left, and where an item has its page', () => {
    expect(leftWords({ leftQuantity: 3, totalQuantity: 12, unit: '台' })).toEqual({ ratio: 0.25, label: '剩 3 / 12 台' });
    expect(seckillHref({ itemNo: 'i1', suitNo: '' })).toBe('/memberStore/seckill/detail?id=i1');
    expect(seckillHref({ itemNo: 'i1', suitNo: 'DS1' })).toBe('/memberStore/seckill/suitDetail?id=i1');
    expect(['id=i1', 'id=', 'id=../x', ''].map((search) => itemNoIn(new URLSearchParams(search)))).toEqual(['i1', null, null, null]);
    expect(stateOfStatus(5)).toBe('soldOut');
  });
});
