import { describe, expect, it } from 'vitest';
import { seckillCopy } from './copy.ts';
import { seckillStockShort } from './errors.ts';
import { readKeptPlan } from './kept-plan.ts';
import { EMPTY_PLAN, isPriceLow, lowItemsOf, modelsOf, planFaultsOf, planOf, sessionDoubt, withGoods, type PlanForm } from './plan-form.ts';
import type { SeckillGoods } from './shapes.ts';

const part = (skuNo: string) => ({ skuNo, productName: skuNo, skuModel: skuNo, quantity: 1, originalPrice: 100, stock: null });
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
    [
      'nothing',
      EMPTY_PLAN,
      {
        activityName: seckillCopy.nameRequired,
        'sessions.0.gmtStart': seckillCopy.sessionMoment,
        'sessions.0.gmtEnd': seckillCopy.sessionMoment,
        items: seckillCopy.itemRequired,
      },
    ],
    ['an end before the start', { sessions: [{ from: '2026-11-25T10:00', to: '2026-11-25T09:00' }] }, { 'sessions.0.gmtEnd': seckillCopy.sessionOrder }],
    ['a price of nothing', { items: [{ goods: goods('K1', 'K1'), price: '0', limitQuantity: '1' }] }, { 'items.0.price': seckillCopy.priceRule }],
    ['a price of three decimals', { items: [{ goods: goods('K1', 'K1'), price: '60.005', limitQuantity: '1' }] }, { 'items.0.price': seckillCopy.priceRule }],
    ['no less than otherwise', { items: [{ goods: goods('K1', 'K1'), price: '100', limitQuantity: '1' }] }, { 'items.0.price': seckillCopy.priceTooHigh }],
    ['half a piece', { pieces: { K1: '1.5' } }, { 'stock.K1': seckillCopy.piecesRule }],
    ['a limit below one', { items: [{ goods: goods('K1', 'K1'), price: '60', limitQuantity: '-1' }] }, { 'items.0.limitQuantity': seckillCopy.limitRule }],
  ])('of %s says what is wrong', (_, change, faults) => expect(planOf({ ...good, ...change })).toEqual({ faults }));

  it('comes back as it was kept; what is none, or of another program, does not (OPERATOR-20)', () => {
    expect(readKeptPlan(JSON.parse(JSON.stringify(good)))).toEqual(good);
    for (const kept of [null, {}, [], { ...good, items: [{ goods: { code: 'K1' } }] }, { ...good, sessions: [] }]) expect(readKeptPlan(kept)).toBeNull();
  });

  it('understands full-width digits', () => {
    const typed = { items: [{ goods: goods('K1', 'K1'), price: '６０。５', limitQuantity: '２' }], pieces: { K1: '２０' } };
    expect(planOf({ ...good, ...typed })).toMatchObject({ plan: { items: [{ price: 60.5, limitQuantity: 2 }], stock: [{ pieceCount: 20 }] } });
  });

  it('asks about a session that is over or years away', () => {
    const now = Date.parse('2026-11-24T04:00:00+08:00');
    expect(['2026-11-24T03:59', '2026-11-24T10:00', '2036-11-24T10:00', ''].map((typed) => sessionDoubt(typed, now))).toEqual([
      '该时间已过，请核对',
      undefined,
      '该时间在一年以后，请核对',
      undefined,
    ]);
  });

  it('asks for the pieces of each model once, however many items hold it', () =>
    expect(
      modelsOf({
        items: [
          { goods: goods('S1', 'K1', 'K2'), price: '', limitQuantity: '' },
          { goods: goods('K1', 'K1'), price: '', limitQuantity: '' },
        ],
      }).map(({ skuNo }) => skuNo),
    ).toEqual(['K1', 'K2']));

  it.each<[string, number, number | null, boolean]>([
    ['half to the fen', 50.05, 100.1, false],
    ['a fen below half', 50.04, 100.1, true],
    ['no price otherwise', 0.01, null, false],
    ['nothing typed yet', Number.NaN, 100, false],
  ])('of %s is asked about only where it is below half', (_, price, usual, low) => expect(isPriceLow(price, usual)).toBe(low));

  it('names what is sold below half, with both prices', () => {
    const item = (code: string, price: string) => ({ goods: goods(code, code), price, limitQuantity: '1' });
    const form = { ...good, items: [item('K1', '60'), item('K2', '9.9')], pieces: { K1: '1', K2: '1' } };
    const read = planOf(form);
    expect('plan' in read && lowItemsOf(form, read.plan).map(({ goods: { code }, usual, price }) => [code, usual, price])).toEqual([['K2', 100, 9.9]]);
  });

  it('takes the same product once', () => {
    const twice = withGoods(withGoods(EMPTY_PLAN, goods('K1', 'K1')), goods('K1', 'K1'));
    expect(twice.items.map((item) => item.goods.code)).toEqual(['K1']);
  });

  it.each<[string, Parameters<typeof planFaultsOf>[1], Record<string, string>]>([
    ['too few in stock', { code: seckillStockShort.code, fields: {}, data: { lines: [{ skuNo: 'K1', left: 3 }] } }, { 'stock.K1': '现有库存 3 件' }],
    ['pieces by their place', { code: 400, fields: { 'stock.0.pieceCount': '名额' }, data: null }, { 'stock.K1': '名额' }],
    ['a product by its place', { code: 400, fields: { 'items.0.code': '不足一套' }, data: null }, { 'items.0.price': '不足一套' }],
    ['anything else', { code: 400, fields: { activityName: '名称' }, data: null }, { activityName: '名称' }],
  ])('says %s at its field', (_, refused, faults) => expect(planFaultsOf(good, refused)).toEqual(faults));
});
