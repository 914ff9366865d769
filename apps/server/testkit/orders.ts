/** Builders of design orders in one line. */
import { insertMany } from '../src/platform/db/bulk.ts';
import type { Database } from '../src/platform/db/database.ts';
import { designOrder } from '../src/modules/design-order/lines/tables.ts';
import { designOrderLine } from '../src/modules/design-order/quotes/tables.ts';
import { TEST_NOW } from './now.ts';
import type { TestPerson } from './people.ts';

let serial = 0;

/** Inserts an order of these families, the first of them taken most often. Nothing is priced, and no use of a family is counted. */
export async function anOrderOf(database: Database, { accountNo, merchantNo }: TestPerson, spuNos: readonly string[]): Promise<{ id: string }> {
  const id = `O${++serial}`;
  const at = new Date(TEST_NOW);
  await insertMany(database.db, designOrder, [
    {
      id,
      accountNo,
      merchantNo,
      name: id,
      remark: '',
      originalAmount: 0,
      preferential: 0,
      amount: 0,
      lineCount: spuNos.length,
      gmtCreate: at,
      gmtModified: at,
    },
  ]);
  const { rows } = await database.pool.query<{ spuNo: string; skuNo: string }>(
    'select spu_no as "spuNo", min(sku_no) as "skuNo" from sku where spu_no = any($1) group by 1',
    [spuNos],
  );
  await insertMany(
    database.db,
    designOrderLine,
    rows.map(({ spuNo, skuNo }) => ({
      id: `${id}-${spuNo}`,
      designOrderId: id,
      sort: spuNos.indexOf(spuNo) + 1,
      spuNo,
      skuNo,
      productName: spuNo,
      productModel: spuNo,
      productCategory: '',
      brandName: '',
      skuType: 0,
      rate: 100,
      quantity: spuNos.length - spuNos.indexOf(spuNo),
      amount: 0,
    })),
  );
  return { id };
}
