/** Orders, requests about them, and coupons, as they are walked. */
import {
  agreeAfterSale,
  appealAfterSale,
  applyAfterSale,
  cancelAfterSale,
  decideAfterSale,
  getAfterSaleDetail,
  receiveGoodsAnew,
  receiveReturnedGoods,
  refuseAfterSale,
  rejectReturnedGoods,
  sendBackGoods,
  sendGoodsAnew,
} from '@portal/contract/after-sale';
import {
  cancelOrder,
  changeParcel,
  changeShopOrderPrice,
  confirmParcel,
  confirmReceipt,
  confirmShopOrder,
  getOrder,
  rejectShopOrder,
} from '@portal/contract/order';
import { afterSaleStates, orderStates, type AfterSaleState, type AfterSaleWay } from '@portal/engines/states';
import type { Driver } from './state-walk.ts';
import { accepted, PARCEL, PIECES, PRICE, type StateWorld } from './state-world.ts';

const reason = '不要了';
const PLACE = '浙江省杭州市滨江区长河路 1 号 仓库 13900000000';

export function orderDriver(world: StateWorld): Driver {
  const { buyer, dealing, deciding, key } = world;
  const no = (shopOrderNo: string) => ({ body: { shopOrderNo } });
  const runOut = (shopOrderNo: string) => world.runOut('shop_order', shopOrderNo);
  /** What was not sent is asked back; who then decides makes the difference. */
  const askBack = async (shopOrderNo: string): Promise<string> => {
    const { lines } = await buyer.call(getOrder, { params: { shopOrderNo } });
    const left = lines.map(({ id, quantity, shippedQuantity }) => ({ id, quantity: quantity - shippedQuantity }));
    const body = { shopOrderNo, way: 'refund' as const, isUnsent: true, lines: left, reason: 'other' as const };
    return (await buyer.call(applyAfterSale, { body, idempotencyKey: key() })).afterSaleNo;
  };
  const backByDealer = async (shopOrderNo: string) => dealing(agreeAfterSale, { body: { afterSaleNo: await askBack(shopOrderNo) } });
  const backByProvider = async (shopOrderNo: string) => {
    const afterSaleNo = await askBack(shopOrderNo);
    await dealing(refuseAfterSale, { body: { afterSaleNo, text: reason } });
    await buyer.call(appealAfterSale, { body: { afterSaleNo, text: reason } });
    await deciding(decideAfterSale, { body: { afterSaleNo, decision: 'award', text: reason } });
  };
  const backByClock = async (shopOrderNo: string) => world.runOut('after_sale', await askBack(shopOrderNo));
  return {
    name: 'order',
    states: orderStates,
    start: 'pendingPayment',
    make: () => world.order(),
    stateOf: async (shopOrderNo) => (await buyer.call(getOrder, { params: { shopOrderNo } })).state,
    // received parcel by parcel it stays as it is until the last one
    ways: { shipped: ['pay payment', 'confirm dealer', 'shipPart dealer', 'shipAll dealer'] },
    acts: {
      'pay payment': (one) => world.pay(one),
      // it is so placed, or not at all
      'payByCredit buyer': () => world.order({ payWay: 'credit' }),
      'changePrice dealer': (shopOrderNo) => dealing(changeShopOrderPrice, { body: { shopOrderNo, goodsAmount: PIECES * PRICE - 1, freight: 0 } }),
      'cancel buyer': (shopOrderNo) => buyer.call(cancelOrder, { body: { shopOrderNo, reason } }),
      'expire clock': runOut,
      'receive clock': runOut,
      'confirm dealer': (one) => dealing(confirmShopOrder, no(one)),
      'reject dealer': (shopOrderNo) => dealing(rejectShopOrder, { body: { shopOrderNo, reason } }),
      'shipPart dealer': (one) => world.ship(one, 1),
      'shipAll dealer': (one) => world.ship(one),
      'changeParcel dealer': (shopOrderNo) => dealing(changeParcel, { body: { shopOrderNo, parcelNo: 1, ...world.parcel() } }),
      'receiveParcel buyer': (shopOrderNo) => buyer.call(confirmParcel, { body: { shopOrderNo, parcelNo: 1 } }),
      'receive buyer': (one) => buyer.call(confirmReceipt, no(one)),
      'refundAll dealer': backByDealer,
      'refundRest dealer': backByDealer,
      'refundAll provider': backByProvider,
      'refundRest provider': backByProvider,
      'refundAll clock': backByClock,
      'refundRest clock': backByClock,
    },
  };
}

interface Kind {
  way: AfterSaleWay;
  isUnsent: boolean;
  only?: readonly AfterSaleState[];
}
/** Two kinds are walked whole; of the others where they differ. */
export const KINDS: readonly Kind[] = [
  { way: 'refund', isUnsent: true },
  { way: 'return', isUnsent: false },
  { way: 'refund', isUnsent: false, only: ['applied'] },
  { way: 'exchange', isUnsent: false, only: ['applied', 'sellerAgreed', 'buyerShipped', 'sentAnew'] },
  { way: 'repair', isUnsent: false, only: ['applied', 'sellerAgreed', 'buyerShipped'] },
];

function isOfKind(act: string, who: string, { way, isUnsent }: Kind): boolean {
  if (act === 'agreeRefund') return way === 'refund' && (who !== 'clock' || isUnsent);
  if (act === 'agreeReturn') return way !== 'refund';
  if (act === 'receiveGoods') return way === 'return';
  if (act === 'sendAnew') return way === 'exchange' || way === 'repair';
  return act !== 'appeal' || who !== 'clock' || !isUnsent;
}

export function afterSaleDriver(world: StateWorld, kind: Kind): Driver {
  const { buyer, dealing, deciding, key } = world;
  const one = (afterSaleNo: string) => ({ body: { afterSaleNo } });
  const runOut = (no: string) => world.runOut('after_sale', no);
  const agree = (afterSaleNo: string) => dealing(agreeAfterSale, { body: { afterSaleNo, ...(kind.way === 'refund' ? {} : { returnAddress: PLACE }) } });
  return {
    name: `after-sale (${kind.way}, ${kind.isUnsent ? 'not sent' : 'sent'})`,
    states: afterSaleStates,
    start: 'applied',
    ...(kind.only ? { only: kind.only } : {}),
    isOwn: (act, who) => isOfKind(act, who, kind),
    async make() {
      const shopOrderNo = await accepted(world);
      if (!kind.isUnsent) await world.ship(shopOrderNo);
      const lines = [{ id: await world.lineOf(shopOrderNo), quantity: 1 }];
      const body = { shopOrderNo, way: kind.way, isUnsent: kind.isUnsent, lines, reason: 'quality' as const, faultTypeId: 1, serialNos: ['SN-2026-0001'] };
      return (await buyer.call(applyAfterSale, { body, idempotencyKey: key() })).afterSaleNo;
    },
    stateOf: async (afterSaleNo) => (await buyer.call(getAfterSaleDetail, { params: { afterSaleNo } })).state,
    acts: {
      'agreeRefund dealer': agree,
      'agreeReturn dealer': agree,
      'agreeRefund clock': runOut,
      'appeal clock': runOut,
      'expire clock': runOut,
      'refuse dealer': (afterSaleNo) => dealing(refuseAfterSale, { body: { afterSaleNo, text: '已拆封' } }),
      'cancel buyer': (no) => buyer.call(cancelAfterSale, one(no)),
      'sendBack buyer': (afterSaleNo) => buyer.call(sendBackGoods, { body: { afterSaleNo, ...PARCEL } }),
      'receiveGoods dealer': (no) => dealing(receiveReturnedGoods, one(no)),
      'rejectGoods dealer': (afterSaleNo) => dealing(rejectReturnedGoods, { body: { afterSaleNo, text: '少了配件' } }),
      'sendAnew dealer': (afterSaleNo) => dealing(sendGoodsAnew, { body: { afterSaleNo, ...PARCEL } }),
      'receiveAnew buyer': (no) => buyer.call(receiveGoodsAnew, one(no)),
      'receiveAnew clock': runOut,
      'appeal buyer': (afterSaleNo) => buyer.call(appealAfterSale, { body: { afterSaleNo, text: '商品确有问题' } }),
      'award provider': (afterSaleNo) => deciding(decideAfterSale, { body: { afterSaleNo, decision: 'award', text: '凭证充分' } }),
      'dismiss provider': (afterSaleNo) => deciding(decideAfterSale, { body: { afterSaleNo, decision: 'dismiss', text: '凭证不足' } }),
      'refund payment': () => world.goBack(),
    },
  };
}
