/** What an order costs in the cart today beside what it was quoted at (CART-8). */
import type { OrderInCart } from '@portal/contract/design-order';
import { amountOfPieces } from '@portal/engines/pricing';
import { fen, toFen, toYuan, type Yuan } from '@portal/units';

export interface CartDifference {
  /** Of the pieces that have both prices. */
  quoted: Yuan;
  today: Yuan;
  /** Today's less the quoted one: below nothing it has become cheaper. */
  by: Yuan;
  /** Models that were quoted without a price, which are in none of the sums. */
  unquoted: number;
}

export function cartDifference(taken: OrderInCart['taken']): CartDifference {
  const both = taken.flatMap(({ price, quotedPrice, quantity }) => (price === null || quotedPrice === null ? [] : [{ price, quotedPrice, quantity }]));
  const sumOf = (price: (line: (typeof both)[number]) => Yuan): Yuan =>
    toYuan(fen(both.reduce((sum, line) => sum + toFen(amountOfPieces({ ratePrice: price(line) }, line.quantity)), 0)));
  const [quoted, today] = [sumOf(({ quotedPrice }) => quotedPrice), sumOf(({ price }) => price)];
  return { quoted, today, by: toYuan(fen(toFen(today) - toFen(quoted))), unquoted: taken.length - both.length };
}
