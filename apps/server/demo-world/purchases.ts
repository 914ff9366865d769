/** Orders of the demo world with what came of them, where their goods go, and what the dealer takes for sending them. */
import { allocate, amountOfPieces, freightOf, type FreightTerms } from '@portal/engines/pricing';
import { UserType } from '@portal/engines/access';
import { SkuStatus } from '@portal/engines/goods';
import { orderStates, type OrderState } from '@portal/engines/states';
import { CONFIRM_WITHIN_MS, deliveryOf, deliveryWords, PAY_WITHIN_MS, RECEIVE_WITHIN_MS } from '@portal/contract/order';
import type { DealerAct } from '@portal/contract/staff';
import { fen, toFen, toYuan, formatYuan } from '@portal/units';
import { insertAddress } from '../src/modules/address/index.ts';
import { listSkuPrices, listWarranties, type CatalogRows, type SourcedSkuPrice } from '../src/modules/catalog/index.ts';
import { insertCoupon } from '../src/modules/coupon/index.ts';
import {
  insertEvent,
  insertOrders,
  insertParcel,
  orderNumberOf,
  putFreightTemplate,
  takeOrderNumbers,
  type OrderLineRow,
  type ShopOrderRow,
} from '../src/modules/order/index.ts';
import { creditsHearOrders } from '../src/modules/credits/index.ts';
import { putPayables, insertPayment, insertRefund } from '../src/modules/payment/index.ts';
import { listOffers } from '../src/modules/price/index.ts';
import { insertHistory } from '../src/modules/staff/index.ts';
import { acceptCredit, repayCredit, reserveCredit } from '../src/modules/trade-credit/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import type { Owner } from '../src/platform/http/context.ts';
import { demoCouponOf } from './coupons.ts';
import { accountNoOf, demoInstaller } from './people.ts';
import { DEMO_ON_CREDIT } from './purchases-on-credit.ts';
import { DEMO_PURCHASES, type DemoBuyer, type DemoPurchase, type PurchaseStep } from './purchases-made.ts';

const HOUR_MS = 3_600_000;

/** By province the first ten pieces and every ten more; nothing from an amount of goods on. */
const FREIGHT: FreightTerms = {
  rules: [
    { provinceCodes: ['33', '31', '32'], firstPieces: 10, firstFee: 12, nextPieces: 10, nextFee: 5 },
    { provinceCodes: ['54', '65'], firstPieces: 5, firstFee: 60, nextPieces: 5, nextFee: 40 },
    { provinceCodes: [], firstPieces: 10, firstFee: 20, nextPieces: 10, nextFee: 10 },
  ],
  freeFrom: 5_000,
};

const zhejiang = { provinceCode: '33', provinceName: '浙江省' };
const xihu = { ...zhejiang, cityCode: '3301', cityName: '杭州市', areaCode: '330106', areaName: '西湖区' };
const haishu = { ...zhejiang, cityCode: '3302', cityName: '宁波市', areaCode: '330203', areaName: '海曙区' };
const BUYERS = {
  installer: {
    owner: demoInstaller,
    userType: UserType.SecondLevel,
    buyerName: '杭州安联弱电工程有限公司',
    address: { ...xihu, detailAddress: '文三路 259 号昌地火炬大厦 2 号楼 1106 室', contactName: '陈建国', contactPhone: '13800000003' },
  },
  gold: {
    owner: { accountNo: accountNoOf('13800000004'), merchantNo: 'M200002' },
    userType: UserType.GoldSecondLevel,
    buyerName: '宁波甬城金盾科技有限公司',
    address: { ...haishu, detailAddress: '中山西路 138 号天宁大厦 8 楼', contactName: '赵敏之', contactPhone: '13800000004' },
  },
  person: {
    owner: { accountNo: accountNoOf('13800000001'), merchantNo: '' },
    userType: UserType.Person,
    buyerName: '个人 138****0001',
    address: { ...xihu, detailAddress: '翠苑三区 15 幢 2 单元 501', contactName: '林晓', contactPhone: '13800000001' },
  },
} as const satisfies Record<DemoBuyer, object>;

const DEALER: Owner = { accountNo: accountNoOf('13800000002'), merchantNo: 'M100001' };

const ALL = [...DEMO_PURCHASES, ...DEMO_ON_CREDIT];

type Action = Parameters<typeof insertHistory>[1] & { gmtCreate: Date };

interface Making {
  now: number;
  newId(): string;
}

export async function insertDemoPurchases(db: Db, { skus = [] }: CatalogRows, making: Making): Promise<void> {
  await putFreightTemplate(db, DEALER.merchantNo, FREIGHT, new Date(making.now));
  // a person writes the first address without help
  for (const { owner, address } of [BUYERS.installer, BUYERS.gold])
    await insertAddress(db, owner, { ...address, isDefault: true, id: making.newId(), at: new Date(making.now) });
  const choices = await listChoices(
    db,
    skus.map(({ skuNo }) => skuNo),
    making.now,
  );
  const actions: Action[] = [];
  for (const purchase of ALL.toReversed()) await insertPurchase(db, purchase, { ...making, actions, choices: choices.get(keyOf(purchase)) ?? [] });
  for (const action of actions.toSorted((one, other) => one.gmtCreate.getTime() - other.gmtCreate.getTime())) await insertHistory(db, action);
}

const keyOf = ({ buyer, shopNo }: Pick<DemoPurchase, 'buyer' | 'shopNo'>): string => `${buyer} ${shopNo}`;

/** What each buyer may order of each dealer, as it is priced for them and there. */
async function listChoices(db: Db, skuNos: readonly string[], now: number): Promise<ReadonlyMap<string, readonly SourcedSkuPrice[]>> {
  const choices = new Map<string, readonly SourcedSkuPrice[]>();
  for (const { buyer, shopNo } of new Map(ALL.map((purchase) => [keyOf(purchase), purchase])).values()) {
    const { owner, userType } = BUYERS[buyer];
    const stock = new Map((await listOffers(db, shopNo, null)).map((offer) => [offer.skuNo, offer.stockTotal]));
    const offered = skuNos.filter((skuNo) => (stock.get(skuNo) ?? 0) > 0);
    const prices = await listSkuPrices({ db, caller: { ...owner, userType, boundShopNo: shopNo }, now }, offered);
    const sold = offered.flatMap((skuNo) => prices.get(skuNo) ?? []).filter(({ skuStatus, price }) => skuStatus === SkuStatus.Active && (price ?? 0) > 0);
    choices.set(keyOf({ buyer, shopNo }), sold);
  }
  return choices;
}

async function insertPurchase(
  db: Db,
  purchase: DemoPurchase,
  { now, newId, actions, choices }: Making & { actions: Action[]; choices: readonly SourcedSkuPrice[] },
): Promise<void> {
  const { shopNo, steps, remark, closeReason = '', off = 0, coupons = [], repaid } = purchase;
  const { owner, buyerName, address } = BUYERS[purchase.buyer];
  const placedAt = now - purchase.hoursAgo * HOUR_MS;
  const [serial = 0] = await takeOrderNumbers(db, 1);
  const orderNo = orderNumberOf(serial, placedAt);
  const shopOrderNo = `${orderNo}-1`;
  const chosen = linesOf(purchase, choices, { shopOrderNo, newId });
  const warranties = await listWarranties(
    db,
    chosen.map(({ skuNo }) => skuNo),
  );
  const lines = chosen.map((line): OrderLineRow => ({ ...line, warrantyMonths: warranties.get(line.skuNo) ?? null }));
  if (lines.length === 0) return;
  const goodsAmount = sumOf(lines.map(({ amount }) => amount));
  const taken = coupons.map((templateNo) => ({ templateNo, couponNo: newId(), ...demoCouponOf(templateNo) }));
  const couponAmount = sumOf(taken.map((coupon) => coupon.off));
  const couponParts = allocate(
    toFen(couponAmount),
    lines.map(({ amount }) => toFen(amount)),
  );
  const providerParts = allocate(toFen(sumOf(taken.flatMap((coupon) => (coupon.isPlatform ? [coupon.off] : [])))), couponParts);
  const parts = allocate(
    toFen(off),
    lines.map(({ amount }, index) => fen(toFen(amount) - (couponParts[index] ?? 0) - 1)),
  );
  const pieceCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const freight = freightOf(shopNo === DEALER.merchantNo ? FREIGHT : null, { provinceCode: address.provinceCode, pieces: pieceCount, goodsAmount });
  const fee = freight.kind === 'fee' ? freight.fee : 0;
  const amount = toYuan(fen(toFen(goodsAmount) - toFen(couponAmount) - toFen(off) + toFen(fee)));
  const before = toYuan(fen(toFen(amount) + toFen(off)));
  const states = steps.reduce<OrderState[]>((all, { act, who }) => [...all, afterStep(all.at(-1), act, who)], ['pendingPayment']);
  const state = states.at(-1) ?? 'pendingPayment';
  const isPaid = states.includes('pendingConfirm');
  const isAccepted = states.includes('toShip');
  const at = (hours: number) => new Date(placedAt + hours * HOUR_MS);
  const last = steps.at(-1)?.hours ?? 0;
  const gmtExpire = new Date(placedAt + PAY_WITHIN_MS);
  const isChanged = steps.some(({ act }) => act === 'changePrice');
  const payNo = isChanged ? `${orderNo}R1` : orderNo;
  const gmtDeadline = {
    pendingPayment: gmtExpire,
    pendingConfirm: new Date(at(last).getTime() + CONFIRM_WITHIN_MS),
    shipped: new Date(at(last).getTime() + RECEIVE_WITHIN_MS),
  };
  const shopOrder: ShopOrderRow = {
    shopOrderNo,
    orderNo,
    ...owner,
    shopNo,
    orderType: 'normal',
    payWay: repaid === undefined ? 'online' : 'credit',
    state,
    revision: steps.length,
    goodsAmount,
    discount: off,
    couponAmount,
    coupons: taken.map((coupon) => ({ couponNo: coupon.couponNo, name: coupon.name, amount: coupon.off })),
    freight: fee,
    amount,
    refundedAmount: isPaid && state === 'closed' ? amount : 0,
    lineCount: lines.length,
    pieceCount,
    remark,
    invoice: purchase.invoice ?? null,
    closeReason,
    gmtCreate: at(0),
    gmtModified: at(last),
    gmtDeadline: state in gmtDeadline ? gmtDeadline[state as keyof typeof gmtDeadline] : null,
  };
  await insertOrders(db, [
    {
      order: { orderNo, ...owner, buyerName, address, amount, payNo, gmtCreate: at(0), gmtExpire },
      shopOrder,
      lines: lines.map((line, index) => ({
        ...line,
        couponAmount: toYuan(fen(couponParts[index] ?? 0)),
        providerCouponAmount: toYuan(fen(providerParts[index] ?? 0)),
        paidAmount: toYuan(fen(toFen(line.amount) - (couponParts[index] ?? 0) - (parts[index] ?? 0))),
        shippedQuantity: sentOf(steps, index, line.quantity),
      })),
      event: { shopOrderNo, act: 'place', who: 'buyer', actorNo: owner.accountNo, text: '', gmtCreate: at(0) },
      holds: lines.map(({ skuNo, quantity }) => ({
        shopOrderNo,
        skuNo,
        quantity,
        state: state === 'closed' ? 'released' : isAccepted ? 'deducted' : 'held',
        returned: 0,
      })),
    },
  ]);
  for (const { templateNo, couponNo } of taken) {
    const [gmtCreate, gmtEnd] = [at(-2 * 24), at(30 * 24)];
    const used = { templateNo, couponNo, ...owner, state: 'used', shopOrderNo, gmtBegin: gmtCreate, gmtEnd, gmtCreate, gmtModified: at(0) } as const;
    await insertCoupon(db, used);
  }
  if (shopNo === DEALER.merchantNo) actions.push(...actionsOf(steps, { shopOrderNo, amounts: { before, after: amount, off }, lines, at }));
  const received = steps.find(({ act }) => act === 'receive');
  for (const [index, { hours, act, who, text = '', parcel }] of steps.entries()) {
    const actorNo = who === 'buyer' ? owner.accountNo : who === 'dealer' ? DEALER.accountNo : '';
    const words = act === 'changePrice' ? `应付由 ${formatYuan(before).text} 改为 ${formatYuan(amount).text}` : text;
    await insertEvent(db, { shopOrderNo, act, who, actorNo, text: words, gmtCreate: at(hours) });
    if (!parcel) continue;
    const { sends, ...delivery } = parcel;
    const gone = steps.slice(0, index);
    const pieces = lines.map(({ id, quantity }, place) => ({ id, quantity: sends ? (sends[place] ?? 0) : quantity - sentOf(gone, place, quantity) }));
    await insertParcel(db, {
      shopOrderNo,
      ...deliveryOf(delivery),
      lines: pieces.filter(({ quantity }) => quantity > 0),
      gmtCreate: at(hours),
      gmtReceived: received ? at(received.hours) : null,
    });
  }
  if (received) await creditsHearOrders({ db, now: at(received.hours).getTime(), newId, signal: () => {} }, shopOrder, 'receive');
  if (repaid !== undefined) {
    const credit = { shopNo, merchantNo: owner.merchantNo, shopOrderNo, amountFen: toFen(amount) };
    await reserveCredit({ db, now: placedAt }, credit, owner.accountNo);
    if (isAccepted) await acceptCredit({ db, now: placedAt }, credit);
    return repaid > 0 ? repayCredit({ db, now: placedAt + 20 * 24 * HOUR_MS }, { ...credit, amountFen: toFen(repaid) }, DEALER.accountNo) : undefined;
  }
  const paidAt = at(steps.find(({ act }) => act === 'pay')?.hours ?? 0);
  const business = { businessType: 'order', businessNo: payNo };
  const amountFen = toFen(amount);
  const payable = { ...business, ...owner, amountFen, subject: `订单 ${orderNo}`, gmtExpire, gmtCreate: at(0) };
  await putPayables(db, [{ ...payable, state: isPaid ? 'PAID' : state === 'closed' ? 'CLOSED' : 'OPEN', gmtModified: isPaid ? paidAt : at(last) }]);
  if (!isPaid) return;
  const paymentNo = newId();
  const isBack = state === 'closed';
  const kept = { channelTradeNo: `DEMO${paymentNo}`, isKept: true, gmtPaid: paidAt, gmtExpire, gmtCreate: at(0), gmtModified: paidAt };
  await insertPayment(db, { ...business, ...kept, paymentNo, channel: 'wechat', amountFen, state: isBack ? 'REFUNDED' : 'SUCCEEDED' });
  if (!isBack) return;
  const gmtRefunded = at(last + 0.1);
  const refund = { paymentNo, amountFen, requestNo: shopOrderNo, reason: 'BUSINESS', gmtCreate: at(last), gmtModified: gmtRefunded, gmtRefunded } as const;
  await insertRefund(db, { ...refund, refundNo: newId(), state: 'SUCCEEDED' });
  await insertEvent(db, { shopOrderNo, act: 'refund', who: 'payment', actorNo: '', text: formatYuan(amount).text, gmtCreate: gmtRefunded });
}

/** What the dealer did with it, as its list of actions says it (ENTERPRISE-18). */
function actionsOf(
  steps: readonly PurchaseStep[],
  order: {
    shopOrderNo: string;
    amounts: { before: number; after: number; off: number };
    lines: readonly { quantity: number }[];
    at(hours: number): Date;
  },
): Action[] {
  const { shopOrderNo, amounts, lines, at } = order;
  const money = (yuan: number): string => formatYuan(yuan).text;
  return steps.flatMap(({ hours, act, who, text = '', parcel }, index): Action[] => {
    if (who !== 'dealer') return [];
    const sent = (until: number) => lines.reduce((sum, { quantity }, place) => sum + sentOf(steps.slice(0, until), place, quantity), 0);
    const action = ((): [act: DealerAct, detail: string] | null => {
      if (parcel) return ['shipShopOrder', `${sent(index + 1) - sent(index)} 件，${deliveryWords(deliveryOf(parcel))}`];
      if (act === 'confirm') return ['confirmShopOrder', money(amounts.after)];
      if (act === 'reject') return ['rejectShopOrder', `${money(amounts.after)}，原因：${text}`];
      const changed = `应付 ${money(amounts.before)} 改为 ${money(amounts.after)}，优惠 ${money(0)} 改为 ${money(amounts.off)}`;
      return act === 'changePrice' ? ['changeShopOrderPrice', changed] : null;
    })();
    if (action === null) return [];
    const [done, detail] = action;
    return [{ merchantNo: DEALER.merchantNo, act: done, actorNo: DEALER.accountNo, detail: `订单 ${shopOrderNo}，${detail}`, gmtCreate: at(hours) }];
  });
}

/** Nothing sent, nothing asked back. */
const UNTOUCHED = { shippedQuantity: 0, refundedQuantity: 0, withdrawnQuantity: 0, heldQuantity: 0 };

/** Models in the order of the wishes, each once; a wish that finds nothing is left out. */
function linesOf(
  { requested }: DemoPurchase,
  choices: readonly SourcedSkuPrice[],
  { shopOrderNo, newId }: { shopOrderNo: string; newId(): string },
): Omit<OrderLineRow, 'warrantyMonths'>[] {
  const chosen: [SourcedSkuPrice, number][] = [];
  for (const [looked, quantity] of requested) {
    const found = choices.find(
      (choice) => looked.test(`${choice.productCategory} ${choice.productName}`) && !chosen.some(([one]) => one.skuNo === choice.skuNo),
    );
    if (found) chosen.push([found, Math.min(quantity, found.maxNum ?? quantity)]);
  }
  return chosen.map(([facts, quantity], index) => {
    const { spuNo, skuNo, productName, productModel, productImage, unit, priceSource } = facts;
    const price = facts.price ?? 0;
    const amount = amountOfPieces({ ratePrice: price }, quantity);
    const what = {
      spuNo,
      skuNo,
      productName,
      productModel,
      picUrl: productImage,
      unit,
      quantity,
      price,
      priceSource,
      dailyPrice: null,
      amount,
      couponAmount: 0,
      providerCouponAmount: 0,
      paidAmount: amount,
    };
    return { ...what, id: newId(), shopOrderNo, sort: index + 1, ...UNTOUCHED, sourceType: 'product', sourceId: '' };
  });
}

/** Pieces of a line that the parcels so far hold; one without figures holds all that were left. */
const sentOf = (steps: readonly PurchaseStep[], place: number, quantity: number): number =>
  steps.reduce((sent, { parcel }) => (parcel === undefined ? sent : parcel.sends ? sent + (parcel.sends[place] ?? 0) : quantity), 0);

const sumOf = (amounts: readonly number[]): number => toYuan(fen(amounts.reduce((sum, amount) => sum + toFen(amount), 0)));

function afterStep(state: OrderState = 'pendingPayment', act: PurchaseStep['act'], who: PurchaseStep['who']): OrderState {
  const next = orderStates.after(state, act, who);
  if (next === null) throw new Error(`no ${who} may ${act} what is ${state}`);
  return next;
}
