import { UserType } from '@portal/engines/access';
import { beforeEach, describe, expect, it } from 'vitest';
import { GUEST } from '../../platform/http/context.ts';
import { NO_SHOP_STOCK, NO_TERMS, viewerPrices, type ShopStock } from '../price/viewer-prices.ts';
import type { RoleModel } from '../catalog/index.ts';
import { createCandidateIndex } from './candidate-index.ts';

const model = (fields: Partial<RoleModel> = {}): RoleModel => ({
  skuNo: 'K1',
  spuNo: 'P1',
  productName: '室内箱体',
  productModel: 'HV-LC25',
  productImage: '/pictures/led.svg',
  brandName: '海康威视',
  skuDesc: '',
  price: 100,
  referPrice: 125,
  stockTotal: 3,
  warrantyMonths: null,
  maxNum: null,
  role: 'ledCabinet',
  attributes: { pitchMm: 2.5 },
  ...fields,
});

let now = 0;
let version = 1;
let models: RoleModel[] = [];
let loads = 0;
let reads = 0;
/** Readings of stock alone. */
let counted = 0;
let logged: unknown[] = [];
let shopStock = NO_SHOP_STOCK;
/** Answers to readings that wait for the test; empty: a reading ends at once. */
let held: { end: () => void; fail: (error: Error) => void }[] | null = null;

beforeEach(() => {
  shopStock = NO_SHOP_STOCK;
  [now, version, models, loads, reads, counted, logged, held] = [1_000_000, 1, [model()], 0, 0, 0, [], null];
});

const readingOf = <Found>(found: Found): Promise<Found> =>
  held ? new Promise((resolve, reject) => held?.push({ end: () => resolve(found), fail: reject })) : Promise.resolve(found);
const indexOf = (enabled = true) =>
  createCandidateIndex({
    enabled,
    clock: { now: () => now },
    getVersion: async () => {
      reads++;
      return version;
    },
    pricesFor: async ({ caller, now: at }) => viewerPrices(caller, { ...NO_TERMS, shopStock }, at),
    loadRoleModels: () => {
      loads++;
      return readingOf(models);
    },
    listModelStock: () => {
      counted++;
      return readingOf(new Map(models.map(({ skuNo, stockTotal }) => [skuNo, stockTotal])));
    },
  });
const asking = (userType: UserType = UserType.SecondLevel) => ({
  db: {} as never,
  caller: { ...GUEST, userType },
  now,
  log: { error: (line: unknown) => logged.push(line) } as never,
});
/** What the first cabinet is said to cost and how many lie in stock. */
const cabinet = async (index: ReturnType<typeof indexOf>, userType?: UserType) => {
  const [first] = (await index.candidatesFor(asking(userType))).get('ledCabinet') ?? [];
  return first && { price: first.price, stockTotal: first.stockTotal };
};
const pendingWork = () => new Promise((resolve) => setImmediate(resolve));

describe('the models that can be chosen', () => {
  it('are read once for all who ask at once and later', async () => {
    const index = indexOf();
    await Promise.all([1, 2, 3].map(() => cabinet(index)));
    await cabinet(index);
    expect([loads, reads]).toEqual([1, 1]);
  });

  it('carry the dealer’s price for a dealer and the reference price for everybody else, whoever asked first', async () => {
    for (const order of [
      [UserType.SecondLevel, UserType.Tourist],
      [UserType.Tourist, UserType.SecondLevel],
    ] as const) {
      const index = indexOf();
      const prices = new Map<UserType, number | null | undefined>();
      for (const userType of [...order, UserType.Person]) prices.set(userType, (await cabinet(index, userType))?.price);
      expect(Object.fromEntries(prices)).toEqual({ [UserType.SecondLevel]: 100, [UserType.Tourist]: 125, [UserType.Person]: 125 });
    }
  });

  it('never carry the other price along', async () => {
    const [choice] = (await indexOf().candidatesFor(asking(UserType.Tourist))).get('ledCabinet') ?? [];
    expect(JSON.stringify(choice)).not.toContain('100');
    expect(Object.keys(choice ?? {}).toSorted()).toEqual(
      'attributes brandName price productImage productModel productName skuDesc skuNo spuNo stockSource stockTotal warrantyMonths'.split(' '),
    );
  });

  it('show a change of the catalogue within a second, and its price is waited for', async () => {
    const index = indexOf();
    await cabinet(index);
    [version, models] = [2, [model({ price: 90 })]];
    now += 999;
    expect(await cabinet(index)).toMatchObject({ price: 100 });
    now += 1;
    expect(await cabinet(index)).toMatchObject({ price: 90 });
    expect(loads).toBe(2);
  });

  it('have the stock of the dealer ordered from as far as it says any, as it stands at each question (GOODS-42)', async () => {
    models = [model(), model({ skuNo: 'K2' })];
    const index = indexOf();
    const stocks = async (asked: ShopStock) => {
      shopStock = asked;
      return (await index.candidatesFor(asking())).get('ledCabinet')?.map(({ stockTotal, stockSource }) => `${stockSource} ${stockTotal}`);
    };
    const has = (pieces: number): ShopStock => ({ key: 'D', pieces: new Map([['K1', pieces]]) });
    expect(await stocks(has(0))).toEqual(['dealer 0', 'platform 3']);
    expect(await stocks(has(5))).toEqual(['dealer 5', 'platform 3']);
    expect(await stocks(NO_SHOP_STOCK)).toEqual(['platform 3', 'platform 3']);
  });

  it('have stock that is re-read after fifteen seconds while the standing figures answer', async () => {
    const index = indexOf();
    await cabinet(index);
    models = [model({ stockTotal: 0 })];
    now += 14_999;
    expect(await cabinet(index)).toMatchObject({ stockTotal: 3 });
    expect(loads).toBe(1);
    held = [];
    now += 1;
    expect(await Promise.all([cabinet(index), cabinet(index)])).toEqual([
      { price: 100, stockTotal: 3 },
      { price: 100, stockTotal: 3 },
    ]);
    expect([loads, counted]).toEqual([1, 1]);
    held[0]?.end();
    await pendingWork();
    expect(await cabinet(index)).toMatchObject({ stockTotal: 0 });
    expect([loads, counted]).toEqual([1, 1]);
  });

  it('are the same as before where no piece has moved, with all that was made of them', async () => {
    const index = indexOf();
    const before = await index.candidatesFor(asking());
    now += 45_000;
    expect(await index.candidatesFor(asking())).toBe(before);
    models = [model({ stockTotal: 2 })];
    now += 45_000;
    expect(await index.candidatesFor(asking())).not.toBe(before);
    expect([loads, counted]).toEqual([1, 2]);
  });

  it('are waited for when nobody has asked for three quarters of a minute', async () => {
    const index = indexOf();
    await cabinet(index);
    models = [model({ stockTotal: 7 })];
    now += 45_000;
    expect(await cabinet(index)).toMatchObject({ stockTotal: 7 });
  });

  it('stand on when reading them again fails, which is logged and tried again', async () => {
    const index = indexOf();
    await cabinet(index);
    held = [];
    now += 15_000;
    expect(await cabinet(index)).toMatchObject({ stockTotal: 3 });
    held[0]?.fail(new Error('away'));
    await pendingWork();
    expect(logged).toHaveLength(1);
    [held, models] = [null, [model({ stockTotal: 1 })]];
    await cabinet(index);
    await pendingWork();
    expect(await cabinet(index)).toMatchObject({ stockTotal: 1 });
  });

  it('are not remembered as failed', async () => {
    const index = indexOf();
    held = [];
    const first = cabinet(index);
    await pendingWork();
    held[0]?.fail(new Error('away'));
    await expect(first).rejects.toThrow('away');
    held = null;
    expect(await cabinet(index)).toMatchObject({ price: 100 });
  });

  it('of a reading that a newer version has overtaken are thrown away', async () => {
    const index = indexOf();
    held = [];
    const early = cabinet(index);
    await pendingWork();
    [version, models] = [2, [model({ price: 80 })]];
    now += 1000;
    const late = cabinet(index);
    await pendingWork();
    held[1]?.end();
    expect(await late).toMatchObject({ price: 80 });
    held[0]?.end();
    await early;
    await pendingWork();
    expect(await cabinet(index)).toMatchObject({ price: 80 });
  });

  it('are read anew for every question where answers are checked', async () => {
    const index = indexOf(false);
    await cabinet(index);
    await cabinet(index);
    expect([loads, reads]).toEqual([2, 0]);
  });
});
