/** The log as a chain: each line carries the hash of itself and of the line before it (OPERATOR-8). */
import { desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import { operatorLog } from './tables.ts';

type LogRow = Omit<typeof operatorLog.$inferInsert, 'chainNo' | 'hash'>;

export type ChainProof =
  | { outcome: 'whole'; lines: number; hash: string }
  /** `chainNo`: of the first line that does not fit; `id` is null where a line is missing there. */
  | { outcome: 'broken'; chainNo: number; id: number | null };

/** SHA-256 of the line as the database keeps it, and of the hash before it. */
const hashOf = (line: SQL, before: SQL) =>
  sql`encode(sha256(convert_to(jsonb_build_array(${before}, ${line}.chain_no, ${line}.operator_no, ${line}.act, ${line}.target, ${line}.before, ${line}.after, ${line}.ip,
    to_char(${line}.gmt_create at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))::text, 'UTF8')), 'hex')`;

/** Adds a line behind the last one. */
export async function insertLogLine(db: Db, row: LogRow): Promise<void> {
  await db.insert(operatorLog).values(row);
  await updateChain(db);
}

/**
 * Chains the lines that have no place yet, in their order: the one that was just added, and those of a program that knew no chain.
 * Whoever else does so waits for the end of this transaction: of two lines one is the later.
 */
export async function updateChain(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('operator log', 0))`);
  const loose = await db.select({ id: operatorLog.id }).from(operatorLog).where(isNull(operatorLog.chainNo)).orderBy(operatorLog.id);
  let last = await findLast(db);
  for (const { id } of loose) {
    const chainNo = last.chainNo + 1;
    await db.update(operatorLog).set({ chainNo }).where(eq(operatorLog.id, id));
    const [made] = await rowsOf<{ hash: string }>(
      db,
      sql`update operator_log l set hash = ${hashOf(sql`l`, sql`${last.hash}::text`)} where l.id = ${id} returning l.hash as "hash"`,
    );
    last = { chainNo, hash: made?.hash ?? '' };
  }
}

async function findLast(db: Db): Promise<{ chainNo: number; hash: string }> {
  const [row] = await db
    .select({ chainNo: operatorLog.chainNo, hash: operatorLog.hash })
    .from(operatorLog)
    .where(isNotNull(operatorLog.chainNo))
    .orderBy(desc(operatorLog.chainNo))
    .limit(1);
  return { chainNo: row?.chainNo ?? 0, hash: row?.hash ?? '' };
}

/** Reads the log from its beginning and names the first line that is not as it was written, or the first that is missing. */
export async function findBrokenLine(db: Db): Promise<ChainProof> {
  const [broken] = await rowsOf<{ id: number; chainNo: number; place: number }>(
    db,
    sql`select id::integer as "id", chain_no::integer as "chainNo", place::integer as "place" from (
          select l.id, l.chain_no, row_number() over w as place, l.hash, ${hashOf(sql`l`, sql`coalesce(lag(l.hash) over w, '')`)} as expected
          from operator_log l where l.chain_no is not null window w as (order by l.chain_no)
        ) chained where place <> chain_no or hash is distinct from expected order by place limit 1`,
  );
  if (broken)
    return broken.place === broken.chainNo
      ? { outcome: 'broken', chainNo: broken.chainNo, id: broken.id }
      : { outcome: 'broken', chainNo: broken.place, id: null };
  const { chainNo, hash } = await findLast(db);
  return { outcome: 'whole', lines: chainNo, hash };
}

/** The hash of a line, for comparison with one that was noted elsewhere: what a cut-off end of the log cannot show. */
export async function findHashAt(db: Db, chainNo: number): Promise<string | undefined> {
  const [row] = await rowsOf<{ hash: string }>(db, sql`select hash from operator_log where chain_no = ${chainNo}`);
  return row?.hash;
}
