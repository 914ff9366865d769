/** What a keyword finds, asked in steps: which families, how near each of them is, which of its models is meant. */
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { namedStatement } from '../../../platform/db/named-statement.ts';
import { candidates, family, hits, nearness } from './hits.ts';
import type { ListShape, ListValues } from './shape.ts';

const nearStatement = namedStatement<ListShape, ListValues>(
  'catalog_near',
  (shape) => sql`
  select e.spu_no as "spuNo", e.rank, (${nearness})::real as nearness
  from (${shape.search === 'most' ? candidates : hits(shape, { ranked: false, within: false })}) e join (${family}) on h.spu_no = e.spu_no`,
);

const matchedStatement = namedStatement<ListShape, ListValues>(
  'catalog_matched',
  (shape) => sql`select f.spu_no as "spuNo", f.rank from (${hits(shape, { ranked: false, within: true })}) f`,
);

const rankedStatement = namedStatement<ListShape, ListValues>(
  'catalog_ranked',
  (shape) => sql`select f.spu_no as "spuNo", f.rank from (${hits(shape, { ranked: true, within: true })}) f`,
);

/**
 * All families the keyword finds, of `most` all that are worth looking into, in no order. `nearness` is what can be said of each without its
 * words' places, `rank` that of its numbers alone.
 */
export const listNear = (db: Db, shape: ListShape, values: ListValues): Promise<{ spuNo: string; rank: number; nearness: number }[]> =>
  nearStatement.rows(db, shape, values);

/** Those among `values.spuNos` that the keyword finds, with the rank of their numbers alone. */
export const listMatched = (db: Db, shape: ListShape, values: ListValues): Promise<{ spuNo: string; rank: number }[]> =>
  matchedStatement.rows(db, shape, values);

/** The rank of those among `values.spuNos`; of `alike`, of all. */
export const listRanked = (db: Db, shape: ListShape, values: ListValues): Promise<{ spuNo: string; rank: number }[]> => rankedStatement.rows(db, shape, values);
