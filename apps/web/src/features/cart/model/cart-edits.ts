/** The cart as it is to be: what the server said last, under edits it has not answered yet. */
import type { Cart, CartLine } from '@portal/contract/cart';
import { amountOfPieces, cartTotalsOf } from '@portal/engines/pricing';

export interface LineEdit {
  quantity?: number;
  selected?: boolean;
  /** Today's price, confirmed. */
  price?: number;
}
export type LineEdits = ReadonlyMap<string, LineEdit>;

/** Edits of a line one after the other are one. */
export function mergedEdits(edits: LineEdits, more: LineEdits): LineEdits {
  const merged = new Map(edits);
  for (const [id, edit] of more) merged.set(id, { ...merged.get(id), ...edit });
  return merged;
}

export function withEdits(cart: Cart, edits: LineEdits, removed: ReadonlySet<string>): Cart {
  const isShown = ({ id }: CartLine) => !removed.has(id);
  const lines = cart.lines.filter(isShown).map((line) => edited(line, edits.get(line.id)));
  const others = cart.others.map((shop) => ({ ...shop, lines: shop.lines.filter(isShown) })).filter((shop) => shop.lines.length > 0);
  return { ...cart, lines, others, totals: cartTotalsOf(lines) };
}

function edited(line: CartLine, edit: LineEdit | undefined): CartLine {
  if (edit === undefined) return line;
  const { quantity = line.quantity, selected = line.selected } = edit;
  const priceStep = edit.price === undefined ? line.priceStep : 0;
  return {
    ...line,
    quantity,
    selected,
    priceStep,
    amount: amountOfPieces({ ratePrice: line.price }, quantity),
    status: statusAt({ ...line, priceStep }, quantity),
  };
}

/** Another quantity is enough or too much; what else keeps a line from being bought stays. */
function statusAt({ status, stockTotal, priceStep }: CartLine, quantity: number): CartLine['status'] {
  if (status !== 'normal' && status !== 'priceChanged' && status !== 'shortOfStock') return status;
  if (stockTotal !== null && quantity > stockTotal) return 'shortOfStock';
  return priceStep === 0 ? 'normal' : 'priceChanged';
}

/** Lines that nothing but a removal helps. */
export const isInvalid = ({ status }: CartLine): boolean => status === 'delisted' || status === 'notOffered' || status === 'noPrice';
