/** What visitors of the demo world looked at in the last thirty days: the newer a product stands in the catalogue, the less often. */
import { BehaviorEvent, COUNTED_DAYS } from '@portal/contract/behavior';
import { formatDate } from '@portal/units';
import { insertLooks } from '../src/modules/behavior/index.ts';
import type { CatalogRows } from '../src/modules/catalog/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { chanceOf } from './seeded-random.ts';

const DAY_MS = 86_400_000;
const PRODUCTS = 24;
const MOST_A_DAY = 30;

export async function insertDemoLooks(db: Db, { spus = [] }: CatalogRows, now: number): Promise<void> {
  const seen = spus.filter(({ status }) => (status ?? 0) === 0).slice(0, PRODUCTS);
  const looks = seen.flatMap(({ spuNo }, place) =>
    Array.from({ length: COUNTED_DAYS }, (_, back) => ({
      day: formatDate(now - back * DAY_MS),
      eventId: BehaviorEvent.ViewProduct,
      contentId: spuNo,
      total: Math.floor((chanceOf(`looks ${spuNo} ${back}`) * MOST_A_DAY) / (place + 1)),
    })).filter(({ total }) => total > 0),
  );
  await insertLooks(db, looks);
}
