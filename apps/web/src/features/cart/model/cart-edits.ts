/** The cart as it is to be: what the server said last, under edits it has not answered yet. */
import type { Cart, CartLine } from '@portal/contract/cart';
import { amountOfPieces, cartTotalsOf } from '@portal/engines/pricing';

export interface CartLineEdit {
  quantity?: number;
  selected?: boolean;
  /** Today's price, confirmed. */
  price?: number;
}
export type LineEdits = ReadonlyMap<string, CartLineEdit>;

/** Edits of a line one after the other are one. */
export function mergedEdits(edits: LineEdits, more: LineEdits): LineEdits {
  const merged = new Map(edits);
  for (const [id, edit] of more) merged.set(id, { ...merged.get(id), ...edit });
  return merged;
}

/** Ticked lines that the dealer ordered from cannot supply as they are, which another might. */
export const lackingLines = (lines: readonly CartLine[]): CartLine[] =>
  lines.filter(({ selected, status }) => selected && (status === 'shortOfStock' || status === 'notOffered' || status === 'noPrice'));

/**
 * What is said of them, and whether the way to other dealers is shown. `elsewhere`: of the lines that were asked about, by model and pieces, whether another bound
 * dealer can supply it; a line that became lacking since is not among them.
 */
export function lackingWords(lacking: readonly CartLine[], elsewhere: ReadonlyMap<string, boolean>): { words: string; leadsOn: boolean } {
  const known = lacking.map((line) => elsewhere.get(askedAs(line)));
  const able = known.filter((one) => one === true).length;
  const most = `${lacking.length} 种产品当前经销商不能供货`;
  if (able > 0) return { words: `${most}，其中 ${able} 种您绑定的其他经销商可供，结算时可改向其订货`, leadsOn: true };
  if (known.includes(undefined)) return { words: `${most}，可查看您绑定的其他经销商能否供货`, leadsOn: true };
  return { words: `${most}，您绑定的其他经销商目前也不能供货，可减少数量或移除`, leadsOn: false };
}

/** A model and as many pieces of it, as another dealer is asked for them. */
export const askedAs = ({ skuNo, quantity }: { skuNo: string; quantity: number }): string => `${skuNo} ${quantity}`;

export function withEdits(cart: Cart, edits: LineEdits, removed: ReadonlySet<string>): Cart {
  const isShown = ({ id }: CartLine) => !removed.has(id);
  const lines = cart.lines.filter(isShown).map((line) => edited(line, edits.get(line.id)));
  const others = cart.others.map((shop) => ({ ...shop, lines: shop.lines.filter(isShown) })).filter((shop) => shop.lines.length > 0);
  return { ...cart, lines, others, totals: cartTotalsOf(lines) };
}

function edited(line: CartLine, edit: CartLineEdit | undefined): CartLine {
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
