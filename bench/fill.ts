/** A database with the bench's catalogue in it: 50,000 models a transaction. */
import { insertCatalog } from '@portal/server/modules/catalog/index';
import type { Database } from '@portal/server/platform/db/database';
import { benchCatalogue } from './catalogue.ts';

const MODELS_A_STEP = 50_000;

export async function fillBench(database: Database, skus: number): Promise<void> {
  for (let from = 0; from < skus; from += MODELS_A_STEP) {
    await database.transaction((db) => insertCatalog(db, benchCatalogue(Math.min(skus, from + MODELS_A_STEP), from)));
  }
  await database.pool.query('vacuum (analyze)');
}
