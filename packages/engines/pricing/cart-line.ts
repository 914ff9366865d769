/** What becomes of a line of the cart, and what its lines come to. Source: CART-4 to CART-6. */
import { toFen, toYuan, fen, type Yuan } from '@portal/units';
import { isFreeSoftware, quantityMaxOf, type PriceFacts } from '../goods/index.ts';
import { totalsOf } from './order-total.ts';

/** `normal` and `priceChanged` can be bought; the others say why not. */
export const CART_STATUSES = ['normal', 'priceChanged', 'shortOfStock', 'noPrice', 'notOffered', 'delisted'] as const;
export type CartStatus = (typeof CART_STATUSES)[number];

/** What is known of a line today. Prices in yuan, of whoever asks. */
export interface CartFacts extends PriceFacts {
  isOnSale: boolean;
  /** The dealer is open and sells such models. */
  isOffered: boolean;
  /** When it was added, or its price last confirmed; null: there was none. */
  priceWhenAdded: Yuan | null;
  /** What the dealer says it has; null: it says nothing, and is not limited. */
  stockTotal: number | null;
  quantity: number;
}

/** The first that holds, what lasts longest first. A price of 0 is none, but of software, which is free. */
export function cartStatusOf(line: CartFacts): CartStatus {
  if (!line.isOnSale) return 'delisted';
  if (!line.isOffered) return 'notOffered';
  if (!hasPrice(line)) return 'noPrice';
  if (line.stockTotal !== null && line.quantity > line.stockTotal) return 'shortOfStock';
  return cartPriceStep(line) === 0 ? 'normal' : 'priceChanged';
}

export const canBeBought = ({ status }: { status: CartStatus }): boolean => status === 'normal' || status === 'priceChanged';

const hasPrice = (line: PriceFacts): boolean => line.price !== null && (line.price > 0 || isFreeSoftware(line));

/** By how much a price rose (above 0) or fell since it was written down, in yuan; 0 where it stands, or there was none or is none. */
export const cartPriceStep = ({ price, priceWhenAdded }: Pick<CartFacts, 'price' | 'priceWhenAdded'>): Yuan =>
  price === null || priceWhenAdded === null ? 0 : toYuan(fen(toFen(price) - toFen(priceWhenAdded)));

/** The lines that are chosen and can be bought, added up in whole fen. */
export function cartTotalsOf(lines: readonly (Pick<CartFacts, 'price' | 'quantity'> & { selected: boolean; status: CartStatus })[]) {
  const counted = lines.filter((line) => line.selected && canBeBought(line));
  const { amount, lineCount, pieceCount } = totalsOf(counted.map(({ price, quantity }) => ({ price, ratePrice: price, quantity })));
  return { amount, lineCount, pieceCount };
}

/** How many of the wanted pieces join those that are there, up to the highest quantity of the model; 0: none. */
export const piecesJoining = (facts: PriceFacts, present: number, wanted: number): number => Math.max(0, Math.min(wanted, quantityMaxOf(facts) - present));
