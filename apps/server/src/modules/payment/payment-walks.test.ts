import fc from 'fast-check';
import { openTestPayments, type TestPayments } from '@portal/server/testkit/payments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Step = 'startWechat' | 'startAlipay' | 'pay' | 'notice' | 'forged' | 'cancel' | 'refund' | 'follow' | 'tasks' | 'wait';
const STEPS: readonly Step[] = ['startWechat', 'startAlipay', 'pay', 'pay', 'notice', 'notice', 'forged', 'cancel', 'refund', 'follow', 'tasks', 'wait'];

describe('whatever happens to a payment, in whatever order, two things at a time (PAYMENT-2, PAYMENT-7)', () => {
  let at: TestPayments;
  beforeAll(async () => (at = await openTestPayments()));
  afterAll(() => at.close());

  /** One thing that may happen; what is refused changes nothing. */
  async function happen(step: Step, businessNo: string, pick: number): Promise<void> {
    const trades = at.simulator.trades.list().filter(({ subject }) => subject.startsWith('安防'));
    const own = await at.attempts(businessNo);
    const mine = trades.filter(({ paymentNo }) => own.some((row) => row.paymentNo === paymentNo));
    const trade = mine[pick % Math.max(1, mine.length)];
    if (step === 'startWechat') await at.start(businessNo, 'wechat');
    if (step === 'startAlipay') await at.start(businessNo, 'alipay');
    if (step === 'pay' && trade) at.simulator.trades.pay(trade, at.portal.clock.now());
    if (step === 'notice' && trade?.state === 'paid') await at.notice(trade.channel, at.simulator.noticeOf(trade));
    if (step === 'forged' && trade)
      await at.notice(trade.channel, { headers: {}, body: at.simulator.noticeOf({ ...trade, state: 'paid', tradeNo: 'X' }).body.replace(/sign=/, 'sign=A') });
    if (step === 'cancel') await at.cancel(businessNo);
    if (step === 'refund') await at.refund(businessNo, `R${pick}`, 1 + (pick % 12_345));
    if (step === 'follow') await at.runJob('follow-payments');
    if (step === 'tasks') await at.performTasks();
    if (step === 'wait') at.portal.clock.forward(1_000 * (pick % 600));
  }

  it('no more goes back than came, one success at most is kept, every other goes back whole, and every fen is accounted for', async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom(...STEPS), fc.constantFrom(...STEPS), fc.nat(50_000)), { minLength: 4, maxLength: 18 });
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const businessNo = await at.sell();
        for (const [one, other, pick] of walk) await Promise.allSettled([happen(one, businessNo, pick), happen(other, businessNo, pick + 1)]);
        for (const { channel, paymentNo } of await at.attempts(businessNo)) {
          const trade = at.simulator.trades.find(channel, paymentNo);
          if (trade?.state === 'paid') await at.notice(channel, at.simulator.noticeOf(trade));
        }
        at.portal.clock.forward(61_000);
        await at.performTasks();
        await at.runJob('follow-payments');

        const rows = await at.attempts(businessNo);
        expect(rows.filter(({ isKept }) => isKept).length).toBeLessThanOrEqual(1);
        for (const row of rows) {
          const trade = at.simulator.trades.find(row.channel, row.paymentNo);
          const gone = [...(trade?.refunds.values() ?? [])].reduce((sum, { amountFen }) => sum + amountFen, 0);
          const [booked] = await at.rows<{ sum: number }>(
            `select coalesce(sum(amount_fen), 0)::bigint as sum from payment_refund where payment_no = '${row.paymentNo}' and state = 'SUCCEEDED'`,
          );
          expect(gone).toBe(booked?.sum);
          expect(gone).toBeLessThanOrEqual(row.amountFen);
          // the channel's money is ours to the fen: kept, or gone back whole
          expect(row.gmtPaid !== null).toBe(trade?.state === 'paid');
          if (row.gmtPaid !== null && !row.isKept) expect(gone).toBe(row.amountFen);
        }
        const kept = rows.filter(({ isKept }) => isKept).length;
        const [payable] = await at.rows<{ state: string }>(`select state from payable where business_type = 'test' and business_no = '${businessNo}'`);
        expect(payable?.state === 'PAID').toBe(kept === 1);
        // what a call for another code finds out the portal's own rooms hear, and not the test
        const heard = at.heard.filter((words) => words.startsWith(`${businessNo} paid`)).length;
        expect(heard).toBeLessThanOrEqual(kept);
        const sincePaid = walk.slice(walk.findIndex((pair) => pair.includes('pay')));
        if (!sincePaid.some((pair) => pair.includes('startWechat') || pair.includes('startAlipay'))) expect(heard).toBe(kept);
      }),
      { numRuns: 6 },
    );
  });
});
