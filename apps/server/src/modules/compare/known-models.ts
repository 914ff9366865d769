import type { CompareKey } from '@portal/contract/compare';
import type { Db } from '../../platform/db/database.ts';
import { listComparable } from '../catalog/index.ts';
import { skuNosOf } from './shown-list.ts';

/** Those that the goods know under both numbers, each once, in their order. */
export async function knownOf(db: Db, keys: readonly CompareKey[]): Promise<CompareKey[]> {
  const familyOf = new Map((await listComparable(db, skuNosOf(keys))).map(({ skuNo, spuNo }) => [skuNo, spuNo]));
  return skuNosOf(keys.filter(({ skuNo, spuNo }) => familyOf.get(skuNo) === spuNo)).map((skuNo) => ({ skuNo, spuNo: familyOf.get(skuNo) ?? '' }));
}
