import { listOperatorLog } from '@portal/contract/operator';
import { alarmResolved, listPaymentAlarms, resolvePaymentAlarm, sendRefundAgain } from '@portal/contract/payment';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import { failureOf } from '@portal/server/testkit/portal';
import type { SimulatedTrade } from '../../../platform/upstream/payment/simulator/trades.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('the desk looks after money (PAYMENT-12)', () => {
  let at: TestPayments;
  let desk: TestConsole;
  let call: Awaited<ReturnType<TestConsole['as']>>;
  beforeAll(async () => {
    at = await openTestPayments();
    desk = await openTestConsole(at.portal);
    call = await desk.as(await desk.anOperator('administrator', {}));
  });
  afterAll(() => at.close());

  /** A refund that the channel refuses; gives its number, and what to call to have the channel take refunds again. */
  async function aRefusedRefund(amountFen: number): Promise<{ number: string; businessNo: string; trade: SimulatedTrade; mend(): void }> {
    const businessNo = await at.sell(amountFen);
    const paymentNo = await at.start(businessNo, 'wechat');
    const trade = at.payAt('wechat', paymentNo);
    await at.notice('wechat', at.simulator.noticeOf(trade));
    const channel = at.simulator.channels.wechat;
    if (channel === undefined) throw new Error('no channel');
    const { refund } = channel;
    channel.refund = async () => 'failed';
    const number = await at.refund(businessNo, 'R1', amountFen);
    await at.performTasks();
    return { number, businessNo, trade, mend: () => void (channel.refund = refund) };
  }
  const open = async () => (await call(listPaymentAlarms, { query: { isOpen: 'true' } })).data.map(({ kind, number, ours }) => ({ kind, number, ours }));
  const idOf = async (number: string) => (await call(listPaymentAlarms, { query: {} })).data.find((row) => row.number === number)?.id ?? 0;

  it('has a refused refund sent again: refused again it stands there again, and what goes through is paid back once', async () => {
    const { number, businessNo, trade, mend } = await aRefusedRefund(5_000);
    expect(await open()).toEqual([{ kind: 'REFUND_FAILED', number, ours: 50 }]);
    const id = await idOf(number);
    await call(sendRefundAgain, { body: { id } });
    expect(await open()).toEqual([]);
    // it is on its way: nobody sends it twice
    expect((await failureOf(call(sendRefundAgain, { body: { id } }))).code).toBe(alarmResolved.code);
    await at.performTasks();
    expect(await open()).toEqual([{ kind: 'REFUND_FAILED', number, ours: 50 }]);
    mend();
    await call(sendRefundAgain, { body: { id } });
    await at.performTasks();
    expect(await open()).toEqual([]);
    expect((await at.attempts(businessNo)).map(({ state }) => state)).toEqual(['REFUNDED']);
    expect(trade.refunds.size).toBe(1);
    const log = await call(listOperatorLog, { query: {} });
    expect(log.data.filter(({ target }) => target === number).map(({ act }) => act)).toEqual(['sendRefundAgain', 'sendRefundAgain']);
  });

  it('says how it was put right, once; blank words are none', async () => {
    const { number, mend } = await aRefusedRefund(700);
    mend();
    const id = await idOf(number);
    expect((await failureOf(call(resolvePaymentAlarm, { body: { id, note: '  ' } }))).fields).toEqual({ note: '请写明如何处理的' });
    expect(await call(resolvePaymentAlarm, { body: { id, note: '线下退款，凭证 20261123' } })).toMatchObject({ id, note: '线下退款，凭证 20261123' });
    expect((await failureOf(call(resolvePaymentAlarm, { body: { id, note: '再一次' } }))).code).toBe(alarmResolved.code);
    expect(await open()).toEqual([]);
    expect((await failureOf(call(resolvePaymentAlarm, { body: { id: 999_999, note: '不存在' } }))).status).toBe(404);
  });
});
