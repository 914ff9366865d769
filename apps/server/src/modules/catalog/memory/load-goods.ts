/** Reads the goods into memory, a step at a time, so that nobody waits for the whole of it. */
import { setImmediate } from 'node:timers/promises';
import type { Db } from '../../../platform/db/database.ts';
import { goodsBuilder, type Goods } from './goods.ts';
import { listNextFamilies } from './store.ts';

const FAMILIES_A_STEP = 400;

/** `version`: of the catalogue, read before; what changes meanwhile belongs to a later one. */
export async function loadGoods(db: Db, version: number): Promise<Goods> {
  const builder = goodsBuilder();
  let after: string | null = null;
  for (;;) {
    const families = await listNextFamilies(db, after, FAMILIES_A_STEP);
    for (const family of families) builder.add(family);
    after = families.at(-1)?.spuNo ?? null;
    if (families.length < FAMILIES_A_STEP) return builder.done(version);
    await setImmediate();
  }
}
