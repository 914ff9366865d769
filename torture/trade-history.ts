/**
 * What was asked and answered while trade was under fault, and what must hold of it (RELY-11): calls are recorded as they end, a plain program
 * compares them with what is stored. An outcome that nobody knows may be either.
 */
import { orderStates, type OrderAct, type OrderActor, type OrderState } from '@portal/engines/states';

/** One call as it ended. `unknown`: no answer came, and it was not asked again. */
export interface Recorded {
  client: string;
  op: 'place' | 'pay' | 'cancel' | 'confirm' | 'reject' | 'ship' | 'receive' | 'exchange' | 'cancelExchange';
  /** The number of the attempt; an order carries it as its remark. */
  key: string;
  outcome: 'ok' | 'refused' | 'unknown';
  /** The order or exchange it is about, where it is known. */
  number: string;
  /** As the answer says it. */
  revision?: number;
}

/** Money in fen. */
export interface TradeSnapshot {
  orders: {
    shopOrderNo: string;
    key: string;
    state: OrderState;
    goods: number;
    coupon: number;
    freight: number;
    amount: number;
    lineSum: number;
    linePaid: number;
    lines: number;
    lineCount: number;
    revision: number;
    coupons: string[];
    events: { act: OrderAct | 'place' | 'refund' | 'afterSale'; who: OrderActor }[];
  }[];
  /** Lines and holds that belong to no order. */
  orphans: number;
  stock: { skuNo: string; start: number; left: number; held: number }[];
  coupons: { couponNo: string; state: string; shopOrderNo: string | null }[];
  credits: { entries: number; holders: { holderNo: string; balance: number; sum: number }[] };
  /** What customers owe their dealer, fen: as their accounts say, and as their debts come to. */
  accounts: { merchantNo: string; limit: number; used: number; owed: number }[];
  /** Pieces of credits goods, and those in exchanges that stand. */
  gifts: { spuNo: string; start: number; left: number; taken: number }[];
  exchanges: { exchangeNo: string; state: string }[];
}

const AFTER_ACK: Partial<Record<Recorded['op'], readonly OrderState[]>> = {
  pay: ['pendingConfirm', 'toShip', 'partiallyShipped', 'shipped', 'completed', 'closed'],
  cancel: ['closed'],
  reject: ['closed'],
  confirm: ['toShip', 'partiallyShipped', 'shipped', 'completed', 'closed'],
  ship: ['partiallyShipped', 'shipped', 'completed', 'closed'],
  receive: ['completed'],
};

/** Each a sentence; none: all hold. `history`: of calls that had ended before the snapshot was read. */
export function violations(history: readonly Recorded[], snapshot: TradeSnapshot): string[] {
  return [
    ...stockKept(snapshot),
    ...couponsOnce(snapshot),
    ...creditsBalance(snapshot),
    ...accountsAreOwed(snapshot),
    ...oneOrderAKey(snapshot),
    ...statesOnEdges(snapshot),
    ...answeredIsThere(history, snapshot),
    ...totalsOfLines(snapshot),
    ...(snapshot.orphans === 0 ? [] : [`orphans: ${snapshot.orphans} lines or holds without an order`]),
    ...revisionsGoUp(history),
  ];
}

const stockKept = ({ stock, gifts }: TradeSnapshot): string[] => [
  ...stock.filter(({ start, left, held }) => left < 0 || left + held !== start).map((one) => `stock: ${JSON.stringify(one)}`),
  ...gifts.filter(({ start, left, taken }) => left < 0 || left + taken !== start).map((one) => `stock: ${JSON.stringify(one)}`),
];

/** One that is held or used is so by one order that stands, and that order says so; an order that stands holds what it says. */
function couponsOnce({ coupons, orders }: TradeSnapshot): string[] {
  const open = new Map(orders.filter(({ state }) => state !== 'closed').map((order) => [order.shopOrderNo, order]));
  const found: string[] = [];
  for (const { couponNo, state, shopOrderNo } of coupons) {
    const holders = [...open.values()].filter((order) => order.coupons.includes(couponNo));
    if (holders.length > 1) found.push(`coupons: ${couponNo} is taken off ${holders.length} orders`);
    const isTaken = state === 'locked' || state === 'used';
    if (isTaken !== holders.length > 0 || (isTaken && holders[0]?.shopOrderNo !== shopOrderNo))
      found.push(`coupons: ${couponNo} is ${state} by ${shopOrderNo}, and taken off ${holders.map((order) => order.shopOrderNo).join()}`);
  }
  return found;
}

const creditsBalance = ({ credits }: TradeSnapshot): string[] => [
  ...(credits.entries === 0 ? [] : [`credits: all entries come to ${credits.entries}`]),
  ...credits.holders.filter(({ balance, sum }) => balance < 0 || balance !== sum).map((one) => `credits: ${JSON.stringify(one)}`),
];

const accountsAreOwed = ({ accounts }: TradeSnapshot): string[] =>
  accounts.filter(({ limit, used, owed }) => used !== owed || used < 0 || used > limit).map((one) => `accounts: ${JSON.stringify(one)}`);

function oneOrderAKey({ orders }: TradeSnapshot): string[] {
  const seen = new Set<string>();
  return orders.filter(({ key }) => seen.size === seen.add(key).size).map(({ key }) => `keys: ${key} made more than one order`);
}

/** What happened to an order leads along drawn edges from its placing to the state it is in. */
const statesOnEdges = ({ orders }: TradeSnapshot): string[] =>
  orders.flatMap(({ shopOrderNo, state, events }) => {
    let at: OrderState = 'pendingPayment';
    for (const { act, who } of events) {
      if (act === 'place' || act === 'refund' || act === 'afterSale') continue;
      const next: OrderState | null = orderStates.after(at, act, who);
      if (next === null) return [`states: ${shopOrderNo} was ${at}, and ${act} by ${who} happened to it`];
      at = next;
    }
    return at === state ? [] : [`states: ${shopOrderNo} is ${state}, and what happened to it leads to ${at}`];
  });

function answeredIsThere(history: readonly Recorded[], { orders, exchanges }: TradeSnapshot): string[] {
  const order = new Map(orders.map((one) => [one.shopOrderNo, one]));
  const exchange = new Map(exchanges.map((one) => [one.exchangeNo, one.state]));
  return history.flatMap(({ op, key, outcome, number }) => {
    if (op === 'place' && outcome === 'refused') return orders.some((one) => one.key === key) ? [`answers: ${key} was refused, and is there`] : [];
    if (outcome !== 'ok') return [];
    if (op === 'exchange') return exchange.has(number) ? [] : [`answers: exchange ${number} was answered, and is not there`];
    if (op === 'cancelExchange')
      return exchange.get(number) === 'cancelled' ? [] : [`answers: exchange ${number} was called off, and is ${exchange.get(number)}`];
    const stored = order.get(number);
    if (stored === undefined) return [`answers: ${op} of ${number} was answered, and it is not there`];
    const may = AFTER_ACK[op];
    return may === undefined || may.includes(stored.state) ? [] : [`answers: ${op} of ${number} was answered, and it is ${stored.state}`];
  });
}

const totalsOfLines = ({ orders }: TradeSnapshot): string[] =>
  orders
    .filter(
      ({ goods, coupon, freight, amount, lineSum, linePaid, lines, lineCount }) =>
        goods !== lineSum || amount !== goods - coupon + freight || linePaid !== goods - coupon || lines !== lineCount || lines === 0,
    )
    .map((one) => `totals: ${one.shopOrderNo} ${JSON.stringify({ ...one, events: undefined })}`);

/** What somebody is told of an order after an answer is never older than what that answer said. */
function revisionsGoUp(history: readonly Recorded[]): string[] {
  const last = new Map<string, number>();
  return history.flatMap(({ client, number, revision }) => {
    if (revision === undefined) return [];
    const key = `${client} ${number}`;
    const before = last.get(key) ?? -1;
    last.set(key, revision);
    return revision < before ? [`sessions: ${client} saw revision ${revision} of ${number} after ${before}`] : [];
  });
}
