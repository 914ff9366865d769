/** People of a busy shop: they place orders, pay them by codes or owe them, give them up, accept, refuse, send and receive them, exchange credits, and write down how each call ended. */
import { cancelExchange, purchaseCreditsGoods, type Exchange } from '@portal/contract/credits';
import { cancelOrder, confirmReceipt, confirmShopOrder, placeOrder, rejectShopOrder, shipShopOrder, type Order } from '@portal/contract/order';
import { checkPayment, startPayment, type Payable } from '@portal/contract/payment';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Send } from './hunts/placing.ts';
import { overHttp } from './killed-portal.ts';
import { actAtChannel } from './money-world.ts';
import type { Recorded } from './trade-history.ts';
import { GIFT_POINTS, OFF, PRICE, type TradeWorld } from './trade-world.ts';

export const OPS = [
  'place',
  'pay',
  'cancel',
  'confirm',
  'reject',
  'ship',
  'receive',
  'exchange',
  'cancelExchange',
] as const satisfies readonly Recorded['op'][];

type World = TradeWorld['buyers'][number];
export interface Trading {
  /** Of the portals that are asked, by turns. */
  origins: readonly string[];
  /** What is ordered can be paid by their codes. */
  hasChannels: boolean;
  random(): number;
  history: Recorded[];
  /** Answers of a portal that broke. */
  broken: string[];
  goOn(): boolean;
}

/** Until `goOn` says no. */
export async function traders({ world, ...trading }: Trading & { world: TradeWorld }): Promise<void> {
  const paid: string[] = [];
  const sent = new Map<string, string[]>();
  const dealing = async (): Promise<void> => {
    const dealer = new Trader('dealer', overHttp(trading.origins[0] ?? '', world.dealerCookie), trading);
    while (trading.goOn()) {
      const shopOrderNo = paid.shift();
      if (shopOrderNo === undefined) {
        await sleep(20);
        continue;
      }
      if (trading.random() < 0.3) await dealer.step('reject', rejectShopOrder.path, { shopOrderNo, reason: '缺货' }, shopOrderNo);
      else if (await dealer.step('confirm', confirmShopOrder.path, { shopOrderNo }, shopOrderNo))
        if (await dealer.step('ship', shipShopOrder.path, { shopOrderNo, carrier: '顺丰', trackingNo: shopOrderNo }, shopOrderNo))
          sent.get(shopOrderNo)?.push(shopOrderNo);
    }
  };
  const buying = async (own: World, at: number): Promise<void> => {
    const buyer = new Trader(`buyer-${at}`, overHttp(trading.origins[at % trading.origins.length] ?? '', own.cookie), trading);
    const arrived: string[] = [];
    while (trading.goOn()) {
      const placed = await placeOne(buyer, own, { world, random: trading.random });
      if (placed && (await becomesPaid(buyer, placed, trading))) {
        sent.set(placed.shopOrderNo, arrived);
        paid.push(placed.shopOrderNo);
      }
      const shopOrderNo = arrived.shift();
      if (shopOrderNo !== undefined) await buyer.step('receive', confirmReceipt.path, { shopOrderNo }, shopOrderNo);
      if (trading.random() < 0.3) await exchangeOne(buyer, own, { world, random: trading.random });
      await sleep(300);
    }
  };
  await Promise.all([dealing(), ...world.buyers.map(buying)]);
}

interface Placed {
  shopOrderNo: string;
  payNo: string;
  /** It is its dealer's turn as soon as it is placed. */
  isOnCredit: boolean;
}

/** What a buyer makes of an order: leaves it, gives it up before or after it is paid, pays it once or twice, or when it is too late. Whether it is its dealer's turn. */
async function becomesPaid(buyer: Trader, placed: Placed, { random, hasChannels }: Pick<Trading, 'random' | 'hasChannels'>): Promise<boolean> {
  const { shopOrderNo, payNo, isOnCredit } = placed;
  const giveUp = () => buyer.step('cancel', cancelOrder.path, { shopOrderNo, reason: '不想买了' }, shopOrderNo);
  const chance = random();
  if (isOnCredit) return true;
  if (chance < 0.1) return false;
  if (chance < 0.4) {
    const codeUrl = hasChannels && chance < 0.2 ? await buyer.codeFor(payNo, 'wechat') : '';
    await giveUp();
    if (codeUrl !== '') await actAtChannel(codeUrl, 'late');
    return false;
  }
  if (!hasChannels) return false;
  const isPaid = await buyer.pay(placed, chance < 0.5 ? 'twice' : 'pay');
  if (!isPaid || chance < 0.9) return isPaid;
  await giveUp();
  return false;
}

/** An order of one to three pieces, with a coupon or none. */
async function placeOne(buyer: Trader, own: World, { world, random }: { world: TradeWorld; random(): number }): Promise<Placed | null> {
  const quantity = 1 + Math.floor(random() * 3);
  const skuNo = world.skuNos[Math.floor(random() * world.skuNos.length)] ?? '';
  const couponNo = random() < 0.6 ? own.coupons.shift() : undefined;
  const amount = quantity * PRICE - (couponNo === undefined ? 0 : OFF);
  const isOnCredit = random() < 0.3;
  const answer = await buyer.ask<{ shopOrderNo: string; payNo: string }>('place', placeOrder.path, (remark) => ({
    productList: [{ skuNo, quantity }],
    addressId: own.addressId,
    couponIds: couponNo === undefined ? [] : [couponNo],
    amount,
    remark,
    payWay: isOnCredit ? 'credit' : 'online',
  }));
  return answer === null ? null : { shopOrderNo: answer.shopOrderNo, payNo: answer.payNo, isOnCredit };
}

async function exchangeOne(buyer: Trader, own: World, { world, random }: { world: TradeWorld; random(): number }): Promise<void> {
  const body = { spuNo: world.giftNo, quantity: 1, addressId: own.addressId, points: GIFT_POINTS };
  const answer = await buyer.ask<Exchange>('exchange', purchaseCreditsGoods.path, () => body);
  if (answer !== null && random() < 0.6)
    await buyer.step('cancelExchange', cancelExchange.path, { exchangeNo: answer.exchangeNo, reason: '不要了' }, answer.exchangeNo);
}

/** Asks until there is an answer, with the same key, and records how it ended. */
class Trader {
  readonly #client: string;
  readonly #send: Send;
  readonly #trading: Trading;

  constructor(client: string, send: Send, trading: Trading) {
    this.#client = client;
    this.#send = send;
    this.#trading = trading;
  }

  /** A call that makes something: its answer, or null where it was refused or never came. */
  async ask<Data extends object>(op: Recorded['op'], path: string, bodyOf: (key: string) => object): Promise<Data | null> {
    const key = randomUUID();
    const { outcome, data } = await this.#insist<Data>(path, bodyOf(key), key);
    const number = data === undefined ? '' : 'shopOrderNo' in data ? String(data.shopOrderNo) : 'exchangeNo' in data ? String(data.exchangeNo) : '';
    this.#record({ op, key, outcome, number });
    return outcome === 'ok' ? (data ?? null) : null;
  }

  /** A step of what is there. Refused after an answer was lost, it may have been taken: nobody knows. */
  async step(op: Recorded['op'], path: string, body: object, number: string): Promise<boolean> {
    const key = randomUUID();
    const { outcome, data, lost } = await this.#insist<Partial<Order>>(path, body, key);
    this.#record({
      op,
      key,
      number,
      outcome: outcome === 'refused' && lost > 0 ? 'unknown' : outcome,
      ...(data?.revision === undefined ? {} : { revision: data.revision }),
    });
    return outcome === 'ok';
  }

  /** What the code of a channel says, to pay by; '' where there is none. */
  async codeFor(payNo: string, channel: 'wechat' | 'alipay'): Promise<string> {
    const { data } = await this.#insist<Payable>(startPayment.path, { businessType: 'order', businessNo: payNo, channel }, randomUUID());
    return data?.payment?.codeUrl ?? '';
  }

  /** By the code of a channel, or by two of them, and asks what became of it until that is known. */
  async pay({ shopOrderNo, payNo }: Placed, act: 'pay' | 'twice'): Promise<boolean> {
    let outcome: Recorded['outcome'] = 'unknown';
    while (outcome === 'unknown' && this.#trading.goOn()) {
      if (act === 'twice') await this.codeFor(payNo, 'alipay');
      const codeUrl = await this.codeFor(payNo, 'wechat');
      if (codeUrl !== '') await actAtChannel(codeUrl, act);
      const { data, outcome: asked } = await this.#insist<Payable>(checkPayment.path, { businessType: 'order', businessNo: payNo }, randomUUID());
      if (asked === 'refused' || data?.state === 'CLOSED') outcome = 'refused';
      else if (data?.state === 'PAID') outcome = 'ok';
    }
    this.#record({ op: 'pay', key: randomUUID(), outcome, number: shopOrderNo });
    return outcome === 'ok';
  }

  #record(one: Omit<Recorded, 'client'>): void {
    this.#trading.history.push({ client: this.#client, ...one });
  }

  async #insist<Data>(path: string, body: object, idempotencyKey: string): Promise<{ outcome: Recorded['outcome']; data?: Data; lost: number }> {
    for (let lost = 0; this.#trading.goOn();) {
      const answer = await this.#send({ path, body, idempotencyKey }).catch(() => null);
      if (answer?.status === 200) return { outcome: 'ok', data: (JSON.parse(answer.body) as { data: Data }).data, lost };
      // too many for now is no refusal
      if (answer !== null && answer.status < 500 && answer.status !== 429) return { outcome: 'refused', lost };
      if (answer !== null && answer.status >= 500 && !isPatient(answer)) this.#trading.broken.push(`${path}: ${answer.status} ${answer.body}`);
      if (answer === null || answer.status !== 429) lost++;
      await sleep(100);
    }
    return { outcome: 'unknown', lost: 1 };
  }
}

/** Refused for now, in words, and when to come again. */
const isPatient = ({ status, retryAfter, body }: Awaited<ReturnType<Send>>): boolean =>
  status === 503 && retryAfter !== undefined && /"msg":"[^"]*[\u4e00-\u9fff]/.test(body);
