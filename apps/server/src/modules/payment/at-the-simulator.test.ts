/** What a person does on the page of the simulated channels, and what becomes of the money (PAYMENT-9, PAYMENT-7). */
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChannelName } from '../../platform/upstream/payment/index.ts';
import { registerSimulatorPage, SIMULATOR_PATH } from '../../platform/upstream/payment/simulator/page.ts';

let at: TestPayments;
let http: FastifyInstance;
beforeAll(async () => {
  at = await openTestPayments();
  http = Fastify();
  await registerSimulatorPage(http, { simulator: async () => at.simulator, now: () => at.portal.clock.now() });
});
afterAll(async () => {
  await http.close();
  await at.close();
});

const tradeOf = (channel: ChannelName, paymentNo: string) => {
  const trade = at.simulator.trades.find(channel, paymentNo);
  if (trade === undefined) throw new Error('no such trade');
  return trade;
};
const pageOf = async (channel: ChannelName, paymentNo: string) => (await http.inject({ url: `${SIMULATOR_PATH}/${tradeOf(channel, paymentNo).code}` })).body;
const press = (channel: ChannelName, paymentNo: string, act: string) =>
  http.inject({
    method: 'POST',
    url: `${SIMULATOR_PATH}/${tradeOf(channel, paymentNo).code}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: `act=${act}`,
  });
/** What the channel says of it by itself arrives, and what follows is done. */
async function hear(channel: ChannelName, paymentNo: string): Promise<void> {
  expect(await at.notice(channel, at.simulator.noticeOf(tradeOf(channel, paymentNo)))).toBe(true);
  await at.performTasks();
}
const backOf = (businessNo: string) =>
  at.rows<{ reason: string; amount: number; state: string }>(
    `select r.reason, r.amount_fen::int as amount, r.state from payment_refund r join payment p using (payment_no) where p.business_no = '${businessNo}'`,
  );

it.each(['wechat', 'alipay'] as const)(
  'pays late by a code that is open: nothing is known of it until it is closed, then it goes back (%s)',
  async (channel) => {
    const businessNo = await at.sell();
    const paymentNo = await at.start(businessNo, channel);
    expect(await pageOf(channel, paymentNo)).toContain('>迟到支付</button>');
    await press(channel, paymentNo, 'late');
    expect(await pageOf(channel, paymentNo)).toContain('已付款，款项在途');
    expect(await at.simulator.channels[channel]?.query(paymentNo)).toMatchObject({ state: 'waiting' });
    await at.cancel(businessNo);
    await at.performTasks();
    expect(tradeOf(channel, paymentNo).state).toBe('paid');
    await hear(channel, paymentNo);
    expect(await backOf(businessNo)).toEqual([{ reason: 'LATE', amount: 12_345, state: 'SUCCEEDED' }]);
    expect(await pageOf(channel, paymentNo)).toContain('<dt>已退款</dt><dd>¥123.45</dd>');
  },
);

it('pays late by a code that was closed while the order still waits: the order is paid', async () => {
  const businessNo = await at.sell();
  const paymentNo = await at.start(businessNo, 'wechat');
  await press('wechat', paymentNo, 'late');
  await at.start(businessNo, 'alipay');
  expect(tradeOf('wechat', paymentNo).state).toBe('paid');
  await hear('wechat', paymentNo);
  expect(at.heard).toContain(`${businessNo} paid 12345`);
  expect(await backOf(businessNo)).toEqual([]);
});

it('pays twice, by two codes of one order: one pays it, the other goes back', async () => {
  // the simulated payer tells orders apart by what stands on the page
  const businessNo = await at.sell(77_700, 30, '订单 两次');
  const first = await at.start(businessNo, 'wechat');
  expect(await pageOf('wechat', first)).toMatch(/先在门户的付款页改用另一种支付方式/);
  await press('wechat', first, 'twice');
  const second = await at.start(businessNo, 'alipay');
  expect(await pageOf('alipay', second)).toMatch(/>重复支付<\/button>.*先前的二维码（微信支付）/);
  await press('alipay', second, 'twice');
  expect([tradeOf('wechat', first).state, tradeOf('alipay', second).state]).toEqual(['paid', 'paid']);
  await hear('alipay', second);
  await hear('wechat', first);
  expect(at.heard.filter((words) => words.startsWith(`${businessNo} paid`))).toHaveLength(1);
  expect(await backOf(businessNo)).toEqual([{ reason: 'DUPLICATE', amount: 77_700, state: 'SUCCEEDED' }]);
  expect(await pageOf('wechat', first)).toContain('<dt>已退款</dt><dd>¥777.00</dd>');
  expect(await pageOf('alipay', second)).not.toContain('已退款');
});
