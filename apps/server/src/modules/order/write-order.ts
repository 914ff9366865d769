/** Orders of rooms above that sell by rules of their own; stock is held by them. */
import type { Yuan } from '@portal/units';
import { maskPhone } from '@portal/units';
import type { Owner, Telling } from '../../platform/http/context.ts';
import { getContact } from '../account/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { openPayments } from '../payment/index.ts';
import type { StepNeeds } from './needs.ts';
import { paidFor } from './order-money.ts';
import { orderNumberOf } from './order-number.ts';
import { partsOf, type OrderDraft } from './order-rows.ts';
import { takeOrderNumbers, type TradeOrderRow } from './store.ts';
import { takeStep } from './take-step.ts';
import { insertOrders, type NewOrder } from './write-store.ts';

export interface PlacedOrder {
  orderNo: string;
  shopOrderNo: string;
  payNo: string;
  amount: Yuan;
  gmtExpire: string;
}

/** In the order of the drafts, each an order of its own; as many statements for many as for one. What is free is paid at once. */
export async function writeOrders(ctx: Telling, needs: StepNeeds, drafts: readonly OrderDraft[]): Promise<PlacedOrder[]> {
  const numbers = await takeOrderNumbers(ctx.db, drafts.length);
  const names = await buyerNamesOf(
    ctx,
    drafts.map(({ buyer }) => buyer),
  );
  const written = drafts.flatMap((draft, index) => {
    const orderNo = orderNumberOf(numbers[index] ?? 0, ctx.now);
    return partsOf(ctx, [draft], { orderNo, buyerName: names[index] ?? '' });
  });
  await insertOrders(ctx.db, written);
  await openPayments(ctx, paidFor(toBePaid(written)));
  await takeFree(ctx, needs, written);
  return written.map(placedOf);
}

/** What is paid by a channel, each whole once. */
export const toBePaid = (written: readonly NewOrder[]): TradeOrderRow[] => [
  ...new Set(written.flatMap(({ order, shopOrder }) => (order.amount === 0 || shopOrder.payWay === 'credit' ? [] : [order]))),
];

/** What costs nothing is paid. */
export async function takeFree(ctx: Telling, needs: StepNeeds, written: readonly NewOrder[]): Promise<void> {
  for (const { shopOrder } of written) if (shopOrder.amount === 0) await takeStep(ctx, needs, shopOrder, { act: 'pay', who: 'payment', actorNo: '' });
}

export const placedOf = ({ order: { orderNo, payNo, amount, gmtExpire }, shopOrder: { shopOrderNo } }: NewOrder): PlacedOrder => ({
  orderNo,
  shopOrderNo,
  payNo,
  amount,
  gmtExpire: gmtExpire.toISOString(),
});

export const nameOf = (companyName: string | null | undefined, phone: string): string => companyName ?? `个人 ${maskPhone(phone)}`;

/** As the dealer reads them. */
async function buyerNamesOf({ db }: Pick<Telling, 'db'>, buyers: readonly Owner[]): Promise<string[]> {
  const companies = await listCompanyNames(db, [...new Set(buyers.flatMap(({ merchantNo }) => (merchantNo === '' ? [] : [merchantNo])))]);
  const names: string[] = [];
  for (const { accountNo, merchantNo } of buyers)
    names.push(nameOf(companies.get(merchantNo), companies.has(merchantNo) ? '' : (await getContact(db, accountNo)).contactPhone));
  return names;
}
