/** An order's price as a dealer types it anew (ORDER-12): what the goods come to, and the freight. */
import { FREIGHT_MAX, orderCopy, type Order } from '@portal/contract/order';
import { goodsAfterDiscount } from '@portal/engines/pricing';
import { fen, toFen, toYuan, typedYuan, yuanDigits } from '@portal/units';

export interface TypedPrice {
  goodsAmount: string;
  freight: string;
}
/** Yuan: taken off the goods, freight, the sum, and by how much that is less than it is now. */
export type PriceAfter = Readonly<Record<'discount' | 'freight' | 'amount' | 'lower', number>>;
export type PriceTrouble = Readonly<Partial<Record<keyof TypedPrice, string>>>;
type Read = { ok: true; price: { goodsAmount: number; freight: number } } | { ok: false; trouble: PriceTrouble };

/** What stands now. */
export const typedPriceOf = ({ goodsAmount, discount, freight }: Pick<Order, 'goodsAmount' | 'discount' | 'freight'>): TypedPrice => ({
  goodsAmount: yuanDigits(goodsAfterDiscount(goodsAmount, discount)),
  freight: yuanDigits(freight),
});

/** What the order comes to as it is typed, by the rules of the server; null where a field cannot be taken. */
export function priceAfter(typed: TypedPrice, order: Pick<Order, 'goodsAmount' | 'couponAmount' | 'amount'>): PriceAfter | null {
  const read = readPrice(typed, order);
  if (!read.ok) return null;
  const { goodsAmount, freight } = read.price;
  const discount = goodsAfterDiscount(order.goodsAmount, goodsAmount);
  const amount = toYuan(fen(toFen(goodsAfterDiscount(goodsAmount, order.couponAmount)) + toFen(freight)));
  return { discount, freight, amount, lower: goodsAfterDiscount(order.amount, amount) };
}

/** The figures, or what is wrong on which field. The goods may come to no more than they did when they were ordered. */
export function readPrice(typed: TypedPrice, order: Pick<Order, 'goodsAmount'>): Read {
  const goodsAmount = typedYuan(typed.goodsAmount);
  const freight = typedYuan(typed.freight);
  const wrong: Partial<Record<keyof TypedPrice, string>> = {};
  if (goodsAmount === null || goodsAmount <= 0) wrong.goodsAmount = '请填写大于 0 的金额，最多两位小数';
  else if (goodsAmount > order.goodsAmount) wrong.goodsAmount = orderCopy.goodsAmountTooHigh;
  if (freight === null || freight < 0) wrong.freight = '请填写运费，最多两位小数，没有运费填 0';
  else if (freight > FREIGHT_MAX) wrong.freight = orderCopy.freightTooMuch;
  return goodsAmount === null || freight === null || Object.keys(wrong).length > 0
    ? { ok: false, trouble: wrong }
    : { ok: true, price: { goodsAmount, freight } };
}
