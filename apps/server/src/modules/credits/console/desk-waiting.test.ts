import type { Call } from '@portal/client';
import {
  changeExchangeParcel,
  countCreditsWaiting,
  decideAdjustment,
  exchangeMoved,
  exchangeNumberUsed,
  listAdjustments,
  listCreditsHolders,
  proposeAdjustment,
  purchaseCreditsGoods,
  receiveExchange,
  sendExchange,
  type DeskExchange,
} from '@portal/contract/credits';
import { listMessages } from '@portal/contract/message';
import { listOperatorLog } from '@portal/contract/operator';
import { UserType } from '@portal/engines/access';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { insertPlaces } from '@portal/server/testkit/papers';
import { anInstaller, aPersonOf } from '@portal/server/testkit/people';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import { anAddressOf, type TestBuyer } from '@portal/server/testkit/trade';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownerOf } from '../../../platform/http/context.ts';
import { insertGoods, postMovement } from '../index.ts';

let at: TestConsole;
let desk: Call;
let serial = 0;
const key = () => `waiting-${++serial}`;
beforeAll(async () => {
  at = await openTestConsole(await openTestPortal({ unlimited: true }));
  await insertPlaces(at.portal);
});
beforeEach(async () => void (desk = await at.as(await at.anOperator('serviceDesk', {}))));
afterAll(() => at.portal.close());

async function aHolder(): Promise<TestBuyer> {
  const person = await aPersonOf(at.portal.database, UserType.SecondLevel);
  const call = await at.portal.as(person.accountNo);
  await at.portal.database.transaction((db) =>
    postMovement({ db, now: at.portal.clock.now(), newId: key }, 'adjust', { owner: ownerOf(person), points: 50, sourceNo: key(), words: '测试' }),
  );
  return { ...person, call, addressId: await anAddressOf({ call, accountNo: person.accountNo }) };
}

async function anExchange({ call, addressId }: TestBuyer): Promise<string> {
  const spuNo = `JF-${key()}`;
  await insertGoods(at.portal.database.db, [
    { spuNo, title: '礼品', picture: '/pictures/dome.svg', unit: '台', points: 10, stockTotal: 5, limitEach: null, words: [] },
  ]);
  return (await call(purchaseCreditsGoods, { body: { spuNo, quantity: 1, addressId, points: 10 }, idempotencyKey: key() })).exchangeNo;
}

describe('what waits at the desk, and whose it is (CREDITS-13)', () => {
  it('counts goods to be sent and what colleagues proposed, not what one proposed oneself', async () => {
    const before = await desk(countCreditsWaiting);
    const buyer = await aHolder();
    const exchangeNo = await anExchange(buyer);
    const colleague = await at.as(await at.anOperator('serviceDesk', {}));
    const body = { accountNo: buyer.accountNo, merchantNo: buyer.merchantNo, points: 5, reason: '补发' };
    const { adjustmentNo } = await colleague(proposeAdjustment, { body, idempotencyKey: key() });
    expect(await desk(countCreditsWaiting)).toEqual({ exchanges: before.exchanges + 1, adjustments: before.adjustments + 1 });
    expect((await colleague(countCreditsWaiting)).adjustments).toBe(before.adjustments);
    expect((await desk(listAdjustments, { query: { state: 'proposed' } })).data.map((one) => one.adjustmentNo)).toContain(adjustmentNo);
    await desk(sendExchange, { body: { exchangeNo, carrier: '顺丰速运', trackingNo: `SF${key()}` } });
    await desk(decideAdjustment, { body: { adjustmentNo, isApproved: true } });
    expect(await desk(countCreditsWaiting)).toEqual(before);
    expect((await desk(listAdjustments, { query: { state: 'proposed' } })).data.map((one) => one.adjustmentNo)).not.toContain(adjustmentNo);
    const log = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: adjustmentNo } });
    const targetName = expect.stringMatching(/^\S+ \d{3}\*{4}\d{4}$/u);
    expect(log.data.find(({ act }) => act === 'approveAdjustment')).toMatchObject({ targetName, before: { balance: 40 }, after: { balance: 45, points: 5 } });
    expect(log.data.find(({ act }) => act === 'proposeAdjustment')).toMatchObject({ targetName });
  });

  it('finds a holder by name or by a whole number, each identity apart, and nobody by a letter or part of a number', async () => {
    const { accountNo, merchantNo, phone } = await anInstaller(at.portal.database, { companyName: '湖州寻人安防公司' });
    const find = (keyword: string) => desk(listCreditsHolders, { query: { keyword } });
    expect(await find('寻人安防')).toEqual([
      { accountNo, merchantNo, name: expect.any(String), enterpriseName: '湖州寻人安防公司', balance: 0, phone: expect.stringMatching(/^\d{3}\*{4}\d{4}$/) },
    ]);
    expect((await find(phone)).map((one) => [one.accountNo, one.merchantNo])).toEqual([
      [accountNo, ''],
      [accountNo, merchantNo],
    ]);
    for (const none of ['寻', '', phone.slice(0, 10), '%%', 'M404 是谁']) expect(await find(none)).toEqual([]);
  });

  it('an adjustment is proposed of an account as an identity of its own alone, and names somebody', async () => {
    const [buyer, other] = [await aHolder(), await aHolder()];
    const propose = (body: object) => desk(proposeAdjustment, { body: { points: 5, reason: '补发', ...body } as never, idempotencyKey: key() });
    expect(await propose({ accountNo: buyer.accountNo, merchantNo: buyer.merchantNo })).toMatchObject({ state: 'proposed' });
    expect(await propose({ accountNo: buyer.accountNo })).toMatchObject({ enterpriseName: '' });
    for (const body of [{ accountNo: buyer.accountNo, merchantNo: other.merchantNo }, { accountNo: 'A404' }, {}])
      expect(await failureOf(propose(body))).toMatchObject({ status: 400, fields: { phone: expect.any(String) } });
  });
});

describe('the number of a parcel (CREDITS-13)', () => {
  const give = (exchangeNo: string, trackingNo: string, more: object = {}): Promise<DeskExchange> =>
    desk(sendExchange, { body: { exchangeNo, carrier: '顺丰速运', trackingNo, ...more } });
  const change = (exchangeNo: string, trackingNo: string, more: object = {}): Promise<DeskExchange> =>
    desk(changeExchangeParcel, { body: { exchangeNo, carrier: '顺丰速运', trackingNo, ...more } });

  it('is taken without its blanks, and refused where no carrier prints such a one', async () => {
    const exchangeNo = await anExchange(await aHolder());
    for (const wrong of ['随便写', '', 'SF_1']) expect(await failureOf(give(exchangeNo, wrong))).toMatchObject({ fields: { trackingNo: expect.any(String) } });
    expect(await give(exchangeNo, ' SF 900 ')).toMatchObject({ state: 'sent', trackingNo: 'SF900' });
  });

  it('is put right until the buyer has received it, who is told; the log keeps both', async () => {
    const buyer = await aHolder();
    const exchangeNo = await anExchange(buyer);
    expect(await failureOf(change(exchangeNo, 'SF1'))).toMatchObject({ code: exchangeMoved.code });
    await give(exchangeNo, 'SF901');
    expect(await change(exchangeNo, 'SF902')).toMatchObject({ state: 'sent', trackingNo: 'SF902' });
    await change(exchangeNo, 'SF902');
    const told = (await buyer.call(listMessages)).data.filter(({ title }) => title === '积分兑换商品的运单号已更正');
    expect(told.map(({ text }) => text)).toEqual(['礼品：更正为 顺丰速运 SF902。']);
    const log = await (await at.as(await at.anOperator('administrator', {})))(listOperatorLog, { query: { keyword: exchangeNo } });
    expect(log.data[0]).toMatchObject({ act: 'changeExchangeParcel', before: { parcel: '顺丰速运 SF901' }, after: { parcel: '顺丰速运 SF902', points: 10 } });
    await buyer.call(receiveExchange, { body: { exchangeNo } });
    expect(await failureOf(change(exchangeNo, 'SF903'))).toMatchObject({ code: exchangeMoved.code });
  });

  it('of another buyer is asked about, of the same one it is not', async () => {
    const [one, other] = [await aHolder(), await aHolder()];
    const [first, second, third] = [await anExchange(one), await anExchange(one), await anExchange(other)];
    await give(first, 'SF910');
    expect(await give(second, 'SF910')).toMatchObject({ state: 'sent' });
    expect(await failureOf(give(third, 'sf910'))).toMatchObject({
      code: exchangeNumberUsed.code,
      data: { exchangeNo: expect.stringMatching(`${first}|${second}`) },
    });
    expect(await give(third, 'sf910', { useAnyway: true })).toMatchObject({ state: 'sent' });
  });
});
