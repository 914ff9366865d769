/** What is asked for a design order: the asker's order shows it, the desk reads the goods as far as it may (REQUEST-16). */
import { generateOrder, getDesignOrder, removeDesignOrder, updateDesignProduct } from '@portal/contract/design-order';
import {
  answerRequirement,
  closeRequirement,
  getDeskRequirement,
  getRequirement,
  listDeskRequirements,
  listRequirements,
  requirementCopy,
  requirementMoved,
  showRequirementOrder,
  submitRequirement,
  takeOverRequirement,
} from '@portal/contract/requirement';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { aSku } from '@portal/server/testkit/goods';
import { insertPlaces } from '@portal/server/testkit/papers';
import { anInstaller } from '@portal/server/testkit/people';
import { failureOf } from '@portal/server/testkit/portal';
import { insertCategories, requirementForm } from '@portal/server/testkit/requirement';
import { afterAll, beforeAll, expect, it } from 'vitest';

let at: TestConsole;
beforeAll(async () => {
  at = await openTestConsole();
  await insertPlaces(at.portal);
  await insertCategories(at.portal);
});
afterAll(() => at.portal.close());

let serial = 0;
const key = () => `asked-for-${serial++}`;

async function anAsker() {
  const { accountNo } = await anInstaller(at.portal.database);
  const call = await at.portal.as(accountNo);
  const { skuNo } = await aSku(at.portal.database, { price: 1234.56 });
  const designOrderId = await call(generateOrder, { body: { name: '滨江物流园', productLists: [{ skuNo, quantity: 3 }] }, idempotencyKey: key() });
  const submit = (more: object) => call(submitRequirement, { body: { ...requirementForm, ...more }, idempotencyKey: key() });
  return { call, skuNo, designOrderId, submit };
}
const aDesk = async () => at.as(await at.anOperator('serviceDesk', {}));

it('the order shows what was asked for it with its answer, and the desk the order’s goods as they are now, without money', async () => {
  const { call, skuNo, designOrderId, submit } = await anAsker();
  const id = await submit({ designOrderId, isDesignOrderShown: true });
  await submit({});
  const desk = await aDesk();
  const seen = await desk(getDeskRequirement, { params: { id } });
  expect(seen).toMatchObject({ isForDesignOrder: true, designOrder: { name: '滨江物流园', lines: [{ skuNo, quantity: 3 }] } });
  expect(JSON.stringify(seen)).not.toMatch(/1234\.56|3703|rate|amount|price/i);
  const listed = (await desk(listDeskRequirements, { query: {} })).data.find((one) => one.id === id);
  expect(listed?.designOrderName).toBe('滨江物流园');

  const { revision, lines } = await call(getDesignOrder, { params: { id: designOrderId } });
  await call(updateDesignProduct, { body: { id: designOrderId, revision, productList: lines.map((line) => ({ skuNo: line.skuNo, quantity: 5 })) } });
  expect((await desk(getDeskRequirement, { params: { id } })).designOrder?.lines[0]?.quantity).toBe(5);

  const taken = await desk(takeOverRequirement, { body: { id, gmtModified: seen.gmtModified } });
  at.portal.clock.forward(1000);
  await desk(answerRequirement, { body: { id, gmtModified: taken.gmtModified, text: '建议加一台存储' }, idempotencyKey: key() });
  expect((await call(listRequirements, { query: { designOrderId } })).data).toMatchObject([{ id, state: 'answered', lastAnswer: '建议加一台存储' }]);
  expect(await call(getRequirement, { params: { id } })).toMatchObject({ designOrder: { id: designOrderId, name: '滨江物流园' }, isDesignOrderShown: true });
});

it('what the asker does not give, what is closed and what is gone the desk does not read', async () => {
  const { call, designOrderId, submit } = await anAsker();
  const desk = await aDesk();
  const orderOf = async (id: string) => (await desk(getDeskRequirement, { params: { id } })).designOrder;
  const nameOf = async (id: string) => (await desk(listDeskRequirements, { query: { size: 50 } })).data.find((one) => one.id === id)?.designOrderName;
  const kept = await submit({ designOrderId });
  expect(await desk(getDeskRequirement, { params: { id: kept } })).toMatchObject({ isForDesignOrder: true, designOrder: null });
  expect(await nameOf(kept)).toBe('');
  const closed = await submit({ designOrderId, isDesignOrderShown: true });
  const { gmtModified } = await desk(getDeskRequirement, { params: { id: closed } });
  at.portal.clock.forward(1000);
  await desk(closeRequirement, { body: { id: closed, gmtModified, reason: '已电话确认' } });
  expect([await orderOf(closed), await nameOf(closed)]).toEqual([null, '']);
  const open = await submit({ designOrderId, isDesignOrderShown: true });
  expect(await orderOf(open)).not.toBeNull();
  await call(removeDesignOrder, { body: { id: designOrderId } });
  expect([await orderOf(open), await nameOf(open)]).toEqual([null, '']);
  expect((await call(getRequirement, { params: { id: open } })).designOrder).toBeNull();
});

it('what was given is taken back, and given, by whoever asks and as long as it is open', async () => {
  const { call, designOrderId, submit } = await anAsker();
  const desk = await aDesk();
  const orderOf = async (id: string) => (await desk(getDeskRequirement, { params: { id } })).designOrder;
  const id = await submit({ designOrderId, isDesignOrderShown: true });
  const { gmtModified } = await desk(getDeskRequirement, { params: { id } });
  const show = (isDesignOrderShown: boolean) => call(showRequirementOrder, { body: { id, isDesignOrderShown } });
  at.portal.clock.forward(1000);
  expect(await show(false)).toMatchObject({ id, isDesignOrderShown: false, designOrder: { id: designOrderId }, gmtModified });
  expect(await orderOf(id)).toBeNull();
  expect(await show(false)).toMatchObject({ isDesignOrderShown: false });
  expect((await show(true)).isDesignOrderShown).toBe(true);
  expect(await orderOf(id)).not.toBeNull();
  const other = (await anAsker()).call;
  expect(await failureOf(other(showRequirementOrder, { body: { id, isDesignOrderShown: false } }))).toMatchObject({ code: 404 });
  expect(await failureOf(call(showRequirementOrder, { body: { id: await submit({}), isDesignOrderShown: true } }))).toMatchObject({ code: 404 });
  expect(await orderOf(id)).not.toBeNull();
  // an answer that was begun before stands
  const taken = await desk(takeOverRequirement, { body: { id, gmtModified } });
  await desk(closeRequirement, { body: { id, gmtModified: taken.gmtModified, reason: '已电话确认' } });
  expect(await failureOf(show(false))).toMatchObject({ code: requirementMoved.code });
});

it('another’s order is none', async () => {
  const [one, other] = [await anAsker(), await anAsker()];
  const refused = await failureOf(one.submit({ designOrderId: other.designOrderId, isDesignOrderShown: true }));
  expect(refused).toMatchObject({ msg: requirementCopy.designOrderGone, fields: { designOrderId: requirementCopy.designOrderGone } });
  expect((await one.call(listRequirements)).count).toBe(0);
  await one.submit({ designOrderId: one.designOrderId });
  expect((await other.call(listRequirements, { query: { designOrderId: one.designOrderId } })).count).toBe(0);
});
