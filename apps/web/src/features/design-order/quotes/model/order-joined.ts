/** What became of the lines of an order that were to go into the cart (CART-8). */
import { cartCopy, type Cart, type LeftReason } from '@portal/contract/cart';
import type { OrderInCart } from '@portal/contract/design-order';

type Left = OrderInCart['left'][number];

export interface OrderJoined extends Pick<OrderInCart, 'taken' | 'setAside' | 'replaced'> {
  /** What stays out, each with the reason in words. */
  left: (Pick<Left, 'skuNo' | 'skuModel'> & { words: string })[];
}

type Asked = readonly Pick<Left, 'skuNo' | 'skuModel'>[];

/** `asked`: as the page shows them. What the answer tells nothing of has left the order in another window. */
export function joinedOf({ taken, left, setAside, replaced }: Pick<OrderInCart, 'taken' | 'left' | 'setAside' | 'replaced'>, asked: Asked): OrderJoined {
  const told = new Set([...taken, ...left].map(({ skuNo }) => skuNo));
  const gone = asked.filter(({ skuNo }) => !told.has(skuNo));
  return {
    taken,
    setAside,
    replaced,
    left: [
      ...left.map(({ skuNo, skuModel, reason }) => ({ skuNo, skuModel, words: cartCopy.left[reason] })),
      ...gone.map(({ skuNo, skuModel }) => ({ skuNo, skuModel, words: '该产品已不在配单中，请刷新页面后查看' })),
    ],
  };
}

/** `left`: as an error tells it. */
export const nothingJoined = (left: readonly (Omit<Left, 'reason'> & { reason: string })[], asked: Asked): OrderJoined =>
  joinedOf({ taken: [], left: left.map((one) => ({ ...one, reason: one.reason as LeftReason })), setAside: [], replaced: [] }, asked);

/** A model that the cart had already, and what it has of it now. */
export interface HadBefore {
  skuNo: string;
  skuModel: string;
  had: number;
  now: number;
  /** The line it was, where it is of another origin: may join the list's. */
  joiningId: string | null;
}

/** What the cart had of the list's models; nothing is told of what came of the same list in the same quantity. */
export const hadBefore = ({ taken, replaced }: Pick<OrderJoined, 'taken' | 'replaced'>): HadBefore[] =>
  replaced.flatMap(({ id, skuNo, skuModel, quantity, isOfOrder }) => {
    const now = taken.findLast((line) => line.skuNo === skuNo)?.inCart ?? 0;
    return isOfOrder && quantity === now ? [] : [{ skuNo, skuModel, had: quantity, now, joiningId: isOfOrder ? null : id }];
  });

/** After the former pieces have joined: the cart as it is now. */
export function summedUp<Joined extends OrderJoined>(joined: Joined, { lines }: Pick<Cart, 'lines'>): Joined {
  const inCart = new Map(lines.map(({ skuNo, quantity }) => [skuNo, quantity]));
  return { ...joined, taken: joined.taken.map((line) => ({ ...line, inCart: inCart.get(line.skuNo) ?? 0 })) };
}
