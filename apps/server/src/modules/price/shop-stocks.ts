/**
 * What dealers have of what they offer, remembered for a moment: it moves with every order, and no version counts that. All customers of a dealer
 * share one reading. The more a dealer offers the longer one holds: half a second, and two and a half of 50,000 models.
 */
import { createBounded } from '../../platform/bounded.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { piecesOf, getPiecesText } from './stock-store.ts';
import type { ShopStock } from './viewer-prices.ts';

const EVERY_MS = 500;
const A_MODEL_MS = 0.04;
/** Figures that are remembered, of all dealers. */
const FIGURES_MAX = 500_000;

interface Read {
  at: number;
  /** As it was read. */
  text: string;
  stock: ShopStock;
}

/** Gives what a dealer has. Concurrent callers share a reading; one that failed is not remembered. */
export function openShopStocks({ clock }: { clock: Clock }): (db: Db, dealerNo: string) => Promise<ShopStock> {
  const known = createBounded<Read>(FIGURES_MAX, ({ stock }) => stock.pieces.size);
  const readings = new Map<string, Promise<ShopStock>>();
  let changes = 0;

  const read = async (db: Db, dealerNo: string): Promise<ShopStock> => {
    const at = clock.now();
    const text = await getPiecesText(db, dealerNo);
    const before = known.find(dealerNo);
    // what has not moved stays itself, with all that was worked out of it
    const stock = before?.text === text ? before.stock : stockOf(dealerNo, piecesOf(text), before?.stock);
    known.put(dealerNo, { at, text, stock });
    return stock;
  };
  const stockOf = (dealerNo: string, pieces: ShopStock['pieces'], before: ShopStock | undefined): ShopStock => ({
    key: before && sameInStock(before.pieces, pieces) ? before.key : `${dealerNo}#${++changes}`,
    pieces,
  });

  return async (db, dealerNo) => {
    const last = known.find(dealerNo);
    const now = clock.now();
    if (last && now >= last.at && now - last.at < EVERY_MS + A_MODEL_MS * last.stock.pieces.size) return last.stock;
    const reading = readings.get(dealerNo) ?? read(db, dealerNo).finally(() => readings.delete(dealerNo));
    readings.set(dealerNo, reading);
    return reading;
  };
}

/** The same models stand in both, and the same of them are in stock. */
function sameInStock(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  if (one.size !== other.size) return false;
  for (const [skuNo, pieces] of other) {
    const before = one.get(skuNo);
    if (before === undefined || before > 0 !== pieces > 0) return false;
  }
  return true;
}
