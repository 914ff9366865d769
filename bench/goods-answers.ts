/** Before goods are measured: are the answers right? Rows and totals against plain statements that share nothing with the portal's. */
import type { Database } from '@portal/server/platform/db/database';
import type { GoodsKind } from './list-paths.ts';

type Ask = (path: string) => Promise<unknown>;
interface ListAnswer {
  data: { spuNo: string; skuNo: string; price: number | null; spuName: string; related?: unknown[]; skus?: { skuNo: string }[] }[];
  count: number;
}

const CHECKED = 12;
const some = (paths: readonly string[]): string[] => paths.filter((_, at) => at % Math.max(1, Math.floor(paths.length / CHECKED)) === 0);
const ORDERS: Record<string, string> = {
  '': `exists (select 1 from sku k left join dealer_offer o on o.sku_no = k.sku_no where k.spu_no = spu.spu_no and k.sku_status = 0 and coalesce(o.stock_total, k.stock_total) > 0) desc,
    is_recommended desc, sum_no desc, gmt_listed desc, spu_no`,
  'price asc': 'min_price, spu_no',
  sumNo: 'sum_no desc, spu_no',
  'gmtListed asc': 'gmt_listed, spu_no desc',
};

/** Said of all goods alike: beside another word it narrows nothing (GOODS-16). */
const SAYS_NOTHING = new Set(['高清']);

export async function assertGoods(database: Database, ask: Ask, paths: Record<GoodsKind, string[]>): Promise<void> {
  const rowsOf = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> => (await database.pool.query(text, values)).rows as Row[];
  for (const path of [...some(paths.list), ...some(paths.deep)]) {
    const query = new URL(path, 'http://bench').searchParams;
    const category = query.get('portalCatagoryId');
    const where = `status = 0 and model_count > 0 and ($1::int is null or second_category_id = $1)`;
    const order = ORDERS[`${query.get('sort') ?? ''} ${query.get('order') ?? ''}`.trim()] ?? '';
    const expected = await rowsOf<{ spu_no: string; min_price: number | null }>(
      `select spu_no, min_price from spu where ${where} order by ${order} limit 20 offset $2`,
      [category, (Number(query.get('page')) - 1) * 20],
    );
    const [total] = await rowsOf<{ count: number }>(`select count(*) as count from spu where ${where}`, [category]);
    const { data, count } = (await ask(path)) as ListAnswer;
    same(path, [data.map(({ spuNo }) => spuNo), count], [expected.map((row) => row.spu_no), total?.count]);
    if (query.get('sort') === 'price')
      same(
        path,
        data.map(({ price }) => price),
        expected.map((row) => row.min_price),
      );
  }
  for (const path of some(paths.detail)) {
    const spuNo = path.split('/').at(-1) ?? '';
    const models = await rowsOf<{ sku_no: string }>('select sku_no from sku where spu_no = $1 and sku_status = 0 order by sort, sku_no', [spuNo]);
    const { data } = (await ask(path)) as { data: ListAnswer['data'][number] };
    same(path, [data.spuNo, data.skus?.map(({ skuNo }) => skuNo), data.related?.length], [spuNo, models.map((row) => row.sku_no), 5]);
  }
  for (const path of some(paths.search)) {
    const query = new URL(path, 'http://bench').searchParams;
    const words = (query.get('keyword') ?? '').split(' ');
    const telling = words.filter((word) => words.length === 1 || !SAYS_NOTHING.has(word));
    // each word stands in the name or in what the family is filed under
    const where = `status = 0 and model_count > 0 and (select bool_and(spu_name like '%' || w || '%' or second_category_id in (select id from category where catagory_name like '%' || w || '%')
      or first_category_id in (select id from category where catagory_name like '%' || w || '%')) from unnest($1::text[]) w)`;
    const [total] = await rowsOf<{ count: number }>(`select count(*)::int as count from spu where ${where}`, [telling]);
    const { data, count } = (await ask(path)) as ListAnswer;
    const from = (Number(query.get('page')) - 1) * 20;
    const order = ORDERS[`${query.get('sort') ?? ''} ${query.get('order') ?? ''}`.trim()];
    if (query.get('sort') !== null) {
      const expected = await rowsOf<{ spu_no: string }>(`select spu_no from spu where ${where} order by ${order} limit 20 offset $2`, [telling, from]);
      same(path, [count, data.map(({ spuNo }) => spuNo)], [total?.count, expected.map((row) => row.spu_no)]);
    } else {
      // by rank: which of them come first is the search's own to say, and no other family is among them
      const shown = data.map(({ spuNo }) => spuNo);
      const [among] = await rowsOf<{ count: number }>(`select count(*)::int as count from spu where ${where} and spu_no = any($2)`, [telling, shown]);
      const rows = Math.min(20, Math.max(0, count - from));
      same(path, [count, shown.length, new Set(shown).size, among?.count], [total?.count, rows, rows, rows]);
    }
  }
  for (const path of some(paths.facets)) {
    const query = new URL(path, 'http://bench').searchParams;
    const pairs = (query.get('attributesStr') ?? '').split('!!!').filter(Boolean);
    const flag = { '1': 'is_new', '2': 'is_hot', '4': 'is_recommended' }[query.get('status') ?? ''] ?? 'true';
    const others = pairs.filter((pair) => !pair.startsWith('light:')).map((pair) => pair.split(':'));
    const expected = await rowsOf<{ value: string; count: number }>(
      `select k.attributes ->> 'light' as value, count(distinct k.spu_no) as count from spu s join sku k on k.spu_no = s.spu_no and k.sku_status = 0
        where s.status = 0 and s.second_category_id = $1 and ${flag} and (select coalesce(bool_and(k.attributes ->> (p ->> 0) = p ->> 1), true) from jsonb_array_elements($2::jsonb) p) group by 1`,
      [query.get('portalCatagoryId'), JSON.stringify(others)],
    );
    const { data } = (await ask(path)) as { data: { code: string; attrValues: { value: string; spuCount: number }[] }[] };
    const light = data.find(({ code }) => code === 'light')?.attrValues.filter(({ spuCount }) => spuCount > 0) ?? [];
    const sorted = (list: { value: string; count: number }[]) => list.map(({ value, count }) => `${value} ${count}`).toSorted();
    same(path, sorted(light.map(({ value, spuCount }) => ({ value, count: spuCount }))), sorted(expected));
  }
}

function same(path: string, given: unknown, expected: unknown): void {
  if (JSON.stringify(given) !== JSON.stringify(expected)) throw new Error(`${path}: ${JSON.stringify(given)} instead of ${JSON.stringify(expected)}`);
}
