import type { SpuCard } from '@portal/contract/catalog';
import { SkuStatus } from '@portal/engines/goods';
import { findPrices, type AskingPrices } from '../../price/index.ts';
import { cardFor } from '../project.ts';
import { listSkuPrices } from '../plain-models.ts';
import { getTaxonomy } from '../store.ts';
import { listCards } from './cards.ts';

/** Models as cards show them to whoever asks, by `skuNo`; what is not sold is missing. Three statements, however many there are. */
export async function listSoldCards(asking: AskingPrices, skuNos: readonly string[]): Promise<Map<string, SpuCard>> {
  if (skuNos.length === 0) return new Map();
  const [rows, models, prices, taxonomy] = [
    await listCards(asking.db, skuNos),
    await listSkuPrices(asking, skuNos),
    await findPrices(asking, skuNos),
    await getTaxonomy(asking.db),
  ];
  const sold = [...rows].filter(([skuNo]) => models.get(skuNo)?.skuStatus === SkuStatus.Active);
  return new Map(sold.map(([skuNo, row]) => [skuNo, cardFor(prices, taxonomy, row, null)]));
}
