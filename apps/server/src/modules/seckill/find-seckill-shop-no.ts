import type { Db } from '../../platform/db/database.ts';
import { listSkuNosOf } from '../catalog/index.ts';
import { findRunningShopNo } from './store.ts';

/** Whose activity of this number sells a model of the family now, alone or in a set: a dealer's, '' the provider's; null: it does not, or is not on. */
export async function findSeckillShopNo(db: Db, { activityNo, spuNo, now }: { activityNo: string; spuNo: string; now: Date }): Promise<string | null> {
  const skuNos = await listSkuNosOf(db, spuNo);
  return skuNos.length === 0 ? null : findRunningShopNo(db, { activityNo, skuNos, now });
}
