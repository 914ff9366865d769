/** Payments, money on its way back and what of it is the dealer's, as they are walked. */
import { sendRefundAgain, listPaymentAlarms, startPayment } from '@portal/contract/payment';
import { rejectShopOrder } from '@portal/contract/order';
import { paymentStates, refundStates, shareStates } from '@portal/engines/states';
import { fen } from '@portal/units';
import { stateIn, type Driver } from './state-walk.ts';
import type { StateWorld } from './state-world.ts';

const PAID_FEN = 12_345;
/** A code that nobody has scanned runs out by the clock; no walk takes as long. */
const MINUTES = 30_000;
const REFUND_PAUSE_MS = 61_000;

type Wechat = NonNullable<StateWorld['at']['simulator']['channels']['wechat']>;

const wechatOf = ({ at }: StateWorld): Wechat => {
  const channel = at.simulator.channels.wechat;
  if (channel === undefined) throw new Error('no channel');
  return channel;
};

/** With a channel that answers otherwise meanwhile. */
async function answering<T>(world: StateWorld, otherwise: Partial<Wechat>, perform: () => Promise<T>): Promise<T> {
  const channel = wechatOf(world);
  const own = { ...channel };
  Object.assign(channel, otherwise);
  return perform().finally(() => Object.assign(channel, own));
}

/** What waits for a channel is asked about. */
async function follow({ at }: StateWorld, ms: number): Promise<void> {
  at.portal.clock.forward(ms);
  await at.runJob('follow-payments');
}

/** The channel's own record, made by whoever scanned a code that we have no answer about. */
function tradeOf({ at }: StateWorld, paymentNo: string) {
  const expiresAt = at.portal.clock.now() + MINUTES * 60_000;
  const trade = { channel: 'wechat' as const, paymentNo, amountFen: fen(PAID_FEN), subject: '安防产品订单', expiresAt, noticeUrl: '' };
  return at.simulator.trades.find('wechat', paymentNo) ?? at.simulator.trades.open(trade);
}

export function paymentDriver(world: StateWorld): Driver {
  const { at, key } = world;
  const businessOf = async (paymentNo: string): Promise<string> =>
    (await world.ask<{ no: string }>('select business_no as no from payment where payment_no = $1', [paymentNo]))?.no ?? '';
  const begin = async (paymentNo: string, channel: 'wechat' | 'alipay') =>
    at.call(startPayment, { body: { businessType: 'test', businessNo: await businessOf(paymentNo), channel } });
  const refund = async (paymentNo: string, amountFen: number): Promise<void> => {
    await at.refund(await businessOf(paymentNo), key(), amountFen);
    await at.performTasks();
  };
  const tell = async (paymentNo: string, state: 'failed' | 'closed'): Promise<void> => {
    const trade = tradeOf(world, paymentNo);
    if (trade.state === 'waiting') trade.state = state;
    await follow(world, 10_001);
  };
  return {
    name: 'payment',
    states: paymentStates,
    start: 'CREATED',
    async make() {
      const businessNo = await at.sell(PAID_FEN, MINUTES);
      const away = async () => Promise.reject(new Error('no answer'));
      await answering(world, { createQr: away, query: away }, () => at.start(businessNo, 'wechat')).catch(() => null);
      return (await at.attempts(businessNo))[0]?.paymentNo ?? '';
    },
    stateOf: stateIn(world, 'payment', 'payment_no'),
    acts: {
      'show payer': (paymentNo) => begin(paymentNo, 'wechat').then(() => null),
      'succeed channel': async (paymentNo) => {
        const trade = tradeOf(world, paymentNo);
        at.simulator.trades.pay(trade, at.portal.clock.now());
        await at.notice('wechat', at.simulator.noticeOf(trade));
      },
      'fail channel': (paymentNo) => tell(paymentNo, 'failed'),
      'close channel': (paymentNo) => tell(paymentNo, 'closed'),
      'close payer': (paymentNo) => begin(paymentNo, 'alipay').then(() => null),
      'close clock': async (paymentNo) => {
        await world.ask('update payment set gmt_expire = $2 where payment_no = $1', [paymentNo, new Date(at.portal.clock.now())]);
        await follow(world, 10_001);
      },
      'refundPart channel': (paymentNo) => refund(paymentNo, 1),
      'refundAll channel': async (paymentNo) => {
        const gone = await world.ask<{ sum: number }>('select coalesce(sum(amount_fen), 0)::int as sum from payment_refund where payment_no = $1', [paymentNo]);
        await refund(paymentNo, PAID_FEN - (gone?.sum ?? 0));
      },
    },
  };
}

export function refundDriver(world: StateWorld): Driver {
  const { at, administering } = world;
  const stateOf = stateIn<string>(world, 'payment_refund', 'refund_no');
  const channelAnswers = (refundNo: string, answer: 'processing' | 'succeeded' | 'failed') =>
    answering(world, { refund: async () => answer, queryRefund: async () => answer }, async () => {
      // of all that wait this one alone has done so for long
      const before = new Date(at.portal.clock.now() - REFUND_PAUSE_MS);
      await world.ask('update payment_refund set gmt_modified = $2 where refund_no = $1', [refundNo, before]);
      await follow(world, 0);
    });
  /** A channel speaks of what was sent to it alone. */
  const tell = async (refundNo: string, answer: 'succeeded' | 'failed'): Promise<void> => {
    if ((await stateOf(refundNo)) === 'REQUESTED') throw new Error('it was not sent');
    await channelAnswers(refundNo, answer);
  };
  return {
    name: 'refund',
    states: refundStates,
    start: 'REQUESTED',
    async make() {
      const businessNo = await at.sell(PAID_FEN, MINUTES);
      const trade = at.payAt('wechat', await at.start(businessNo, 'wechat'));
      await at.notice('wechat', at.simulator.noticeOf(trade));
      return at.refund(businessNo, 'R1', PAID_FEN);
    },
    stateOf,
    acts: {
      'send clock': (refundNo) => channelAnswers(refundNo, 'processing'),
      'succeed channel': (refundNo) => tell(refundNo, 'succeeded'),
      'fail channel': (refundNo) => tell(refundNo, 'failed'),
      'send desk': async (refundNo) => {
        const { data } = await administering(listPaymentAlarms, { query: { isOpen: 'true', size: '50' } });
        await administering(sendRefundAgain, { body: { id: data.find(({ number }) => number === refundNo)?.id ?? 0 } });
      },
    },
  };
}

export function shareDriver(world: StateWorld): Driver {
  const { at, dealing } = world;
  return {
    name: 'share',
    states: shareStates,
    start: 'waiting',
    async make() {
      const shopOrderNo = await world.order();
      await world.pay(shopOrderNo);
      return shopOrderNo;
    },
    stateOf: stateIn(world, 'share_row', 'row_no'),
    acts: {
      'share clock': async (shopOrderNo) => {
        await world.ask('update share_row set gmt_due = $2 where row_no = $1', [shopOrderNo, new Date(at.portal.clock.now())]);
        await at.portal.runJob('share-out');
      },
      'refundAll payment': async (shopOrderNo) => {
        await dealing(rejectShopOrder, { body: { shopOrderNo, reason: '缺货' } });
        await world.goBack();
      },
    },
  };
}
