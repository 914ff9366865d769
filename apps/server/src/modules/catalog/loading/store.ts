/** Writing many goods at once: rows travel as JSON, some thousands a statement. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import type { FamilyTexts, FamilyWords } from '../search/family-words.ts';
import { catalogVersion, sku, skuWords, spu } from '../tables.ts';

const ROWS_A_STATEMENT = 1000;

/** Per table: columns with their type and, where a row may leave them out, what stands in. Names and types are ours, never a caller's. */
const tables = {
  category: { id: 'integer', catagory_name: 'text', data_id: 'text', parent_id: 'integer', sort: 'integer|0', separate_category: 'boolean|false' },
  attribute: {
    id: 'integer',
    code: 'text',
    attr_name: 'text',
    attr_group: 'text',
    value_type: 'text',
    unit: 'text',
    min_value: 'numeric',
    max_value: 'numeric',
    options: 'jsonb',
    filterable: 'boolean|false',
    sort: 'integer|0',
  },
  categoryAttribute: { category_id: 'integer', attribute_id: 'integer' },
  spu: {
    spu_no: 'text',
    spu_name: 'text',
    first_category_id: 'integer',
    second_category_id: 'integer',
    brand_name: 'text',
    spu_desc: "text|''",
    picture: 'text',
    unit: "text|'台'",
    sku_type: 'smallint|0',
    status: 'smallint|0',
    is_new: 'boolean|false',
    is_hot: 'boolean|false',
    is_recommended: 'boolean|false',
    sum_no: 'integer|0',
    gmt_listed: 'timestamptz',
    attachments: "jsonb|'[]'",
  },
  sku: {
    sku_no: 'text',
    spu_no: 'text',
    sku_name: 'text',
    sku_model: 'text',
    model_key: 'text',
    price: 'numeric',
    refer_price: 'numeric',
    sku_status: 'smallint|0',
    sku_sale_type: "text|'经销'",
    max_num: 'integer',
    sid: 'text',
    stock_total: 'integer|0',
    attributes: "jsonb|'{}'",
    sku_desc: "text|''",
    picture: 'text',
    views: "jsonb|'[]'",
    sort: 'integer|0',
  },
  accessory: { spu_no: 'text', sku_no: 'text', need: 'text', sort: 'integer|0' },
  suite: { suit_no: 'text', suit_name: 'text', suit_desc: "text|''", picture: 'text', status: 'smallint|0', gmt_listed: 'timestamptz' },
  suiteItem: { suit_no: 'text', sku_no: 'text', quantity: 'integer', sort: 'integer|0' },
} as const satisfies Record<string, Record<string, string>>;

export type LoadedTable = keyof typeof tables;

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

interface Shape {
  name: SQL;
  columns: SQL;
  values: SQL;
  record: SQL;
}

function shapeOf(table: LoadedTable): Shape {
  const columns = Object.entries(tables[table]).map(([column, kind]) => {
    const [type = '', fallback] = kind.split('|');
    return { column, type, key: `"${camel(column)}"`, fallback };
  });
  const list = (texts: string[]): SQL => sql.raw(texts.join(', '));
  return {
    name: sql.raw(snake(table)),
    columns: list(columns.map(({ column }) => column)),
    values: list(
      columns.map(({ key, type, fallback }) => (fallback === undefined ? `r.${key}` : `coalesce(r.${key}, ${fallback}${type === 'jsonb' ? '::jsonb' : ''})`)),
    ),
    record: list(columns.map(({ key, type }) => `${key} ${type}`)),
  };
}

/** Inserts rows given with camelCase keys. Throws on a double key or a dangling reference. */
export async function insertRows(db: Db, table: LoadedTable, rows: readonly object[]): Promise<void> {
  const { name, columns, values, record } = shapeOf(table);
  for (let at = 0; at < rows.length; at += ROWS_A_STATEMENT) {
    const text = JSON.stringify(rows.slice(at, at + ROWS_A_STATEMENT));
    await db.execute(sql`insert into ${name} (${columns}) select ${values} from jsonb_to_recordset(${text}::jsonb) as r (${record})`);
  }
}

/** Lowest prices, number of active models and stock mark of families, from their active models. */
export async function refreshFamilies(db: Db, spuNos: readonly string[]): Promise<void> {
  await db.execute(sql`
    update ${spu} set model_count = m.models, min_price = m.price, min_refer_price = m.refer_price, in_stock = m.in_stock
    from (
      select s.spu_no, count(k.sku_no)::int as models, min(k.price) as price, min(k.refer_price) as refer_price, coalesce(bool_or(k.stock_total > 0), false) as in_stock
      from ${spu} s left join ${sku} k on k.spu_no = s.spu_no and k.sku_status = 0
      where s.spu_no in (select jsonb_array_elements_text(${JSON.stringify(spuNos)}::jsonb)) group by s.spu_no
    ) m where spu.spu_no = m.spu_no`);
}

/** Every text families and their active models are found by. */
export const listSearchedTexts = (db: Db, spuNos: readonly string[]): Promise<FamilyTexts[]> =>
  rowsOf(
    db,
    sql`select s.spu_no, s.spu_name, s.spu_desc, s.brand_name, c1.catagory_name as first_category, c2.catagory_name as second_category,
        coalesce((select jsonb_agg(jsonb_build_object('sku_no', k.sku_no, 'sku_name', k.sku_name, 'sku_model', k.sku_model, 'sku_desc', k.sku_desc, 'attributes', k.attributes) order by k.sort, k.sku_no)
          from ${sku} k where k.spu_no = s.spu_no and k.sku_status = 0), '[]') as models
      from ${spu} s join category c1 on c1.id = s.first_category_id join category c2 on c2.id = s.second_category_id
      where s.spu_no in (select jsonb_array_elements_text(${JSON.stringify(spuNos)}::jsonb))`,
  );

/** Stores the words of families and of their models; models that are no longer active lose theirs. */
export async function putSearch(db: Db, families: readonly FamilyWords[]): Promise<void> {
  const rows = JSON.stringify(families.map(({ spuNo, search }) => ({ spuNo, search })));
  const models = families.flatMap(({ spuNo, models: own }) => own.map((model) => ({ ...model, spuNo })));
  await db.execute(
    sql`update ${spu} set search = r.search::tsvector from jsonb_to_recordset(${rows}::jsonb) as r ("spuNo" text, search text) where spu.spu_no = r."spuNo"`,
  );
  await db.execute(sql`delete from ${skuWords} where spu_no in (select r."spuNo" from jsonb_to_recordset(${rows}::jsonb) as r ("spuNo" text))`);
  await db.execute(sql`insert into ${skuWords} (sku_no, spu_no, search)
    select r."skuNo", r."spuNo", r.search::tsvector from jsonb_to_recordset(${JSON.stringify(models)}::jsonb) as r ("skuNo" text, "spuNo" text, search text)
    on conflict (sku_no) do update set spu_no = excluded.spu_no, search = excluded.search`);
}

export async function listFamiliesWithoutWords(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ spu_no: string }>(
    db,
    sql`select distinct k.spu_no from ${sku} k where k.sku_status = 0 and not exists (select 1 from ${skuWords} w where w.sku_no = k.sku_no)`,
  );
  return rows.map((row) => row.spu_no);
}

/** A new version of the catalogue: every remembered answer is old within a second. */
export async function raiseVersion(db: Db): Promise<void> {
  await db.execute(sql`update ${catalogVersion} set version = version + 1`);
}
