import { addSelection, generateOrder, getSelection, getSelectionRevision, removeSelection, saveSelection, type Selection } from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

let keys = 0;
const add = (call: Call, skuNo: string, quantity = 1): Promise<Selection> =>
  call(addSelection, { body: { productList: [{ skuNo, quantity }] }, idempotencyKey: `tab-${++keys}` });
const bodyOf = ({ revision, lines }: Selection) => ({
  revision,
  editor: `tab-${revision}`,
  lines: lines.map(({ id, skuNo, rate, ratePrice, quantity }) => ({ id, skuNo, rate, ratePrice, quantity })),
});
const asInstaller = async (): Promise<Call> => portal.as((await anInstaller(portal.database)).accountNo);

describe('two tabs of one person', () => {
  it('a line added in one tab survives the other tab’s stale save', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database), await aSku(portal.database)];
    const seen = await add(call, a.skuNo);
    await add(call, b.skuNo, 5);
    const saved = await call(saveSelection, { body: bodyOf(seen) });
    expect(saved.lines).toMatchObject([{ skuNo: a.skuNo }, { skuNo: b.skuNo, quantity: 5, sort: 2 }]);
  });

  it('pieces added in one tab survive the other tab’s stale save, its rate is still taken', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database, { price: 100 });
    const seen = await add(call, skuNo, 1);
    await add(call, skuNo, 5);
    const stale = bodyOf(seen);
    const saved = await call(saveSelection, { body: { ...stale, lines: stale.lines.map((line) => ({ ...line, rate: 50, ratePrice: 50, quantity: 2 })) } });
    expect(saved.lines).toMatchObject([{ quantity: 6, rate: 50, amount: 300 }]);
    const again = bodyOf(saved);
    const later = await call(saveSelection, { body: { ...again, lines: again.lines.map((line) => ({ ...line, quantity: 2 })) } });
    expect(later.lines).toMatchObject([{ quantity: 2 }]);
  });

  it('a line removed in one tab does not come back with the other tab’s stale save', async () => {
    const call = await asInstaller();
    const [a, b] = [await aSku(portal.database), await aSku(portal.database)];
    await add(call, a.skuNo);
    const seen = await add(call, b.skuNo);
    await call(removeSelection, { body: { ids: [seen.lines[0]?.id ?? ''] } });
    expect((await call(saveSelection, { body: bodyOf(seen) })).lines).toMatchObject([{ skuNo: b.skuNo }]);
  });

  it('lines that went into an order do not come back with a stale save', async () => {
    const call = await asInstaller();
    const seen = await add(call, (await aSku(portal.database)).skuNo);
    await call(generateOrder, { body: { name: '甲', isWhole: true }, idempotencyKey: 'two-tabs-order' });
    expect((await call(saveSelection, { body: bodyOf(seen) })).lines).toEqual([]);
  });

  it('a page that asks for the revision learns of every change elsewhere, and of none of other people', async () => {
    const call = await asInstaller();
    expect(await call(getSelectionRevision)).toEqual({ revision: 0 });
    const { revision } = await add(call, (await aSku(portal.database)).skuNo);
    expect(await call(getSelectionRevision)).toEqual({ revision });
    await add(await asInstaller(), (await aSku(portal.database)).skuNo);
    expect(await call(getSelectionRevision)).toEqual({ revision });
    await call(removeSelection, { body: { deleteAll: true } });
    expect((await call(getSelectionRevision)).revision).toBeGreaterThan(revision);
  });

  it('adding the same model from many tabs at once adds every piece to one line', async () => {
    const call = await asInstaller();
    const { skuNo } = await aSku(portal.database);
    await Promise.all(Array.from({ length: 30 }, () => add(call, skuNo, 3)));
    expect((await call(getSelection)).lines).toMatchObject([{ quantity: 90 }]);
  });

  it('saves and adds at once lose no acknowledged add and double no line', async () => {
    const call = await asInstaller();
    const first = await add(call, (await aSku(portal.database)).skuNo);
    const models = await Promise.all(Array.from({ length: 20 }, () => aSku(portal.database)));
    await Promise.all(models.flatMap(({ skuNo }) => [add(call, skuNo, 2), call(saveSelection, { body: bodyOf(first) })]));
    const { lines } = await call(getSelection);
    expect(lines.map((line) => line.skuNo).sort()).toEqual([...models.map((model) => model.skuNo), first.lines[0]?.skuNo ?? ''].sort());
    expect(lines.slice(1).every((line) => line.quantity === 2)).toBe(true);
    expect(lines.map((line) => line.sort)).toEqual(lines.map((_line, index) => index + 1));
  });
});
