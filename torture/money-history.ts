/**
 * What must hold of payments, of money that goes back and of what is shared out, whatever was killed meanwhile (RELY-11): what is stored is compared with itself
 * and with what the channels say of it. Money in fen.
 */
import type { OrderState, PaymentState, PayWay, RefundState, ShareState } from '@portal/engines/states';

/** A payment as its channel knows it. */
export interface ChannelTrade {
  paymentNo: string;
  amount: number;
  isPaid: boolean;
  refunds: readonly { refundNo: string; amount: number }[];
}

export interface MoneySnapshot {
  orders: {
    shopOrderNo: string;
    /** Of the whole that is paid at once. */
    payNo: string;
    state: OrderState;
    payWay: PayWay;
    amount: number;
    refunded: number;
    /** It happened to it that it was paid. */
    isPaid: boolean;
  }[];
  payables: { payNo: string; amount: number; state: 'OPEN' | 'PAID' | 'CLOSED' }[];
  payments: { paymentNo: string; payNo: string; amount: number; state: PaymentState; isKept: boolean }[];
  refunds: { refundNo: string; paymentNo: string; requestNo: string; amount: number; reason: 'LATE' | 'DUPLICATE' | 'BUSINESS'; state: RefundState }[];
  shares: {
    rowNo: string;
    shopOrderNo: string;
    kind: 'order' | 'refund';
    state: ShareState;
    paid: number;
    refunded: number;
    fee: number;
    subsidy: number;
    share: number;
    /** What its entries come to: all of them, and by account. */
    entries: { all: number; buyer: number; fee: number; waiting: number; shared: number };
  }[];
  /** Read before the rest, and after it: it only grows. */
  channel: { before: readonly ChannelTrade[]; after: readonly ChannelTrade[] };
}

type Order = MoneySnapshot['orders'][number];
type Payment = MoneySnapshot['payments'][number];
type Refund = MoneySnapshot['refunds'][number];

const MONEY_CAME: readonly PaymentState[] = ['SUCCEEDED', 'PARTIALLY_REFUNDED', 'REFUNDED'];
const hasCome = ({ state }: Payment): boolean => MONEY_CAME.includes(state);
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
const said = (rule: string, words: string, one: object): string => `${rule}: ${words} ${JSON.stringify(one)}`;

/** Each a sentence; none: all hold. */
export const moneyViolations = (snapshot: MoneySnapshot): string[] => [
  ...paidOnce(snapshot),
  ...heldByChannel(snapshot),
  ...backOnce(snapshot),
  ...backForOrders(snapshot),
  ...sharedAsPaid(snapshot),
];

/** What is paid keeps one success of its amount, and its orders know it; any other success goes back whole. */
function paidOnce({ orders, payables, payments, refunds }: MoneySnapshot): string[] {
  const keptOf = Map.groupBy(
    payments.filter(({ isKept }) => isKept),
    ({ payNo }) => payNo,
  );
  const ordersOf = Map.groupBy(
    orders.filter(({ payWay }) => payWay === 'online'),
    ({ payNo }) => payNo,
  );
  return [
    ...payables.flatMap((one) => {
      const [kept = [], parts = []] = [keptOf.get(one.payNo), ordersOf.get(one.payNo)];
      const isPaid = one.state === 'PAID';
      return [
        ...(kept.length === Number(isPaid) ? [] : [said('payments', `keeps ${kept.length} successes`, one)]),
        ...kept.filter((each) => each.amount !== one.amount || !hasCome(each)).map((each) => said('payments', 'kept otherwise than it was asked for', each)),
        ...parts.filter((order) => order.isPaid !== isPaid).map((order) => said('payments', `is ${one.state}, and its order not`, order)),
        ...(parts.length > 0 && sumOf(parts.map(({ amount }) => amount)) !== one.amount ? [said('payments', 'is not what its orders come to', one)] : []),
      ];
    }),
    ...payments
      .filter((one) => hasCome(one) && !one.isKept)
      .filter(
        (one) =>
          sumOf(refunds.filter(({ paymentNo, reason }) => paymentNo === one.paymentNo && reason !== 'BUSINESS').map(({ amount }) => amount)) !== one.amount,
      )
      .map((one) => said('payments', 'is nobody’s, and does not go back whole', one)),
  ];
}

/** No money is believed in that its channel does not have, and none goes back there that was not asked for here. */
function heldByChannel({ payments, refunds, channel }: MoneySnapshot): string[] {
  const [before, after] = [channel.before, channel.after].map((trades) => new Map(trades.map((trade) => [trade.paymentNo, trade])));
  const asked = new Map(refunds.map((one) => [one.refundNo, one]));
  return [
    ...payments.filter(hasCome).flatMap((one) => {
      const trade = after?.get(one.paymentNo);
      return trade?.isPaid === true && trade.amount === one.amount ? [] : [said('payments', 'is believed to be paid, and its channel does not say so', one)];
    }),
    ...[...(before?.values() ?? [])].flatMap((trade) => [
      ...trade.refunds
        .filter(({ refundNo, amount }) => asked.get(refundNo)?.amount !== amount || asked.get(refundNo)?.paymentNo !== trade.paymentNo)
        .map((one) => said('refunds', 'went back at the channel, and nobody asked for it', one)),
      ...(sumOf(trade.refunds.map(({ amount }) => amount)) > trade.amount ? [said('refunds', 'more went back than was paid', trade)] : []),
    ]),
    ...refunds
      .filter(({ state }) => state === 'SUCCEEDED')
      .filter((one) => !after?.get(one.paymentNo)?.refunds.some(({ refundNo, amount }) => refundNo === one.refundNo && amount === one.amount))
      .map((one) => said('refunds', 'is believed to have gone back, and its channel does not say so', one)),
  ];
}

/** Of one payment no more goes back than came, once under each number it is asked for under, and its state says how much of it has. */
function backOnce({ payments, refunds }: MoneySnapshot): string[] {
  const ofPayment = Map.groupBy(refunds, ({ paymentNo }) => paymentNo);
  return payments.flatMap((one) => {
    const own = ofPayment.get(one.paymentNo) ?? [];
    const back = sumOf(own.filter(({ state }) => state === 'SUCCEEDED').map(({ amount }) => amount));
    const due: PaymentState = back === 0 ? 'SUCCEEDED' : back < one.amount ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    return [
      ...(sumOf(own.filter(({ state }) => state !== 'FAILED').map(({ amount }) => amount)) > one.amount
        ? [said('refunds', 'more goes back than came', one)]
        : []),
      ...(new Set(own.map(({ requestNo }) => requestNo)).size < own.length ? [said('refunds', 'goes back twice for one request', one)] : []),
      ...((hasCome(one) ? one.state !== due : own.length > 0) ? [said('refunds', `${back} of it went back`, one)] : []),
    ];
  });
}

/** Of the order's own number, or of a request about it. */
const isFor = ({ shopOrderNo }: Order, { requestNo, reason }: Refund): boolean => reason === 'BUSINESS' && requestNo.split(':')[0] === shopOrderNo;

/** What was paid for an order that closed goes back whole, of one that stands nothing but what was asked for; the order says what has. */
function backForOrders({ orders, refunds }: MoneySnapshot): string[] {
  return orders
    .filter(({ payWay }) => payWay === 'online')
    .flatMap((order) => {
      const own = refunds.filter((refund) => isFor(order, refund));
      const [asked, gone] = [own, own.filter(({ state }) => state === 'SUCCEEDED')].map((some) => sumOf(some.map(({ amount }) => amount)));
      const isWhole = order.isPaid && order.state === 'closed';
      const ofWhole = own.some(({ requestNo }) => requestNo === order.shopOrderNo);
      return [
        ...(isWhole && asked !== order.amount ? [said('refunds', `closed, and ${asked} of it goes back`, order)] : []),
        ...(!isWhole && ofWhole ? [said('refunds', 'stands, and its money goes back', order)] : []),
        ...(gone === order.refunded ? [] : [said('refunds', `${gone} of it went back`, order)]),
      ];
    });
}

/** What was paid has one share, which follows what goes back, and whose entries come to nothing; what was not has none. */
function sharedAsPaid({ orders, shares }: MoneySnapshot): string[] {
  const ofOrder = Map.groupBy(shares, ({ shopOrderNo }) => shopOrderNo);
  return [
    ...orders
      .filter(({ payWay, amount }) => payWay === 'online' && amount > 0)
      .flatMap((order) => {
        const rows = ofOrder.get(order.shopOrderNo) ?? [];
        const own = rows.filter(({ kind }) => kind === 'order');
        const isRight = own.length === Number(order.isPaid) && own.every(({ paid }) => paid === order.amount);
        return [
          ...(isRight ? [] : [said('shares', `has ${own.length} shares of ${own.map(({ paid }) => paid).join()}`, order)]),
          ...(sumOf(rows.map(({ refunded }) => refunded)) === order.refunded ? [] : [said('shares', 'does not follow what went back', order)]),
          ...(own.some(({ state }) => state === 'shared') && order.state !== 'completed' ? [said('shares', 'is shared out before it is over', order)] : []),
        ];
      }),
    ...shares.flatMap((row) => {
      const { state, paid, refunded, fee, subsidy, share, entries } = row;
      const isWhole = share === paid - refunded - fee + subsidy;
      const isVoid = state === 'void' && (share !== 0 || refunded !== paid);
      const due = { all: 0, buyer: refunded - paid, fee, waiting: state === 'waiting' ? share : 0, shared: state === 'shared' ? share : 0 };
      const isEntered = (Object.keys(due) as (keyof typeof due)[]).every((account) => entries[account] === due[account]);
      return isWhole && !isVoid && isEntered ? [] : [said('shares', 'does not add up', row)];
    }),
  ];
}
