/** Rows of an order, of what is to be ordered. */
import type { Order } from '@portal/contract/order';
import type { OrderType, PayWay } from '@portal/engines/states';
import { fen, toFen, toYuan, type Yuan } from '@portal/units';
import type { Owner, Telling } from '../../platform/http/context.ts';
import type { StockPieces } from '../price/index.ts';
import type { OrderLineRow, ShopOrderRow, TradeOrderRow } from './store.ts';
import type { TakenCoupon } from './tables.ts';
import type { NewOrder } from './write-store.ts';

/** Of an order at one dealer, or of its part there. */
export interface OrderDraft {
  buyer: Owner;
  shopNo: string;
  orderType: OrderType;
  /** Left out: by the code of a channel. On credit nothing is opened to be paid: whoever writes it takes the step. */
  payWay?: PayWay;
  address: Order['address'];
  /** A model once, at the price that is given. */
  lines: readonly Omit<
    OrderLineRow,
    | 'id'
    | 'shopOrderNo'
    | 'sort'
    | 'shippedQuantity'
    | 'refundedQuantity'
    | 'withdrawnQuantity'
    | 'heldQuantity'
    | 'couponAmount'
    | 'providerCouponAmount'
    | 'paidAmount'
  >[];
  goodsAmount: Yuan;
  /** What coupons take off in all and of each line, what of that those of the provider, and which they are; left out: there is none. */
  coupons?: { amount: Yuan; lineAmounts: readonly Yuan[]; providerAmounts: readonly Yuan[]; taken: readonly TakenCoupon[] };
  freight: Yuan;
  /** Goods after coupons, and freight. */
  amount: Yuan;
  remark: string;
  /** What the buyer wants of the dealer; left out: none. */
  invoice?: ShopOrderRow['invoice'];
  /** What was taken from the dealer's stock for it (`takeStock`), and goes back there when it closes. */
  held: readonly StockPieces[];
  payWithinMs: number;
}

export interface NamedOrder {
  orderNo: string;
  /** As the dealer reads it. */
  buyerName: string;
}

/** The whole that the parts of these drafts are paid as, and each part; all of one buyer, to one address. */
export function partsOf(ctx: Pick<Telling, 'now' | 'newId'>, drafts: readonly OrderDraft[], { orderNo, buyerName }: NamedOrder): NewOrder[] {
  const [first] = drafts;
  if (first === undefined) return [];
  const { buyer, address, payWithinMs } = first;
  const amount = toYuan(fen(drafts.reduce((sum, part) => sum + toFen(part.amount), 0)));
  const gmtCreate = new Date(ctx.now);
  const order: TradeOrderRow = { orderNo, ...buyer, buyerName, address, amount, payNo: orderNo, gmtCreate, gmtExpire: new Date(ctx.now + payWithinMs) };
  return drafts.map((draft, index) => partFrom(ctx, draft, order, `${orderNo}-${index + 1}`));
}

function partFrom(ctx: Pick<Telling, 'newId'>, draft: OrderDraft, order: TradeOrderRow, shopOrderNo: string): NewOrder {
  const { buyer, shopNo, orderType, payWay = 'online', lines, goodsAmount, coupons, freight, amount, remark, invoice = null, held } = draft;
  const { orderNo, gmtCreate, gmtExpire } = order;
  const shopOrder: ShopOrderRow = {
    shopOrderNo,
    orderNo,
    ...buyer,
    shopNo,
    orderType,
    payWay,
    state: 'pendingPayment',
    revision: 0,
    goodsAmount,
    discount: 0,
    couponAmount: coupons?.amount ?? 0,
    coupons: [...(coupons?.taken ?? [])],
    freight,
    amount,
    refundedAmount: 0,
    lineCount: lines.length,
    pieceCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    remark,
    invoice,
    closeReason: '',
    gmtCreate,
    gmtModified: gmtCreate,
    gmtDeadline: gmtExpire,
  };
  return {
    order,
    shopOrder,
    lines: lines.map((line, index) => ({
      ...line,
      couponAmount: coupons?.lineAmounts[index] ?? 0,
      providerCouponAmount: coupons?.providerAmounts[index] ?? 0,
      id: ctx.newId(),
      shopOrderNo,
      sort: index + 1,
      shippedQuantity: 0,
      refundedQuantity: 0,
      withdrawnQuantity: 0,
      heldQuantity: 0,
      paidAmount: toYuan(fen(toFen(line.amount) - toFen(coupons?.lineAmounts[index] ?? 0))),
    })),
    event: { shopOrderNo, act: 'place', who: 'buyer', actorNo: buyer.accountNo, text: '', gmtCreate },
    holds: held.map((pieces) => ({ shopOrderNo, ...pieces, state: 'held', returned: 0 })),
  };
}
