/** How what is wanted can be ordered of the dealers one is bound to: all of one, or split (ORDER-37). */
import type { MatchedShop, Settlement } from '@portal/contract/order';
import { OUT_OF_STOCK } from '@portal/engines/goods';
import { fen, toFen, toYuan } from '@portal/units';
import { lineTrouble } from './settlement-changes.ts';

/** Which dealer sends which models, as the server takes it. */
export type Shops = { shopNo: string; skuNos: string[] }[];

export interface SupplyPlan {
  /** The dealer's number, or `split`. */
  key: string;
  /** Goods alone: what is paid with freight and coupons the server says (`PlanCost`). */
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
  const goods = shops.flatMap(({ lines }) => lines).reduce((sum, { price, quantity }) => sum + toFen(price ?? 0) * quantity, 0);
  return {
    key,
    goodsAmount: toYuan(fen(goods)),
    shopNames: shops.map(({ shopName }) => shopName),
    shops: shops.map(({ shopNo, lines }) => ({ shopNo, skuNos: lines.map(({ skuNo }) => skuNo) })),
  };
}

/** What a plan comes to, as the server settled it. */
export type PlanCost = Pick<Settlement, 'goodsAmount' | 'couponAmount' | 'freight' | 'freightWords' | 'amount' | 'isReady'>;

export const planCostOf = ({ goodsAmount, couponAmount, freight, freightWords, amount, isReady, parts }: Settlement): PlanCost => ({
  goodsAmount,
  couponAmount,
  freight,
  freightWords: parts.length > 1 ? '' : freightWords,
  amount,
  isReady,
});

/** Which of them costs least: of those that can be handed in, where any can; of equals the first, which takes fewer dealers. Null: not settled. */
export function cheapestOf(costs: readonly (PlanCost | null)[]): number {
  const isAnyReady = costs.some((cost) => cost?.isReady);
  const weights = costs.map((cost) => (cost && (cost.isReady || !isAnyReady) ? cost.amount : Infinity));
  return Math.max(0, weights.indexOf(Math.min(...weights)));
}

/** Which is taken to begin with: whoever ordered from a dealer stays with it as far as it can send anything, then the cheapest. `shopNo`: that dealer. */
export function planToBegin(plans: readonly SupplyPlan[], costs: readonly (PlanCost | null)[], shopNo: string | undefined): number {
  const isAnyReady = costs.some((cost) => cost?.isReady);
  const sent = plans.map(({ shops }, at) => (costs[at]?.isReady || !isAnyReady ? (shops.find((shop) => shop.shopNo === shopNo)?.skuNos.length ?? 0) : 0));
  const most = Math.max(0, ...sent);
  return cheapestOf(costs.map((cost, at) => (sent[at] === most ? cost : null)));
}

/** Models that no bound dealer can supply whole. */
export function unsupplied(found: readonly MatchedShop[]): { skuNo: string; skuModel: string }[] {
  const lines = new Map(found.flatMap((shop) => shop.lines).map(({ skuNo, skuModel }) => [skuNo, skuModel]));
  const able = new Set(found.flatMap((shop) => shop.lines.flatMap(({ skuNo, reason }) => (reason === null ? [] : [skuNo]))));
  return [...lines].filter(([skuNo]) => !able.has(skuNo)).map(([skuNo, skuModel]) => ({ skuNo, skuModel: skuModel || skuNo }));
}

/** What keeps them, models of one cause together: fewer pieces help where any dealer has some. */
export function unsuppliedWords(found: readonly MatchedShop[]): string[] {
  const lines = found.flatMap((shop) => shop.lines);
  const byCause = Map.groupBy(unsupplied(found), ({ skuNo }) => causeOf(lines.filter((line) => line.skuNo === skuNo)));
  return [...byCause].map(([cause, models]) => `${models.map(({ skuModel }) => skuModel).join('、')} ${cause}`);
}

function causeOf(lines: readonly MatchedShop['lines'][number][]): string {
  const most = Math.max(0, ...lines.map(({ status, stockTotal }) => (status === 'shortOfStock' ? (stockTotal ?? 0) : 0)));
  if (most > 0) return `库存不足，最多可订 ${most} 件，减少数量后可再试`;
  if (lines.some(({ status }) => status === 'noPrice')) return lineTrouble({ status: 'noPrice', stockTotal: null, unit: '' });
  if (lines.some(({ status }) => status === 'shortOfStock')) return OUT_OF_STOCK;
  return '没有已绑定的经销商供应';
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
