import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertCatalog } from '../src/modules/catalog/index.ts';
import { rowsOf } from '../src/platform/db/database.ts';
import { insertSuites } from '../src/modules/suite/index.ts';
import { demoCatalog } from './catalog.ts';

const catalog = demoCatalog({ now: Date.UTC(2026, 10, 21) });
let world: TestDatabase;

beforeAll(async () => {
  world = await openTestDatabase();
  await insertCatalog(world.database.db, catalog);
  await insertSuites(world.database.db, catalog);
});
afterAll(() => world.close());

describe('the demo goods in a real database', () => {
  it('all arrive, with nothing the tables refuse', async () => {
    const [counts] = await rowsOf<Record<string, number>>(
      world.database.db,
      sql`select (select count(*)::int from category) as categories, (select count(*)::int from attribute) as attributes, (select count(*)::int from spu) as spus,
        (select count(*)::int from sku) as skus, (select count(*)::int from accessory) as accessories, (select count(*)::int from suite_item) as "suiteItems"`,
    );
    expect(counts).toEqual({
      categories: catalog.categories.length,
      attributes: catalog.attributes.length,
      spus: catalog.spus.length,
      skus: catalog.skus.length,
      accessories: catalog.accessories.length,
      suiteItems: catalog.suiteItems.length,
    });
  });

  it('can be asked by an attribute as the handbook names it', async () => {
    const rows = await rowsOf<{ sku_model: string }>(
      world.database.db,
      sql`select sku_model from sku where attributes @> '{"role": "hdd", "sizeTB": 8}'::jsonb order by sku_model`,
    );
    expect(rows.map(({ sku_model }) => sku_model)).toEqual(['HV-HD8TE', 'HV-HD8TS', 'LD-HD8TS', 'YT-HD8TS']);
  });
});
