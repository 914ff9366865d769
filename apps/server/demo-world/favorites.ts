/** What people of the demo world keep at hand: some that are sold, and one that is not any more. */
import { insertFavorite } from '../src/modules/favorite/index.ts';
import type { CatalogRows } from '../src/modules/catalog/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { accountNoOf, demoInstaller } from './people.ts';

const HOUR_MS = 3_600_000;
const KEPT = 3;
const OWNERS = [demoInstaller, { accountNo: accountNoOf('13800000001'), merchantNo: '' }];

/** One that has become cheaper for the dealer since, and come into stock. */
const dearer = (price: number | null) => ({ keptPrice: price === null ? null : price + 30, keptPriceView: 'channel' as const, keptInStock: false });

export async function insertDemoFavorites(db: Db, { spus = [], skus = [] }: CatalogRows, now: number): Promise<void> {
  const priceOf = (spuNo: string) => skus.find((one) => one.spuNo === spuNo)?.price ?? null;
  const numbersOf = (status: 0 | 1) => spus.filter((one) => (one.status ?? 0) === status).map(({ spuNo }) => spuNo);
  const spuNos = [...numbersOf(1).slice(0, 1), ...numbersOf(0).slice(0, KEPT)];
  for (const owner of OWNERS)
    for (const [place, spuNo] of spuNos.entries())
      await insertFavorite(db, owner, { spuNo, at: new Date(now - (place + 1) * HOUR_MS), ...(place === 1 ? dearer(priceOf(spuNo)) : {}) });
}
