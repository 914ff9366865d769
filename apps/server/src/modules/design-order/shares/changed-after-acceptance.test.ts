import {
  addSelection,
  answerQuote,
  createShare,
  generateOrder,
  getDesignOrder,
  listDesignOrders,
  removeDesignProduct,
  saveOrderFees,
  saveQuotation,
  updateDesignProduct,
  type QuoteState,
} from '@portal/contract/design-order';
import type { Call } from '@portal/client';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal({ unlimited: true })));
afterAll(() => portal.close());

let keys = 0;
const key = (): string => `changed-${++keys}`;
const parties = { projectName: '', customerName: '王府物业', customerContact: '', customerPhone: '', contactName: '李工', contactPhone: '' };
const head = { ...parties, validityDays: 15, payment: '', delivery: '', warranty: '', taxIncluded: true, taxText: '', notes: '' };

/** An order of two at 100 yuan and one at 50, with a fee, which its customer has accepted over a link. */
async function anAccepted(call: Call) {
  const [camera, mount] = [await aSku(portal.database, { price: 100 }), await aSku(portal.database, { price: 50 })];
  const productList = [
    { skuNo: camera.skuNo, quantity: 2 },
    { skuNo: mount.skuNo, quantity: 1 },
  ];
  await call(addSelection, { body: { productList }, idempotencyKey: key() });
  const id = await call(generateOrder, { body: { name: '滨江', remark: '', isWhole: true }, idempotencyKey: key() });
  await call(saveOrderFees, { body: { id, fees: [freight(10)] } });
  const { number } = await call(saveQuotation, { body: { id, head } });
  await accept(call, id, number);
  return { id, number, camera, mount };
}
const freight = (unitPrice: number) => ({ name: '运输费', unit: '次', formula: { kind: 'fixed' as const, unitPrice, quantity: 1 } });
async function accept(call: Call, id: string, quotationNumber: string): Promise<void> {
  const { token } = await call(createShare, { body: { id, requestId: key(), days: 7, isAtCostMeant: true } });
  await (
    await portal.as()
  )(answerQuote, { body: { kind: 'accept', token, quotationNumber, name: '王经理' } });
}
const asInstaller = async () => portal.as((await anInstaller(portal.database)).accountNo);
const listed = async (call: Call, status: '' | QuoteState = '') =>
  (await call(listDesignOrders, { query: { status } })).data.map(({ id, quoteState, accepted }) => ({ id, quoteState, accepted }));
const rate = async (call: Call, id: string, skuNo: string, to: number) => {
  const line = (await call(getDesignOrder, { params: { id } })).lines.find((one) => one.skuNo === skuNo);
  await call(updateDesignProduct, { body: { id, productList: [{ id: line?.id ?? '', skuNo, quantity: line?.quantity ?? 0, rate: to }] } as never });
};

describe('an order that is changed after its customer accepted it (DESIGN-12)', () => {
  it('is no longer accepted, says what was, and is narrowed to as such; as it was again it is accepted', async () => {
    const call = await asInstaller();
    const { id, number, camera } = await anAccepted(call);
    const accepted = { quotationNumber: number, amount: 260 };
    expect(await listed(call)).toEqual([{ id, quoteState: 'accepted', accepted }]);
    await rate(call, id, camera.skuNo, 120);
    expect(await listed(call)).toEqual([{ id, quoteState: 'changed', accepted }]);
    expect([await listed(call, 'accepted'), await listed(call, 'changed')]).toEqual([[], [{ id, quoteState: 'changed', accepted }]]);
    expect((await call(listDesignOrders, { query: { status: 'accepted' } })).count).toBe(0);
    await rate(call, id, camera.skuNo, 100);
    expect(await listed(call, 'accepted')).toEqual([{ id, quoteState: 'accepted', accepted }]);
  });

  it('is so where a fee is another or a product has gone, and where another name is given it is not', async () => {
    const call = await asInstaller();
    const [ofFee, ofGoods, ofName] = [await anAccepted(call), await anAccepted(call), await anAccepted(call)];
    await call(saveOrderFees, { body: { id: ofFee.id, fees: [freight(20)] } });
    await call(removeDesignProduct, { body: { id: ofGoods.id, productList: [{ skuNo: ofGoods.mount.skuNo, quantity: 1 }] }, idempotencyKey: key() });
    const { lines } = await call(getDesignOrder, { params: { id: ofName.id } });
    const productList = lines.map((line) => ({ id: line.id, skuNo: line.skuNo, quantity: line.quantity }));
    await call(updateDesignProduct, { body: { id: ofName.id, name: '别名', productList } as never });
    const states = new Map((await listed(call)).map((order) => [order.id, order.quoteState]));
    expect([ofFee, ofGoods, ofName].map(({ id }) => states.get(id))).toEqual(['changed', 'changed', 'accepted']);
  });

  it('is quoted once another quotation is saved, and accepted with that one', async () => {
    const call = await asInstaller();
    const { id, number, camera } = await anAccepted(call);
    await rate(call, id, camera.skuNo, 120);
    await call(saveQuotation, { body: { id, head } });
    expect(await listed(call)).toEqual([{ id, quoteState: 'quoted', accepted: null }]);
    await accept(call, id, `${number}-V2`);
    expect(await listed(call)).toEqual([{ id, quoteState: 'accepted', accepted: { quotationNumber: `${number}-V2`, amount: 300 } }]);
  });

  it('says nothing of another’s orders', async () => {
    const [call, other] = [await asInstaller(), await asInstaller()];
    const { id, camera } = await anAccepted(call);
    await rate(call, id, camera.skuNo, 120);
    expect(await listed(other)).toEqual([]);
  });
});
