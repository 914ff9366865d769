import { checkPayment, closePayment, getPaymentState, startPayment } from '@portal/contract/payment';
import { failureOf } from '@portal/server/testkit/portal';
import { aPerson } from '@portal/server/testkit/people';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

describe('paying by the code of a channel (PAYMENT-1 to 10)', () => {
  let at: TestPayments;
  beforeAll(async () => (at = await openTestPayments()));
  afterAll(() => at.close());

  const of = (businessNo: string) => ({ businessType: 'test', businessNo });
  const stateOf = async (businessNo: string) =>
    (await at.attempts(businessNo)).map(({ channel, state, isKept }) => `${channel} ${state}${isKept ? ' kept' : ''}`);

  it('gives a code, the amount and the server’s clock, and the same code again', async () => {
    const businessNo = await at.sell(9_007);
    const first = await at.call(startPayment, { body: { ...of(businessNo), channel: 'wechat' } });
    expect(first).toMatchObject({
      amount: 90.07,
      subject: '安防产品订单',
      state: 'OPEN',
      channels: ['wechat', 'alipay'],
      now: new Date(at.portal.clock.now()).toISOString(),
    });
    expect(first.payment).toMatchObject({
      channel: 'wechat',
      state: 'PENDING',
      codeUrl: expect.stringContaining('/pay-simulator/'),
      codeSvg: expect.stringContaining('<svg'),
    });
    expect(await at.call(startPayment, { body: { ...of(businessNo), channel: 'wechat' } })).toEqual(first);
    expect(await at.call(getPaymentState, { query: of(businessNo) })).toEqual(first);
    expect(at.simulator.trades.find('wechat', first.payment?.paymentNo ?? '')?.amountFen).toBe(9_007);
  });

  it('asked for twenty times at once is one attempt', async () => {
    const businessNo = await at.sell();
    await Promise.all(Array.from({ length: 20 }, () => at.call(startPayment, { body: { ...of(businessNo), channel: 'alipay' } })));
    expect(await stateOf(businessNo)).toEqual(['alipay PENDING']);
  });

  it('is nothing to anybody else', async () => {
    const businessNo = await at.sell();
    const stranger = await at.portal.as((await aPerson(at.portal.database)).accountNo);
    expect(await failureOf(stranger(startPayment, { body: { ...of(businessNo), channel: 'wechat' } }))).toMatchObject({ code: 404 });
    expect(await failureOf(stranger(getPaymentState, { query: of(businessNo) }))).toMatchObject({ code: 404 });
    for (const endpoint of [checkPayment, closePayment]) expect(await failureOf(stranger(endpoint, { body: of(businessNo) }))).toMatchObject({ code: 404 });
  });

  it('another channel closes the first one’s attempt at its channel before it opens its own', async () => {
    const businessNo = await at.sell();
    const first = await at.start(businessNo, 'wechat');
    at.portal.clock.forward(1_000);
    await at.start(businessNo, 'alipay');
    expect(await stateOf(businessNo)).toEqual(['wechat CLOSED', 'alipay PENDING']);
    expect(at.simulator.trades.find('wechat', first)?.state).toBe('closed');
  });

  it('another channel finds out that the first one was paid, and opens nothing', async () => {
    const businessNo = await at.sell();
    at.payAt('wechat', await at.start(businessNo, 'wechat'));
    expect(await at.call(startPayment, { body: { ...of(businessNo), channel: 'alipay' } })).toMatchObject({
      state: 'PAID',
      payment: { channel: 'wechat', state: 'SUCCEEDED' },
    });
    expect(await stateOf(businessNo)).toEqual(['wechat SUCCEEDED kept']);
  });

  it('is closed on wish, and can be begun anew', async () => {
    const businessNo = await at.sell();
    await at.start(businessNo, 'alipay');
    expect(await at.call(closePayment, { body: of(businessNo) })).toMatchObject({ state: 'OPEN', payment: { state: 'CLOSED', codeUrl: '' } });
    at.portal.clock.forward(1_000);
    await at.start(businessNo, 'alipay');
    expect(await stateOf(businessNo)).toEqual(['alipay CLOSED', 'alipay PENDING']);
  });

  it('says that a closed business, or one whose time is over, is not to be paid', async () => {
    const [closed, late] = [await at.sell(), await at.sell()];
    await at.cancel(closed);
    at.portal.clock.forward(31 * 60_000);
    for (const businessNo of [closed, late])
      expect(await failureOf(at.call(startPayment, { body: { ...of(businessNo), channel: 'wechat' } }))).toMatchObject({ code: 1922 });
  });

  it('says so where a channel is away, and the next try gets its code', async () => {
    const businessNo = await at.sell();
    const channel = at.simulator.channels.wechat;
    if (channel === undefined) throw new Error('no channel');
    const { createQr } = channel;
    channel.createQr = () => Promise.reject(new Error('no way there'));
    const failure = await failureOf(at.call(startPayment, { body: { ...of(businessNo), channel: 'wechat' } })).finally(() => (channel.createQr = createQr));
    expect(failure).toMatchObject({ code: 1923 });
    expect(await stateOf(businessNo)).toEqual(['wechat CREATED']);
    await at.start(businessNo, 'wechat');
    expect(await stateOf(businessNo)).toEqual(['wechat PENDING']);
  });

  it('is found without a notice by the next look at the channel', async () => {
    const businessNo = await at.sell();
    at.payAt('alipay', await at.start(businessNo, 'alipay'));
    at.portal.clock.forward(11_000);
    await at.runJob('follow-payments');
    expect(await stateOf(businessNo)).toEqual(['alipay SUCCEEDED kept']);
    expect(at.heard).toContain(`${businessNo} paid 12345`);
  });

  it('is asked about at once by whoever paid: a success, a failure that no notice tells of, and then a fresh code', async () => {
    const [paid, failed] = [await at.sell(), await at.sell()];
    expect(await at.call(checkPayment, { body: of(paid) })).toMatchObject({ state: 'OPEN', payment: null });
    at.payAt('alipay', await at.start(paid, 'alipay'));
    expect(await at.call(checkPayment, { body: of(paid) })).toMatchObject({ state: 'PAID', payment: { state: 'SUCCEEDED' }, returned: null });
    const first = await at.start(failed, 'wechat');
    expect(await at.call(checkPayment, { body: of(failed) })).toMatchObject({ payment: { paymentNo: first, state: 'PENDING' } });
    const trade = at.simulator.trades.find('wechat', first);
    if (trade) trade.state = 'failed';
    expect(await at.call(checkPayment, { body: of(failed) })).toMatchObject({ state: 'OPEN', payment: { paymentNo: first, state: 'FAILED', codeSvg: '' } });
    at.portal.clock.forward(1_000);
    const second = await at.start(failed, 'wechat');
    expect(second).not.toBe(first);
    expect(await stateOf(failed)).toEqual(['wechat FAILED', 'wechat PENDING']);
  });

  it('says so where the channel cannot be asked, and the attempt stays', async () => {
    const businessNo = await at.sell();
    await at.start(businessNo, 'wechat');
    const channel = at.simulator.channels.wechat;
    if (channel === undefined) throw new Error('no channel');
    const { query } = channel;
    channel.query = () => Promise.reject(new Error('no way there'));
    const failure = await failureOf(at.call(checkPayment, { body: of(businessNo) })).finally(() => (channel.query = query));
    expect(failure).toMatchObject({ code: 1923 });
    expect(await stateOf(businessNo)).toEqual(['wechat PENDING']);
  });

  it('tells its payer what was paid twice or too late, how much, and when it has gone back (PAYMENT-7)', async () => {
    const [twice, late] = [await at.sell(5_000), await at.sell(7_000)];
    const first = await at.start(twice, 'wechat');
    at.portal.clock.forward(1_000);
    const second = await at.start(twice, 'alipay');
    await at.notice('alipay', at.simulator.noticeOf(at.payAt('alipay', second)));
    expect(await at.call(getPaymentState, { query: of(twice) })).toMatchObject({ state: 'PAID', returned: null });
    await at.notice('wechat', at.simulator.noticeOf(at.payAt('wechat', first)));
    expect((await at.call(getPaymentState, { query: of(twice) })).returned).toEqual({ amount: 50, why: 'DUPLICATE', isDone: false });
    const number = await at.start(late, 'wechat');
    await at.cancel(late);
    await at.notice('wechat', at.simulator.noticeOf(at.payAt('wechat', number)));
    expect(await at.call(getPaymentState, { query: of(late) })).toMatchObject({ state: 'CLOSED', returned: { amount: 70, why: 'LATE', isDone: false } });
    await at.performTasks();
    for (const businessNo of [twice, late]) expect((await at.call(getPaymentState, { query: of(businessNo) })).returned).toMatchObject({ isDone: true });
  });

  it('that ran out is closed at the channel, and with it the business whose time is over', async () => {
    const [long, short] = [await at.sell(12_345, 60), await at.sell(12_345, 10)];
    const numbers = [await at.start(long, 'wechat'), await at.start(short, 'wechat')];
    at.portal.clock.forward(15 * 60_000);
    await at.runJob('follow-payments');
    expect([await stateOf(long), await stateOf(short)]).toEqual([['wechat CLOSED'], ['wechat CLOSED']]);
    expect(numbers.map((paymentNo) => at.simulator.trades.find('wechat', paymentNo)?.state)).toEqual(['closed', 'closed']);
    expect(await at.call(getPaymentState, { query: of(long) })).toMatchObject({ state: 'OPEN' });
    expect(await at.call(getPaymentState, { query: of(short) })).toMatchObject({ state: 'CLOSED' });
  });

  it('that ran out and was paid in its last second is kept', async () => {
    const businessNo = await at.sell(12_345, 10);
    at.payAt('wechat', await at.start(businessNo, 'wechat'));
    at.portal.clock.forward(10 * 60_000);
    await at.runJob('follow-payments');
    expect(await stateOf(businessNo)).toEqual(['wechat SUCCEEDED kept']);
  });

  describe('what goes back', () => {
    const kept = async (amountFen: number) => {
      const businessNo = await at.sell(amountFen);
      const trade = at.payAt('wechat', await at.start(businessNo, 'wechat'));
      await at.notice('wechat', at.simulator.noticeOf(trade));
      return { businessNo, trade };
    };

    it('goes in parts up to what was paid, once a request', async () => {
      const { businessNo, trade } = await kept(10_000);
      const number = await at.refund(businessNo, 'A1', 3_000);
      expect(await at.refund(businessNo, 'A1', 3_000)).toBe(number);
      await expect(at.refund(businessNo, 'A2', 7_001)).rejects.toMatchObject({ name: 'refundTooMuch' });
      await at.performTasks();
      expect(await stateOf(businessNo)).toEqual(['wechat PARTIALLY_REFUNDED kept']);
      await at.refund(businessNo, 'A3', 7_000);
      await at.performTasks();
      expect(await stateOf(businessNo)).toEqual(['wechat REFUNDED kept']);
      expect([...trade.refunds.values()].map(({ amountFen }) => amountFen)).toEqual([3_000, 7_000]);
      expect(at.heard.filter((words) => words.startsWith(`${businessNo} back`))).toEqual([`${businessNo} back 3000 for A1`, `${businessNo} back 7000 for A3`]);
    });

    it('is nothing where nothing was paid', async () => {
      await expect(at.refund(await at.sell(), 'A1', 1)).rejects.toMatchObject({ name: 'nothingPaid' });
    });

    it('asked for from twenty sides at once is never more than was paid', async () => {
      const { businessNo, trade } = await kept(10_000);
      const asked = await Promise.allSettled(Array.from({ length: 20 }, (_, one) => at.refund(businessNo, `B${one}`, 900)));
      expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(11);
      await at.performTasks();
      expect([...trade.refunds.values()].reduce((sum, { amountFen }) => sum + amountFen, 0)).toBe(9_900);
    });

    it('whose answer was lost is sent again under its number, and goes back once', async () => {
      const { businessNo, trade } = await kept(5_000);
      const channel = at.simulator.channels.wechat;
      if (channel === undefined) throw new Error('no channel');
      const { refund } = channel;
      channel.refund = async (order) => {
        await refund(order);
        throw new Error('answer lost');
      };
      await at.refund(businessNo, 'C1', 5_000);
      await expect(at.performTasks().finally(() => (channel.refund = refund))).rejects.toThrow('answer lost');
      expect(await stateOf(businessNo)).toEqual(['wechat SUCCEEDED kept']);
      at.portal.clock.forward(61_000);
      await at.runJob('follow-payments');
      expect(await stateOf(businessNo)).toEqual(['wechat REFUNDED kept']);
      expect(trade.refunds.size).toBe(1);
    });

    it('is an alarm where the channel refuses it', async () => {
      const { businessNo } = await kept(5_000);
      const channel = at.simulator.channels.wechat;
      if (channel === undefined) throw new Error('no channel');
      const { refund } = channel;
      channel.refund = async () => 'failed';
      const number = await at.refund(businessNo, 'D1', 5_000);
      await at.performTasks().finally(() => (channel.refund = refund));
      expect(await at.rows(`select kind, ours_fen from payment_alarm where number = '${number}'`)).toEqual([{ kind: 'REFUND_FAILED', ours_fen: 5_000 }]);
      expect(await stateOf(businessNo)).toEqual(['wechat SUCCEEDED kept']);
    });
  });

  it('is in the channel’s bill of its day as it is in ours; what differs is an alarm', async () => {
    at.portal.clock.forward(2 * 86_400_000);
    const paidBy = async (channel: 'wechat' | 'alipay') => {
      const businessNo = await at.sell(4_200);
      const trade = at.payAt(channel, await at.start(businessNo, channel));
      await at.notice(channel, at.simulator.noticeOf(trade));
      await at.refund(businessNo, 'E1', 1_100);
      await at.performTasks();
      return trade;
    };
    const trades = [await paidBy('wechat'), await paidBy('alipay')];
    const before = await at.rows('select id from payment_alarm');
    at.portal.clock.forward(86_400_000);
    await at.runJob('compare-payment-bills');
    expect(await at.rows('select id from payment_alarm')).toHaveLength(before.length);
    for (const trade of trades) trade.amountFen = (trade.amountFen + 1) as typeof trade.amountFen;
    const unknown = at.simulator.trades.open({
      channel: 'alipay',
      paymentNo: 'nobody',
      amountFen: trades[0]?.amountFen ?? (1 as never),
      subject: '',
      expiresAt: 0,
      noticeUrl: '',
    });
    at.simulator.trades.pay(unknown, at.portal.clock.now() - 86_400_000);
    // one whose bill is not to be had keeps the other's from nothing, and is asked for again (RELY-33)
    const { wechat } = at.simulator.channels;
    if (wechat === undefined) throw new Error('no such channel');
    const away = vi.spyOn(wechat, 'downloadBill').mockRejectedValue(new Error('away'));
    await expect(at.runJob('compare-payment-bills')).rejects.toThrow('away');
    away.mockRestore();
    expect(await at.rows('select id from payment_alarm')).toHaveLength(before.length + 2);
    for (let twice = 0; twice < 2; twice++) await at.runJob('compare-payment-bills');
    const after = await at.rows<{ kind: string; channel: string }>('select kind, channel from payment_alarm order by id');
    expect(after.slice(before.length)).toEqual([
      { kind: 'BILL_AMOUNT', channel: 'alipay' },
      { kind: 'BILL_UNKNOWN', channel: 'alipay' },
      { kind: 'BILL_AMOUNT', channel: 'wechat' },
    ]);
  });
});
