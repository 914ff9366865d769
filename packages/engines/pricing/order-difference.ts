/** What is otherwise between an order as it was shown and as it is settled now. */
import type { Yuan } from '@portal/units';

export interface ShownOrderLine {
  skuNo: string;
  price: Yuan | null;
  quantity: number;
}

export interface ShownOrder {
  lines: readonly ShownOrderLine[];
  couponAmount: Yuan;
  freight: Yuan;
  amount: Yuan;
}

export const ORDER_CHANGES = ['price', 'quantity', 'added', 'gone', 'coupons', 'freight', 'amount'] as const;

/** `skuNo`: '' of what is of the whole. `was`, `now`: yuan, pieces of `quantity`, `added` and `gone`; null: no price, or none of it. */
export interface OrderDifference {
  kind: (typeof ORDER_CHANGES)[number];
  skuNo: string;
  was: number | null;
  now: number | null;
}

/** Line by line in the order of now, then what is gone, then coupons, freight and the sum; nothing where all is as it was. Source: ORDER-49. */
export function orderDifference(shown: ShownOrder, now: ShownOrder): OrderDifference[] {
  const seen = new Map(shown.lines.map((line) => [line.skuNo, line]));
  const left = new Set(now.lines.map(({ skuNo }) => skuNo));
  return [
    ...now.lines.flatMap((line) => differenceOf(seen.get(line.skuNo), line)),
    ...shown.lines.filter(({ skuNo }) => !left.has(skuNo)).map(({ skuNo, quantity }) => ({ kind: 'gone' as const, skuNo, was: quantity, now: null })),
    ...ofWhole('coupons', shown.couponAmount, now.couponAmount),
    ...ofWhole('freight', shown.freight, now.freight),
    ...ofWhole('amount', shown.amount, now.amount),
  ];
}

function differenceOf(was: ShownOrderLine | undefined, { skuNo, price, quantity }: ShownOrderLine): OrderDifference[] {
  if (was === undefined) return [{ kind: 'added', skuNo, was: null, now: quantity }];
  return [
    ...(was.price === price ? [] : [{ kind: 'price' as const, skuNo, was: was.price, now: price }]),
    ...(was.quantity === quantity ? [] : [{ kind: 'quantity' as const, skuNo, was: was.quantity, now: quantity }]),
  ];
}

const ofWhole = (kind: OrderDifference['kind'], was: Yuan, now: Yuan): OrderDifference[] => (was === now ? [] : [{ kind, skuNo: '', was, now }]);
