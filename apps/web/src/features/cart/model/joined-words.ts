/** What is told once goods have joined the cart (CART-3). */
import type { JoinedCart } from '@portal/contract/cart';

/** What went into the cart and cannot be bought as it is: the dealer has less of it than the cart now holds. A model once. */
export function shortLines<Line extends Pick<JoinedCart['taken'][number], 'skuNo' | 'stockTotal' | 'inCart'>>(taken: readonly Line[]): Line[] {
  const last = new Map(taken.map((line) => [line.skuNo, line]));
  return [...last.values()].filter(({ stockTotal, inCart }) => stockTotal !== null && stockTotal < inCart);
}

/** The sentences both sides say about the cart, which load with its calls. */
interface CartWords {
  partly(taken: number, left: number): string;
  shortOfStock(stock: number, inCart: number): string;
  left: Readonly<Record<JoinedCart['left'][number]['reason'], string>>;
}

/** What did not join, and what joined and cannot be bought, of each the first by name; null: all is as it was asked for. */
export function joinedWarning({ taken, left }: Pick<JoinedCart, 'taken' | 'left'>, words: CartWords): string | null {
  const [out] = left;
  const short = shortLines(taken);
  const [few] = short;
  const said = [
    ...(out ? [`${words.partly(taken.length, left.length)}：${out.skuModel} ${words.left[out.reason]}${left.length > 1 ? ' 等' : ''}`] : []),
    ...(few
      ? [
          `${out ? '' : '已加入购物车，但 '}${few.skuModel} ${words.shortOfStock(few.stockTotal ?? 0, few.inCart)}${short.length > 1 ? `，另有 ${short.length - 1} 个产品库存不足` : ''}`,
        ]
      : []),
  ];
  return said.length === 0 ? null : said.join('；');
}
