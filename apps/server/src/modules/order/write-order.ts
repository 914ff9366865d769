/** An order as it is written: for placing one, and for rooms above that sell by rules of their own. */
import type { Order } from '@portal/contract/order';
import type { OrderType, PayWay } from '@portal/engines/states';
import { fen, maskPhone, toFen, toYuan, type Yuan } from '@portal/units';
import type { Owner, Telling } from '../../platform/http/context.ts';
import { getContact } from '../account/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import type { StockPieces } from '../price/index.ts';
import type { StepNeeds } from './needs.ts';
import { openOrderPayments } from './order-money.ts';
import { orderNumberOf } from './order-number.ts';
import { insertOrders, takeOrderNumbers, type NewOrder, type OrderLineRow, type ShopOrderRow, type TradeOrderRow } from './store.ts';
import { takeStep } from './take-step.ts';

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
    'id' | 'shopOrderNo' | 'sort' | 'shippedQuantity' | 'refundedQuantity' | 'withdrawnQuantity' | 'heldQuantity' | 'couponAmount' | 'paidAmount'
  >[];
  goodsAmount: Yuan;
  /** What coupons take off in all and of each line, and which they are; left out: there is none. */
  coupons?: { amount: Yuan; lineAmounts: readonly Yuan[]; taken: Order['coupons'] };
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

export interface PlacedOrder {
  orderNo: string;
  shopOrderNo: string;
  payNo: string;
  amount: Yuan;
  gmtExpire: string;
}

export async function writeOrder(ctx: Telling, needs: StepNeeds, draft: OrderDraft): Promise<PlacedOrder> {
  const [placed] = await writeOrders(ctx, needs, [draft]);
  if (placed === undefined) throw new Error('an order was not written');
  return placed;
}

/** In the order of the drafts; as many statements for many as for one. What is free is paid at once. */
export async function writeOrders(ctx: Telling, needs: StepNeeds, drafts: readonly OrderDraft[]): Promise<PlacedOrder[]> {
  const numbers = await takeOrderNumbers(ctx.db, drafts.length);
  const names = await buyerNamesOf(
    ctx,
    drafts.map(({ buyer }) => buyer),
  );
  const written = drafts.map((draft, index) => orderFrom(ctx, draft, orderNumberOf(numbers[index] ?? 0, ctx.now), names[index] ?? ''));
  await insertOrders(ctx.db, written);
  await openOrderPayments(
    ctx,
    written.flatMap(({ order, shopOrder }) => (order.amount === 0 || shopOrder.payWay === 'credit' ? [] : [order])),
  );
  for (const { shopOrder } of written) if (shopOrder.amount === 0) await takeStep(ctx, needs, shopOrder, { act: 'pay', who: 'payment', actorNo: '' });
  return written.map(({ order: { orderNo, payNo, amount, gmtExpire }, shopOrder: { shopOrderNo } }) => ({
    orderNo,
    shopOrderNo,
    payNo,
    amount,
    gmtExpire: gmtExpire.toISOString(),
  }));
}

function orderFrom(ctx: Telling, draft: OrderDraft, orderNo: string, buyerName: string): NewOrder {
  const {
    buyer,
    shopNo,
    orderType,
    payWay = 'online',
    address,
    lines,
    goodsAmount,
    coupons,
    freight,
    amount,
    remark,
    invoice = null,
    held,
    payWithinMs,
  } = draft;
  const shopOrderNo = `${orderNo}-1`;
  const gmtCreate = new Date(ctx.now);
  const gmtExpire = new Date(ctx.now + payWithinMs);
  const order: TradeOrderRow = { orderNo, ...buyer, buyerName, address, amount, payNo: orderNo, gmtCreate, gmtExpire };
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
    coupons: coupons?.taken ?? [],
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

/** As the dealer reads them. */
async function buyerNamesOf({ db }: Pick<Telling, 'db'>, buyers: readonly Owner[]): Promise<string[]> {
  const companies = await listCompanyNames(db, [...new Set(buyers.flatMap(({ merchantNo }) => (merchantNo === '' ? [] : [merchantNo])))]);
  const names: string[] = [];
  for (const { accountNo, merchantNo } of buyers) names.push(companies.get(merchantNo) ?? `个人 ${maskPhone((await getContact(db, accountNo)).contactPhone)}`);
  return names;
}
