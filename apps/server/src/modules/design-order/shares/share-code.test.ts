import { addSelection, createShare, generateOrder, listShares, saveQuotation } from '@portal/contract/design-order';
import { aSku } from '@portal/server/testkit/goods';
import { anInstaller } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { renderSVG } from 'uqr';
import { afterAll, beforeAll, expect, it } from 'vitest';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal({ unlimited: true })));
afterAll(() => portal.close());

const head = { projectName: '', customerName: '王府物业', customerContact: '', customerPhone: '', contactName: '李工', contactPhone: '', validityDays: 15 };
const terms = { payment: '', delivery: '', warranty: '', taxIncluded: true, taxText: '', notes: '' };

it('a link comes with a QR code of its address where it was made, again with the same request, and never in the list of links (DESIGN-37)', async () => {
  const { accountNo } = await anInstaller(portal.database);
  const call = await portal.as(accountNo);
  const { skuNo } = await aSku(portal.database, { price: 100 });
  await call(addSelection, { body: { productList: [{ skuNo, quantity: 2 }] }, idempotencyKey: 'code-1' });
  const id = await call(generateOrder, { body: { name: '滨江', remark: '', isWhole: true }, idempotencyKey: 'code-2' });
  await call(saveQuotation, { body: { id, head: { ...head, ...terms } } });
  const cookie = await portal.cookieOf(accountNo);
  const make = async () =>
    (
      await portal.portal.http.inject({
        method: 'POST',
        url: createShare.path,
        payload: { id, requestId: 'code-3', days: 7, isAtCostMeant: true },
        headers: { cookie, host: 'portal.test:3000' },
      })
    ).json<{ data: { token: string; codeSvg: string } }>().data;
  const { token, codeSvg } = await make();
  expect(codeSvg).toBe(renderSVG(`http://portal.test:3000/quote/${token}`, { border: 2 }));
  expect(await make()).toEqual(expect.objectContaining({ token, codeSvg }));
  expect(JSON.stringify(await call(listShares, { params: { id } }))).not.toContain('<svg');
});
