import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { aSku } from '@portal/server/testkit/goods';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sql } from '../../platform/db/database.ts';
import { listSkuNosByKey } from './model-store.ts';

interface PlanNode {
  'Index Name'?: string;
  Plans?: PlanNode[];
}

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  const { spuNo } = await aSku(test.database);
  await run(sql`insert into spu (spu_no, spu_name, first_category_id, second_category_id, brand_name, picture, sku_type, gmt_listed)
    select 'F' || n, '摄像机 ' || n, first_category_id, second_category_id, '海康威视', 'camera', 0, now() from spu, generate_series(1, 600) n where spu_no = ${spuNo}`);
  await run(sql`insert into sku (sku_no, spu_no, sku_name, sku_model, model_key, price, sid, sort)
    select 'K' || n, 'F' || n % 600 + 1, '摄像机', 'DS' || n, 'DS' || upper(substr(md5(n::text), 1, 12)), 100, 'K' || n, n from generate_series(1, 3000) n`);
});
afterAll(() => test.close());

const run = (statement: ReturnType<typeof sql>) => test.database.db.execute(statement);

/** Indexes of models that the statement sent for these keys goes by. */
async function indexesFor(keys: readonly string[]): Promise<string[]> {
  const query = vi.spyOn(test.database.pool, 'query');
  await listSkuNosByKey(test.database.db, keys);
  const [sent, values] = query.mock.lastCall as unknown as [{ text: string }, unknown[]];
  query.mockRestore();
  const { rows } = await test.database.pool.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({ text: `explain (format json) ${sent.text}`, values });
  const namesIn = (node: PlanNode): string[] => [...(node['Index Name'] === undefined ? [] : [node['Index Name']]), ...(node.Plans ?? []).flatMap(namesIn)];
  return (rows[0]?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => namesIn(Plan)).filter((name) => name.startsWith('sku_'));
}

describe('models by their key', () => {
  it('those on sale are found, asked for once or twice; unknown ones and those off sale are missing', async () => {
    const [one, other] = [await aSku(test.database, { skuModel: 'BY-KEY1' }), await aSku(test.database, { skuModel: 'BY-KEY2' })];
    await aSku(test.database, { skuModel: 'BY-GONE' });
    const { spuNo } = await aSku(test.database, { skuModel: 'BY-FAMILY' });
    await run(sql`update sku set sku_status = 1 where sku_model = 'BY-GONE'`);
    await run(sql`update spu set status = 1 where spu_no = ${spuNo}`);
    const keys = ['BYKEY1', 'BYKEY2', 'BYKEY1', 'BYGONE', 'BYFAMILY', 'BYNOBODY', ''];
    expect(await listSkuNosByKey(test.database.db, keys)).toEqual(
      new Map([
        ['BYKEY1', one.skuNo],
        ['BYKEY2', other.skuNo],
      ]),
    );
    expect(await listSkuNosByKey(test.database.db, [])).toEqual(new Map());
  });

  it.each(['analyze spu, sku', 'vacuum analyze spu, sku'])(
    'of however many that nobody has, none is looked up by its parts, after %s (DESIGN-40)',
    async (upkeep) => {
      await test.database.pool.query(upkeep);
      for (const count of [500, 100, 3, 1]) {
        const keys = Array.from({ length: count }, (_, place) => `DSIPCHFWQ${place}XX3M`);
        expect(await indexesFor(keys), `${count}`).toEqual(['sku_model_key_key']);
      }
    },
  );
});
