/** How what is wanted can be ordered of the dealers one is bound to: all of one, or split (ORDER-37). */
import type { MatchedShop } from '@portal/contract/order';

/** Which dealer sends which models, as the server takes it. */
export type Shops = { shopNo: string; skuNos: string[] }[];

export interface SupplyPlan {
  /** The dealer's number, or `split`. */
  key: string;
  /** Goods alone: freight and coupons are reckoned once it is chosen. */
  goodsAmount: number;
  shopNames: string[];
  shops: Shops;
}

/** Those by which all can be ordered that anybody has: each dealer that has it, then the split, where it takes several. */
export function supplyPlans(all: readonly MatchedShop[]): SupplyPlan[] {
  const missing = new Set(unsupplied(all).map(({ skuNo }) => skuNo));
  const found = all.map((shop) => ({ ...shop, lines: shop.lines.filter(({ skuNo }) => !missing.has(skuNo)) })).filter(({ lines }) => lines.length > 0);
  const whole = found.filter(({ lines }) => lines.every(({ isSupplied }) => isSupplied)).map((shop) => planOf(shop.shopNo, [shop]));
  const chosen = found.map((shop) => ({ ...shop, lines: shop.lines.filter(({ reason }) => reason !== null) })).filter(({ lines }) => lines.length > 0);
  return chosen.length > 1 ? [...whole, planOf('split', chosen)] : whole;
}

function planOf(key: string, shops: readonly MatchedShop[]): SupplyPlan {
  const fen = shops.flatMap(({ lines }) => lines).reduce((sum, { price, quantity }) => sum + Math.round((price ?? 0) * 100) * quantity, 0);
  return {
    key,
    goodsAmount: fen / 100,
    shopNames: shops.map(({ shopName }) => shopName),
    shops: shops.map(({ shopNo, lines }) => ({ shopNo, skuNos: lines.map(({ skuNo }) => skuNo) })),
  };
}

/** Models that no bound dealer can supply whole. */
export function unsupplied(found: readonly MatchedShop[]): { skuNo: string; skuModel: string }[] {
  const lines = new Map(found.flatMap((shop) => shop.lines).map(({ skuNo, skuModel }) => [skuNo, skuModel]));
  const able = new Set(found.flatMap((shop) => shop.lines.flatMap(({ skuNo, reason }) => (reason === null ? [] : [skuNo]))));
  return [...lines].filter(([skuNo]) => !able.has(skuNo)).map(([skuNo, skuModel]) => ({ skuNo, skuModel: skuModel || skuNo }));
}

export interface SupplyRow {
  skuNo: string;
  skuModel: string;
  quantity: number;
  /** Each dealer that is open, the fullest first. */
  shops: (MatchedShop['lines'][number] & { shopName: string })[];
}

/** Line by line what each open dealer has. */
export function supplyRows(found: readonly MatchedShop[]): SupplyRow[] {
  const rows = new Map<string, SupplyRow>();
  for (const { shopName, lines } of found)
    for (const line of lines) {
      const { skuNo, skuModel, quantity } = line;
      const row = rows.get(skuNo) ?? { skuNo, skuModel, quantity, shops: [] };
      rows.set(skuNo, { ...row, shops: [...row.shops, { ...line, shopName }] });
    }
  return [...rows.values()];
}
