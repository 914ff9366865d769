import { createHash, generateKeyPairSync } from 'node:crypto';
import { startPayment } from '@portal/contract/payment';
import { createWechatPay, type ChannelName } from '../../platform/upstream/payment/index.ts';
import { alipayNotice } from '../../platform/upstream/payment/simulator/alipay-side.ts';
import { SIMULATED } from '../../platform/upstream/payment/simulator/keys.ts';
import type { SimulatedTrade } from '../../platform/upstream/payment/simulator/trades.ts';
import { wechatHeaders, wechatNotice } from '../../platform/upstream/payment/simulator/wechat-side.ts';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import { fen } from '@portal/units';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { noticePath } from './receive-notices.ts';

const CHANNELS: readonly ChannelName[] = ['wechat', 'alipay'];

describe('a notice of a channel (PAYMENT-4 to 7)', () => {
  let at: TestPayments;
  beforeAll(async () => (at = await openTestPayments()));
  afterAll(() => at.close());

  /** Something that somebody has paid at the channel, and we have not heard of yet. */
  const paid = async (channel: ChannelName, amountFen = 12_345) => {
    const businessNo = await at.sell(amountFen);
    const paymentNo = await at.start(businessNo, channel);
    const trade = at.payAt(channel, paymentNo);
    return { businessNo, paymentNo, trade };
  };
  const stateOf = async (businessNo: string) => (await at.attempts(businessNo)).map(({ state, isKept }) => `${state}${isKept ? ' kept' : ''}`);
  const alarmsOf = async (number: string) =>
    (await at.rows<{ kind: string }>(`select kind from payment_alarm where number = '${number}'`)).map(({ kind }) => kind);
  /** As the channels tell of money that was given back: by an event of its own, and by fields beside a status that is one of success. */
  const refundOfWechat = (trade: SimulatedTrade) => {
    const side = { keys: at.simulator.keys, now: at.portal.clock.now };
    const told = wechatNotice(side, trade, { trade_state: 'REFUND', refund_status: 'SUCCESS' });
    const body = told.body.replace('TRANSACTION.SUCCESS', 'REFUND.SUCCESS');
    return { headers: wechatHeaders(side, body), body };
  };
  const refundOfAlipay = (trade: SimulatedTrade) => at.simulator.noticeOf(trade, { refund_fee: '123.45', gmt_refund: '2026-11-23 10:00:00', out_biz_no: 'R1' });
  const send = (trade: SimulatedTrade, changed?: Record<string, string>) => at.notice(trade.channel, at.simulator.noticeOf(trade, changed));

  describe.each(CHANNELS)('%s', (channel) => {
    it('pays once, and is answered as the channel wants it', async () => {
      const { businessNo, trade } = await paid(channel);
      expect(await send(trade)).toBe(true);
      expect(await stateOf(businessNo)).toEqual(['SUCCEEDED kept']);
      expect(at.heard.filter((words) => words.startsWith(`${businessNo} `))).toEqual([`${businessNo} paid 12345`]);
    });

    it('pays once when it comes fifty times at once', async () => {
      const { businessNo, trade, paymentNo } = await paid(channel);
      const notice = at.simulator.noticeOf(trade);
      const answers = await Promise.all(Array.from({ length: 50 }, () => at.notice(channel, notice)));
      expect(answers).toEqual(Array(50).fill(true));
      expect(at.heard.filter((words) => words.startsWith(`${businessNo} `))).toEqual([`${businessNo} paid 12345`]);
      expect(await at.rows(`select times, outcome from payment_notice where payment_no = '${paymentNo}'`)).toEqual([{ times: 50, outcome: 'already' }]);
    });

    it('a day late pays what is still to be paid, and goes back where the business is closed', async () => {
      const first = await paid(channel);
      const second = await paid(channel);
      await at.cancel(second.businessNo);
      at.portal.clock.forward(86_400_000);
      expect(await send(first.trade)).toBe(true);
      expect(await stateOf(first.businessNo)).toEqual(['SUCCEEDED kept']);
      expect(await send(second.trade)).toBe(true);
      await at.performTasks();
      expect(await stateOf(second.businessNo)).toEqual(['REFUNDED']);
      expect(await at.rows(`select reason, state from payment_refund where payment_no = '${second.paymentNo}'`)).toEqual([
        { reason: 'LATE', state: 'SUCCEEDED' },
      ]);
      expect(second.trade.refunds.size).toBe(1);
    });

    it('before our own commit is asked for again, and taken then', async () => {
      const { businessNo, trade, paymentNo } = await paid(channel);
      const rows = await at.rows<Record<string, unknown>>(`select * from payment where payment_no = '${paymentNo}'`);
      await at.rows(`delete from payment where payment_no = '${paymentNo}'`);
      expect(await send(trade)).toBe(false);
      const names = Object.keys(rows[0] ?? {});
      const places = names.map((_, place) => `$${place + 1}`).join(',');
      await at.portal.database.pool.query(`insert into payment (${names.join(',')}) values (${places})`, Object.values(rows[0] ?? {}));
      expect(await send(trade)).toBe(true);
      expect(await stateOf(businessNo)).toEqual(['SUCCEEDED kept']);
    });

    it('of another channel says nothing about this one’s payment', async () => {
      const { businessNo, paymentNo } = await paid(channel);
      const other = CHANNELS.find((name) => name !== channel) ?? channel;
      const strange = await paid(other);
      expect(await send({ ...strange.trade, paymentNo })).toBe(false);
      expect(await stateOf(businessNo)).toEqual(['PENDING']);
      expect(await alarmsOf(paymentNo)).toEqual(['WRONG_CHANNEL']);
      // what is the other's own wire is nothing here
      expect(await at.notice(channel, at.simulator.noticeOf(strange.trade))).toBe(false);
    });

    it('of another order’s number pays that order, and only for its own amount', async () => {
      const { businessNo, paymentNo } = await paid(channel);
      const dear = await paid(channel, 99_999);
      expect(await send({ ...dear.trade, paymentNo })).toBe(false);
      expect(await stateOf(businessNo)).toEqual(['PENDING']);
      expect(await alarmsOf(paymentNo)).toEqual(['WRONG_AMOUNT']);
    });

    it('of another amount is refused as the channel wants it, told of once however often it comes, and changes nothing', async () => {
      const { businessNo, paymentNo, trade } = await paid(channel);
      const { headers, body } = at.simulator.noticeOf({ ...trade, amountFen: fen(12_344) });
      const told = vi.spyOn(at.portal.deps.log, 'error');
      const answers = [];
      for (const _ of [1, 2, 3]) answers.push(await at.http.inject({ method: 'POST', url: noticePath(channel), headers, payload: body }));
      expect(told.mock.calls.map(([, words]) => words)).toEqual(['a payment is not as it should be']);
      told.mockRestore();
      const refusal = channel === 'wechat' ? [400, '{"code":"FAIL","message":"失败"}'] : [200, 'failure'];
      expect(answers.map(({ statusCode, body: text }) => [statusCode, text])).toEqual([refusal, refusal, refusal]);
      expect([await stateOf(businessNo), await alarmsOf(paymentNo)]).toEqual([['PENDING'], ['WRONG_AMOUNT']]);
      expect(await send(trade)).toBe(true);
    });

    it('with a changed body, a foreign or no signature is not believed and not written down', async () => {
      const { businessNo, trade } = await paid(channel);
      const { headers, body } = at.simulator.noticeOf(trade);
      const foreign = { keys: { ...at.simulator.keys, platform: generateKeyPairSync('rsa', { modulusLength: 2048 }) }, now: at.portal.clock.now };
      const forged = channel === 'wechat' ? wechatNotice(foreign, trade) : alipayNotice(foreign, trade);
      const before = await at.rows('select id from payment_notice');
      for (const each of [
        forged,
        { headers, body: body.replace(/.$/, ' ') },
        { headers, body: `${body} ` },
        { headers: { 'content-type': 'text/plain' }, body: '' },
        { headers: { ...headers, 'wechatpay-signature': '' }, body: body.replace(/sign=[^&]*/, 'sign=') },
      ])
        expect(await at.notice(channel, each)).toBe(false);
      expect(await stateOf(businessNo)).toEqual(['PENDING']);
      expect(await at.rows('select id from payment_notice')).toHaveLength(before.length);
    });

    it('of a closed order’s payment gives the money back by itself, once', async () => {
      const businessNo = await at.sell();
      const paymentNo = await at.start(businessNo, channel);
      await at.cancel(businessNo);
      await at.performTasks();
      expect(await stateOf(businessNo)).toEqual(['CLOSED']);
      const trade = at.payAt(channel, paymentNo);
      expect([await send(trade), await send(trade)]).toEqual([true, true]);
      await at.performTasks();
      expect(await stateOf(businessNo)).toEqual(['REFUNDED']);
      expect([...trade.refunds.values()].map(({ amountFen }) => amountFen)).toEqual([12_345]);
    });

    it('of money that goes back before we heard that it came changes nothing; the payment is taken afterwards, and goes back when it is asked for', async () => {
      const { businessNo, paymentNo, trade } = await paid(channel);
      const goesBack = () => at.notice(channel, channel === 'wechat' ? refundOfWechat(trade) : refundOfAlipay(trade));
      expect(await goesBack()).toBe(true);
      await expect(at.refund(businessNo, 'early', 12_345)).rejects.toMatchObject({ name: 'nothingPaid' });
      expect(await stateOf(businessNo)).toEqual(['PENDING']);
      expect(await send(trade)).toBe(true);
      expect(await stateOf(businessNo)).toEqual(['SUCCEEDED kept']);
      expect(await at.rows(`select state from payment_refund where payment_no = '${paymentNo}'`)).toEqual([]);
      await at.refund(businessNo, 'asked', 12_345);
      await at.performTasks();
      expect(await goesBack()).toBe(true);
      expect(await stateOf(businessNo)).toEqual(['REFUNDED kept']);
      expect(at.heard.filter((words) => words.startsWith(`${businessNo} `))).toEqual([`${businessNo} paid 12345`, `${businessNo} back 12345 for asked`]);
      expect([...trade.refunds.values()].map(({ amountFen }) => amountFen)).toEqual([12_345]);
    });

    it('is asked for again while the database is away, and pays then', async () => {
      const { businessNo, trade } = await paid(channel);
      const { transaction } = at.portal.database;
      at.portal.database.transaction = () => Promise.reject(new Error('database away'));
      const isTaken = await send(trade).finally(() => (at.portal.database.transaction = transaction));
      expect(isTaken).toBe(false);
      expect(await send(trade)).toBe(true);
      expect(await stateOf(businessNo)).toEqual(['SUCCEEDED kept']);
    });

    it('whose answer was lost comes again and changes nothing', async () => {
      const { businessNo, trade } = await paid(channel);
      await send(trade);
      const [before] = await at.attempts(businessNo);
      at.portal.clock.forward(15_000);
      expect(await send(trade)).toBe(true);
      expect(await at.attempts(businessNo)).toEqual([before]);
    });
  });

  it('of a second channel for one order goes back as a duplicate', async () => {
    const businessNo = await at.sell();
    const first = await at.start(businessNo, 'wechat');
    at.portal.clock.forward(1_000);
    const second = await at.start(businessNo, 'alipay');
    const trades = [at.payAt('alipay', second), at.payAt('wechat', first)];
    for (const trade of trades) expect(await send(trade)).toBe(true);
    await at.performTasks();
    expect(await stateOf(businessNo)).toEqual(['REFUNDED', 'SUCCEEDED kept']);
    expect(await at.rows(`select reason from payment_refund where payment_no = '${first}'`)).toEqual([{ reason: 'DUPLICATE' }]);
    expect(at.heard.filter((words) => words.startsWith(`${businessNo} `))).toEqual([`${businessNo} paid 12345`]);
  });

  it.each(['123.44', '123.46', '123.450', '123.4', '12345', '０.01', '1e2', '', '-123.45', '123.45 '])(
    'of Alipay that says %s of 123.45 is an alarm and pays nothing',
    async (amount) => {
      const { businessNo, paymentNo, trade } = await paid('alipay');
      expect(await send(trade, { total_amount: amount })).toBe(false);
      expect(await stateOf(businessNo)).toEqual(['PENDING']);
      expect(await alarmsOf(paymentNo)).toEqual(['WRONG_AMOUNT']);
    },
  );

  it.each([
    { total: 12_344, currency: 'CNY' },
    { total: 12_346, currency: 'CNY' },
    { total: 12_345, currency: 'USD' },
    { total: '12345', currency: 'CNY' },
    { total: 123.45, currency: 'CNY' },
    null,
  ])('of WeChat Pay that says %o of 12345 fen is an alarm and pays nothing', async (amount) => {
    const { businessNo, paymentNo, trade } = await paid('wechat');
    const notice = wechatNotice({ keys: at.simulator.keys, now: at.portal.clock.now }, trade, { amount });
    expect(await at.notice('wechat', notice)).toBe(false);
    expect(await stateOf(businessNo)).toEqual(['PENDING']);
    expect(await alarmsOf(paymentNo)).toEqual(['WRONG_AMOUNT']);
  });

  it.each([
    ['wechat', { mchid: '1900000999' }],
    ['wechat', { appid: 'wx9999999999999999' }],
    ['alipay', { seller_id: '2088999999999999' }],
    ['alipay', { app_id: '2021999999999999' }],
  ] as const)('of %s for another merchant, %o, is written down and pays nothing', async (channel, changed) => {
    const { businessNo, trade } = await paid(channel);
    expect(await send(trade, changed)).toBe(false);
    expect(await stateOf(businessNo)).toEqual(['PENDING']);
  });

  describe('of WeChat Pay', () => {
    const notice = (trade: SimulatedTrade, now = at.portal.clock.now) => wechatNotice({ keys: at.simulator.keys, now }, trade);

    it('written anew from the same content is another body, and not believed', async () => {
      const { businessNo, trade } = await paid('wechat');
      const { headers, body } = notice(trade);
      expect(await at.notice('wechat', { headers, body: JSON.stringify(JSON.parse(body), null, 1) })).toBe(false);
      expect(await stateOf(businessNo)).toEqual(['PENDING']);
    });

    it.each([301_000, -301_000])('%d ms from now is too old or too young', async (ago) => {
      const { trade } = await paid('wechat');
      expect(
        await at.notice(
          'wechat',
          notice(trade, () => at.portal.clock.now() - ago),
        ),
      ).toBe(false);
    });

    it('under an unknown serial, or as a probe, fails', async () => {
      const { trade } = await paid('wechat');
      const { headers, body } = notice(trade);
      expect(await at.notice('wechat', { headers: { ...headers, 'wechatpay-serial': 'OTHER' }, body })).toBe(false);
      expect(
        await at.notice('wechat', { headers: { ...headers, 'wechatpay-signature': `WECHATPAY/SIGNTEST/${headers['wechatpay-signature'] ?? ''}` }, body }),
      ).toBe(false);
      expect(await at.notice('wechat', { headers, body })).toBe(true);
    });

    it('is believed under either serial while keys change', async () => {
      const { trade } = await paid('wechat');
      const next = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const { merchant, platform, apiKey } = at.simulator.keys;
      const channel = createWechatPay({
        merchantNo: SIMULATED.merchantNo,
        appId: SIMULATED.wechatAppId,
        serial: SIMULATED.serial,
        key: merchant.privateKey,
        apiKey,
        platformKeys: new Map([
          [SIMULATED.platformSerial, platform.publicKey],
          ['NEXT', next.publicKey],
        ]),
        origin: 'http://127.0.0.1:9',
        noticeUrl: () => '',
        clock: at.portal.clock,
      });
      const { body } = notice(trade);
      const now = at.portal.clock.now;
      const older = wechatHeaders({ keys: at.simulator.keys, now }, body);
      const younger = { ...wechatHeaders({ keys: { ...at.simulator.keys, platform: next }, now }, body), 'wechatpay-serial': 'NEXT' };
      const swapped = { ...younger, 'wechatpay-serial': SIMULATED.platformSerial };
      expect([older, younger, swapped].map((headers) => channel.parseNotice(Buffer.from(body), headers).ok)).toEqual([true, true, false]);
    });
  });

  it('of Alipay about a refund, or one not paid yet, changes nothing and need not come again', async () => {
    const { businessNo, trade } = await paid('alipay');
    expect(await send(trade, { refund_fee: '123.45', gmt_refund: '2026-11-23 10:00:00' })).toBe(true);
    expect(await send(trade, { trade_status: 'WAIT_BUYER_PAY' })).toBe(true);
    expect(await send(trade, { trade_status: 'TRADE_CLOSED' })).toBe(true);
    expect(await stateOf(businessNo)).toEqual(['PENDING']);
  });

  it('keeps no more than hash, number and outcome of what was said', async () => {
    const { paymentNo, trade } = await paid('alipay');
    const { headers, body } = at.simulator.noticeOf(trade);
    await at.notice('alipay', { headers, body });
    const bodyHash = createHash('sha256').update(body).digest('hex');
    expect(await at.rows(`select body_hash, verified, outcome from payment_notice where payment_no = '${paymentNo}'`)).toEqual([
      { body_hash: bodyHash, verified: true, outcome: 'kept' },
    ]);
    await expect(at.call(startPayment, { body: { businessType: 'test', businessNo: 'O1', channel: 'wechat' } })).resolves.toMatchObject({ state: 'PAID' });
  });
});
