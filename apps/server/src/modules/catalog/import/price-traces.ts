import type { PriceTraceRow } from '../../price/index.ts';
import type { KnownModel } from './store.ts';

/** Both prices of models that were there before; a model that is new has no price that changed. Source: PRICE-16. */
export function tracesOf(changed: readonly KnownModel[], known: readonly KnownModel[], gmtCreate: Date): PriceTraceRow[] {
  const before = new Map(known.map((model) => [model.skuNo, model]));
  return changed.flatMap(({ skuNo, price, referPrice }) => [
    { skuNo, kind: 'channel', oldPrice: before.get(skuNo)?.price ?? null, newPrice: price, gmtCreate },
    { skuNo, kind: 'refer', oldPrice: before.get(skuNo)?.referPrice ?? null, newPrice: referPrice, gmtCreate },
  ]);
}
