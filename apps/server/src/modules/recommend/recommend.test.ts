import { StockLevel } from '@portal/engines/goods';
import { getSelection } from '@portal/contract/design-order';
import { matchProducts } from '@portal/contract/product-choice';
import { applyRecommendation, recommend, type Recommendation } from '@portal/contract/recommend';
import type { Call } from '@portal/client';
import { scenarioIds, scenarioPlans } from '@portal/engines/sizing';
import { insertPlaces } from '@portal/server/testkit/papers';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aBuyerOf, aDealer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoCatalog } from '../../../demo-world/catalog.ts';
import { sql } from '../../platform/db/database.ts';
import { insertCatalog } from '../catalog/index.ts';
import { putOffers } from '../price/index.ts';

let portal: TestPortal;
let guest: Call;
let installer: Call;
beforeAll(async () => {
  portal = await openTestPortal();
  await portal.database.transaction((db) => insertCatalog(db, demoCatalog({ now: portal.clock.now() })));
  guest = await portal.as();
  installer = await portal.as((await anInstaller(portal.database)).accountNo);
});
afterAll(() => portal.close());

const LED = { environment: 'indoor', widthM: 5, heightM: 3, nearestViewM: 4 };
type Valid = Extract<Recommendation, { valid: true }>;
async function tiersOf(call: Call, body: Parameters<typeof ask>[1]): Promise<Valid['tiers']> {
  const answer = await ask(call, body);
  if (!answer.valid) throw new Error(JSON.stringify(answer.errors));
  return answer.tiers;
}
const ask = (
  call: Call,
  body: {
    scenario?: (typeof scenarioIds)[number];
    inputs?: Record<string, unknown>;
    budget?: number;
    kept?: { role: string; quantity: number; attributes: Record<string, number> }[];
  },
) => call(recommend, { body: { scenario: 'scenarioLed', inputs: LED, ...body } });
const cents = (yuan: number): number => Math.round(yuan * 100);

it('a customer is told what its own dealer has of each model, a guest and one without a dealer nothing (CHECK-10.6)', async () => {
  await insertPlaces(portal);
  const [dealer, other] = [await aDealer(portal), await aDealer(portal)];
  const buyer = await aBuyerOf(portal, dealer);
  const wanted = { body: { lines: [{ role: 'nvr' as const, quantity: 1, attributes: {} }] } };
  const modelsOf = async (call: Call) => (await call(matchProducts, wanted)).flatMap(({ chosen, alternatives }) => (chosen ? [chosen, ...alternatives] : []));
  const [first, second] = await modelsOf(buyer.call);
  const offer = (shopNo: string, skuNo: string, stockTotal: number) =>
    portal.database.transaction((db) => putOffers(db, shopNo, [{ skuNo, price: 1000, stockTotal, leadDays: 3 }], { now: portal.clock.now(), by: null }));
  await offer(dealer.merchantNo, first?.skuNo ?? '', 7);
  await offer(other.merchantNo, second?.skuNo ?? '', 9);
  const told = new Map((await modelsOf(buyer.call)).map(({ skuNo, atDealer }) => [skuNo, atDealer]));
  expect(told.get(first?.skuNo ?? '')).toEqual({ stockTotal: 7, leadDays: 3 });
  expect(told.get(second?.skuNo ?? '')).toBeNull();
  for (const call of [guest, installer]) expect((await modelsOf(call)).every((model) => !('atDealer' in model))).toBe(true);
});

it('a recommendation takes what the dealer ordered from has, and says whose stock it is (GOODS-42)', async () => {
  const dealer = await aDealer(portal);
  const buyer = await aBuyerOf(portal, dealer);
  const cabinetOf = async (call: Call) => (await tiersOf(call, {}))[1]?.lines.find(({ role }) => role === 'ledCabinet');
  const before = await cabinetOf(buyer.call);
  const skuNo = before?.chosen?.skuNo ?? '';
  expect(before).toMatchObject({ isShort: false, chosen: { stockSource: 'platform' } });
  const others = (before?.alternatives ?? []).map((one) => ({ skuNo: one.skuNo, price: 1000, stockTotal: 900, leadDays: 3 }));
  const offered = [{ skuNo, price: 1000, stockTotal: 0, leadDays: 3 }, ...others];
  await portal.database.transaction((db) => putOffers(db, dealer.merchantNo, offered, { now: portal.clock.now(), by: null }));
  const after = await cabinetOf(buyer.call);
  expect(others.map((one) => one.skuNo)).toContain(after?.chosen?.skuNo);
  expect(after).toMatchObject({ isShort: false, chosen: { stockSource: 'dealer', stockTotal: 900 } });
  expect(after?.alternatives.find((one) => one.skuNo === skuNo)).toMatchObject({ stockSource: 'dealer', stockTotal: 0 });
  expect(await cabinetOf(guest)).toMatchObject({ chosen: { skuNo, stockSource: 'level' } });
});

describe('a recommendation', () => {
  it.each(scenarioIds)('for the starting answers of %s names a model for every line of all three tiers', async (scenario) => {
    const tiers = await tiersOf(installer, { scenario, inputs: { ...scenarioPlans[scenario].starter } });
    expect(tiers.map(({ tier }) => tier)).toEqual(['economy', 'standard', 'high']);
    for (const { lines, unmatchedCount } of tiers) {
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.filter(({ chosen }) => chosen === null).map(({ role, wanted }) => `${role} ${wanted}`)).toEqual([]);
      expect(unmatchedCount).toBe(0);
    }
  });

  it('adds up to the fen what is priced, pieces less those that are there', async () => {
    const [, standard] = await tiersOf(installer, { kept: [{ role: 'ledSendingController', quantity: 1, attributes: { ports: 4 } }] });
    const line = standard?.lines.find(({ role }) => role === 'ledSendingController');
    expect(line).toMatchObject({ quantity: 2, keptQuantity: 1 });
    expect(cents(line?.amount ?? Number.NaN)).toBe(cents(line?.chosen?.price ?? Number.NaN));
    for (const { quantity, keptQuantity, chosen, amount } of standard?.lines ?? [])
      expect(cents(amount)).toBe(cents(chosen?.price ?? 0) * (quantity - keptQuantity));
    expect(cents(standard?.amount ?? Number.NaN)).toBe(standard?.lines.reduce((sum, { amount }) => sum + cents(amount), 0));
  });

  it('gives a guest and a person reference prices, an installer channel prices, of the catalogue and no other', async () => {
    const person = await portal.as((await aPerson(portal.database)).accountNo);
    const [forGuest, forPerson, forInstaller] = await Promise.all([guest, person, installer].map((call) => tiersOf(call, {})));
    // the same models at the same prices: a guest is told how much there is of each and no figure (GOODS-45)
    const chosenOf = (tiers: Valid['tiers'] = []) => tiers.map(({ amount, lines }) => [amount, lines.map(({ chosen, quantity }) => [chosen?.skuNo, quantity])]);
    expect(chosenOf(forGuest)).toEqual(chosenOf(forPerson));
    const { rows } = await portal.database.pool.query<{ sku_no: string; price: number | null; refer_price: number | null }>(
      'select sku_no, price, refer_price from sku',
    );
    const prices = new Map(rows.map((row) => [row.sku_no, row]));
    const shown = (tiers: Valid['tiers'] = []) =>
      tiers.flatMap(({ lines }) => lines.flatMap(({ chosen, alternatives }) => [...(chosen ? [chosen] : []), ...alternatives]));
    expect(shown(forInstaller).length).toBeGreaterThan(40);
    for (const choice of shown(forInstaller)) expect(choice.price).toBe(prices.get(choice.skuNo)?.price);
    for (const choice of shown(forGuest)) expect(choice.price).toBe(prices.get(choice.skuNo)?.refer_price);
    expect(forGuest?.[1]?.amount).toBeGreaterThan(forInstaller?.[1]?.amount ?? Infinity);
    const levels: readonly number[] = Object.values(StockLevel);
    expect(shown(forGuest).filter(({ stockSource, stockTotal }) => stockSource !== 'level' || !levels.includes(stockTotal))).toEqual([]);
    expect(new Set(shown(forPerson).map(({ stockSource }) => stockSource))).toEqual(new Set(['platform']));
  });

  it('keeps to a budget, or says how far above it the cheapest is', async () => {
    const [, standard] = await tiersOf(installer, {});
    const amount = standard?.amount ?? Number.NaN;
    const [, within] = await tiersOf(installer, { budget: amount });
    expect(within).toMatchObject({ amount, overBudget: null, cheapenedCount: 0 });
    const [, above] = await tiersOf(installer, { budget: 1 });
    expect(cents(above?.overBudget ?? Number.NaN)).toBe(cents(above?.amount ?? Number.NaN) - 100);
  });

  it('says refused answers by their codes', async () => {
    expect(await ask(guest, { inputs: { environment: 'outdoor', widthM: 5, heightM: 3, pitchMm: 1.25 } })).toEqual({
      valid: false,
      errors: [{ field: 'pitchMm', code: 'NOT_IN_LIST' }],
    });
    expect(await ask(guest, { inputs: {} })).toMatchObject({ valid: false, errors: expect.arrayContaining([{ field: 'widthM', code: 'REQUIRED' }]) });
  });

  it('goes into the list as it stands, model by model, and a second time changes nothing', async () => {
    for (const scenario of scenarioIds) {
      const call = await portal.as((await anInstaller(portal.database)).accountNo);
      const inputs = { ...scenarioPlans[scenario].starter };
      const [, standard] = await tiersOf(call, { scenario, inputs });
      const lines = (standard?.lines ?? []).flatMap(({ chosen, quantity }) => (chosen ? [{ skuNo: chosen.skuNo, quantity }] : []));
      const body = { target: { kind: 'selection' }, recommendation: { scenario, tier: 'standard', inputs, lines } } as const;
      await call(applyRecommendation, { body, idempotencyKey: `whole-${scenario}` });
      const { lines: listed, totals } = await call(getSelection);
      expect(totals.amount).toBe(standard?.amount);
      expect(totals.pieceCount).toBe(lines.reduce((sum, { quantity }) => sum + quantity, 0));
      const again = await call(applyRecommendation, { body, idempotencyKey: `again-${scenario}` });
      expect(new Set(again.changes.map(({ kind }) => kind))).toEqual(new Set(['same']));
      expect((await call(getSelection)).lines).toEqual(listed);
    }
  });
});

describe('matching products by role', () => {
  const match = (role: string, attributes: Record<string, number | string> = {}, call = installer) =>
    call(matchProducts, { body: { lines: [{ role, quantity: 1, attributes }] } });

  it('chooses the smallest sufficient model and offers others that fit, best first', async () => {
    const [line] = await match('nvr', { channels: 16, incomingMbps: 160, hddBays: 2 });
    expect(line).toMatchObject({ roleName: expect.stringContaining('录像机'), quantity: 1, unmatched: null });
    expect(line?.wanted).toContain('16 路');
    const fits = [line?.chosen, ...(line?.alternatives ?? [])];
    expect(fits.length).toBeGreaterThan(1);
    expect(line?.alternatives.length).toBeLessThanOrEqual(8);
    for (const choice of fits) {
      expect(choice?.attributes['channels']).toBeGreaterThanOrEqual(16);
      expect(choice?.attributes['incomingMbps']).toBeGreaterThanOrEqual(160);
      expect(choice?.attributes['hddBays']).toBeGreaterThanOrEqual(2);
    }
    expect(line?.chosen?.attributes['channels']).toBe(16);
  });

  it('says plainly what no model has, and what nobody sells', async () => {
    expect((await match('ledCabinet', { environment: 'indoor', pitchMm: 2.4 }))[0]).toMatchObject({
      chosen: null,
      alternatives: [],
      unmatched: expect.stringMatching(/点间距.*2\.4/),
    });
    expect((await match('warpCore'))[0]).toMatchObject({ chosen: null, roleName: 'warpCore', unmatched: expect.stringMatching(/[\u4e00-\u9fff]/) });
  });

  it('never offers what is off sale, a model or its whole family', async () => {
    const offered = async () => {
      const [line] = await match('hdd', { sizeTB: 4 });
      return [line?.chosen, ...(line?.alternatives ?? [])].flatMap((choice) => choice ?? []);
    };
    const before = await offered();
    const [model, ...others] = before;
    const family = others.find(({ spuNo }) => spuNo !== model?.spuNo)?.spuNo;
    expect(family).toBeDefined();
    await portal.database.db.execute(sql`update sku set sku_status = 1 where sku_no = ${model?.skuNo}`);
    await portal.database.db.execute(sql`update spu set status = 1 where spu_no = ${family}`);
    const staying = before.filter(({ skuNo, spuNo }) => skuNo !== model?.skuNo && spuNo !== family);
    expect((await offered()).slice(0, staying.length)).toEqual(staying);
    expect((await offered()).filter(({ skuNo, spuNo }) => skuNo === model?.skuNo || spuNo === family)).toEqual([]);
  });

  it('answers equal lines once, and of many lines each with its share of others: no answer is larger than a page can use', async () => {
    const line = { role: 'hdd', quantity: 1, attributes: {} };
    const [alone] = await guest(matchProducts, { body: { lines: [line] } });
    const equal = await guest(matchProducts, { body: { lines: Array.from({ length: 200 }, () => line) } });
    expect(new Set(equal.map(({ chosen }) => chosen?.skuNo))).toEqual(new Set([alone?.chosen?.skuNo]));
    expect(equal.slice(1).every(({ alternatives }) => alternatives.length === 0)).toBe(true);
    const different = await guest(matchProducts, { body: { lines: Array.from({ length: 200 }, (_, n) => ({ ...line, quantity: n + 1 })) } });
    expect(different.every(({ alternatives }) => alternatives.length <= 2)).toBe(true);
    expect(Buffer.byteLength(JSON.stringify([equal, different])) / 2).toBeLessThan(400_000);
  });

  it('answers line by line in the order asked', async () => {
    const roles = ['hdd', 'warpCore', 'bracket', 'hdd'];
    const lines = await guest(matchProducts, { body: { lines: roles.map((role, n) => ({ role, quantity: n + 1, attributes: {} })) } });
    expect(lines.map(({ role, quantity }) => [role, quantity])).toEqual(roles.map((role, n) => [role, n + 1]));
  });
});
