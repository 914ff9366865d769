/** What became of the lines of an order that were to go into the cart (CART-8). */
import { cartCopy, type LeftReason } from '@portal/contract/cart';
import type { OrderInCart } from '@portal/contract/design-order';

type Left = OrderInCart['left'][number];

export interface OrderJoined extends Pick<OrderInCart, 'taken' | 'setAside'> {
  /** What stays out, each with the reason in words. */
  left: (Pick<Left, 'skuNo' | 'skuModel'> & { words: string })[];
}

type Asked = readonly Pick<Left, 'skuNo' | 'skuModel'>[];

/** `asked`: as the page shows them. What the answer tells nothing of has left the order in another window. */
export function joinedOf({ taken, left, setAside }: Pick<OrderInCart, 'taken' | 'left' | 'setAside'>, asked: Asked): OrderJoined {
  const told = new Set([...taken, ...left].map(({ skuNo }) => skuNo));
  const gone = asked.filter(({ skuNo }) => !told.has(skuNo));
  return {
    taken,
    setAside,
    left: [
      ...left.map(({ skuNo, skuModel, reason }) => ({ skuNo, skuModel, words: cartCopy.left[reason] })),
      ...gone.map(({ skuNo, skuModel }) => ({ skuNo, skuModel, words: '该产品已不在配单中，请刷新页面后查看' })),
    ],
  };
}

/** `left`: as an error tells it. */
export const nothingJoined = (left: readonly (Omit<Left, 'reason'> & { reason: string })[], asked: Asked): OrderJoined =>
  joinedOf({ taken: [], left: left.map((one) => ({ ...one, reason: one.reason as LeftReason })), setAside: [] }, asked);
