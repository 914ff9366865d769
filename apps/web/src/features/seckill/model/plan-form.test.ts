import { seckillCopy, type SeckillGoods } from '@portal/contract/seckill';
import { describe, expect, it } from 'vitest';
import { EMPTY_PLAN, modelsOf, planOf, type PlanForm } from './plan-form.ts';

const part = (skuNo: string) => ({ skuNo, productName: skuNo, skuModel: skuNo, quantity: 1, originalPrice: 100 });
const goods = (code: string, ...skuNos: string[]): SeckillGoods => ({
  code,
  suitNo: '',
  itemName: code,
  mainPic: '',
  originalPrice: 100,
  parts: skuNos.map(part),
});
const good: PlanForm = {
  activityName: ' 周年庆 ',
  sessions: [{ from: '2026-11-25T10:00', to: '2026-11-25T11:30' }],
  items: [{ goods: goods('K1', 'K1'), price: '60', limitQuantity: '2' }],
  pieces: { K1: '20' },
};

describe('an activity while it is written (SECKILL-10)', () => {
  it('is handed in with times of Beijing', () =>
    expect(planOf(good)).toEqual({
      plan: {
        activityName: '周年庆',
        sessions: [{ gmtStart: '2026-11-25T02:00:00.000Z', gmtEnd: '2026-11-25T03:30:00.000Z' }],
        items: [{ code: 'K1', price: 60, limitQuantity: 2 }],
        stock: [{ skuNo: 'K1', pieceCount: 20 }],
      },
    }));

  it.each<[string, Partial<PlanForm>, Record<string, string>]>([
    ['nothing', EMPTY_PLAN, { activityName: seckillCopy.nameRequired, 'sessions.0.gmtStart': seckillCopy.sessionMoment, items: seckillCopy.itemRequired }],
    ['an end before the start', { sessions: [{ from: '2026-11-25T10:00', to: '2026-11-25T09:00' }] }, { 'sessions.0.gmtEnd': seckillCopy.sessionOrder }],
    ['a price of nothing', { items: [{ goods: goods('K1', 'K1'), price: '0', limitQuantity: '1' }] }, { 'items.0.price': seckillCopy.priceRule }],
    ['a price in full-width digits', { items: [{ goods: goods('K1', 'K1'), price: '６０', limitQuantity: '1' }] }, { 'items.0.price': seckillCopy.priceRule }],
    ['no less than otherwise', { items: [{ goods: goods('K1', 'K1'), price: '100', limitQuantity: '1' }] }, { 'items.0.price': seckillCopy.priceTooHigh }],
    ['half a piece', { pieces: { K1: '1.5' } }, { 'stock.K1': seckillCopy.piecesRule }],
    ['a limit below one', { items: [{ goods: goods('K1', 'K1'), price: '60', limitQuantity: '-1' }] }, { 'items.0.limitQuantity': seckillCopy.limitRule }],
  ])('of %s says what is wrong', (_, change, faults) => expect(planOf({ ...good, ...change })).toEqual({ faults }));

  it('asks for the pieces of each model once, however many items hold it', () =>
    expect(
      modelsOf({
        items: [
          { goods: goods('S1', 'K1', 'K2'), price: '', limitQuantity: '' },
          { goods: goods('K1', 'K1'), price: '', limitQuantity: '' },
        ],
      }).map(({ skuNo }) => skuNo),
    ).toEqual(['K1', 'K2']));
});
