import { addSelection, answerQuote, createShare, generateOrder, openQuote, revokeShare, saveQuotation } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal({ unlimited: true })));
afterAll(() => portal.close());

const head = { projectName: '', customerName: '王府物业', customerContact: '', customerPhone: '', contactName: '李工', contactPhone: '', validityDays: 15 };
const terms = { payment: '', delivery: '', warranty: '', taxIncluded: true, taxText: '', notes: '' };
const [ENTERED, STRANGER] = ['203.0.113.61', '203.0.113.62'];
const password = 'secret-66';

it('a link that was shut opens still to who had entered it, who answers it, too, until as many again were wrong (DESIGN-37)', async () => {
  const call = await portal.as((await anInstaller(portal.database)).accountNo);
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 2 }] }, idempotencyKey: 'shut-1' });
  const id = await call(generateOrder, { body: { name: '滨江', remark: '', isWhole: true }, idempotencyKey: 'shut-2' });
  const { number } = await call(saveQuotation, { body: { id, head: { ...head, ...terms } } });
  const { token, id: shareId } = await call(createShare, { body: { id, requestId: 'shut-3', days: 7, isAtCostMeant: true, password } });
  const send = async (url: string, remoteAddress: string, payload: object) =>
    (await portal.portal.http.inject({ method: 'POST', url, payload: { token, ...payload }, remoteAddress })).json<{ code: number }>().code;
  const open = async (remoteAddress: string, own: object = { password }) => send(openQuote.path, remoteAddress, own);
  const accept = async (remoteAddress: string) =>
    send(answerQuote.path, remoteAddress, { kind: 'accept', quotationNumber: number, name: '王经理', phone: '', password });
  const wrong = async (tries: number) => portal.database.pool.query('update design_order_share set tries = $2 where id = $1', [shareId, tries]);

  expect(await open(ENTERED)).toBe(0);
  await wrong(100);
  expect([await open(STRANGER, {}), await open(STRANGER, { password: 'wrong-66' }), await open(STRANGER), await accept(STRANGER)]).toEqual([
    1525, 1525, 1525, 1525,
  ]);
  expect([await open(ENTERED, {}), await open(ENTERED, { password: 'wrong-66' }), await open(ENTERED), await accept(ENTERED)]).toEqual([0, 1526, 0, 0]);
  await wrong(200);
  expect(await open(ENTERED)).toBe(1525);
  await wrong(100);
  await call(revokeShare, { body: { id, shareId } });
  expect(await open(ENTERED)).toBe(1525);
});
