/** Writing many goods at once: rows travel as JSON, some thousands a statement. */
import { sql, type SQL } from 'drizzle-orm';
import { rowsOf, type Db } from '../../../platform/db/database.ts';
import { catalogVersion, sku, spu } from '../tables.ts';

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

export interface SearchedFamily {
  spu_no: string;
  spu_name: string;
  spu_desc: string;
  brand_name: string;
  first_category: string;
  second_category: string;
  sku_names: string[];
  sku_models: string[];
  sku_descs: string[];
  attributes: Record<string, unknown>[];
}

/** Every text a family is found by; of its models the active ones. */
export const findSearchedTexts = (db: Db, spuNos: readonly string[]): Promise<SearchedFamily[]> =>
  rowsOf(
    db,
    sql`select s.spu_no, s.spu_name, s.spu_desc, s.brand_name, c1.catagory_name as first_category, c2.catagory_name as second_category,
        coalesce(array_agg(k.sku_name order by k.sort) filter (where k.sku_no is not null), '{}') as sku_names,
        coalesce(array_agg(k.sku_model order by k.sort) filter (where k.sku_no is not null), '{}') as sku_models,
        coalesce(array_agg(k.sku_desc order by k.sort) filter (where k.sku_no is not null), '{}') as sku_descs,
        coalesce(jsonb_agg(k.attributes order by k.sort) filter (where k.sku_no is not null), '[]') as attributes
      from ${spu} s join category c1 on c1.id = s.first_category_id join category c2 on c2.id = s.second_category_id
      left join ${sku} k on k.spu_no = s.spu_no and k.sku_status = 0
      where s.spu_no in (select jsonb_array_elements_text(${JSON.stringify(spuNos)}::jsonb)) group by s.spu_no, c1.catagory_name, c2.catagory_name`,
  );

/** Stores the search words; `search` is text of a tsvector. */
export async function storeSearch(db: Db, rows: readonly { spuNo: string; search: string }[]): Promise<void> {
  await db.execute(
    sql`update ${spu} set search = r.search::tsvector from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r ("spuNo" text, search text) where spu.spu_no = r."spuNo"`,
  );
}

/** A new version of the catalogue: every remembered answer is old within a second. */
export async function raiseVersion(db: Db): Promise<void> {
  await db.execute(sql`update ${catalogVersion} set version = version + 1`);
}
