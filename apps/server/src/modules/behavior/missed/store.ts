import type { MissedKind } from '@portal/contract/behavior';
import { and, countDistinct, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { missedKeyword } from '../tables.ts';

/** Of one day. */
export interface Missed {
  keyword: string;
  kind: MissedKind;
  total: number;
}

/** Adds to a day's counts; a keyword that is new on it is taken while the day has fewer rows than `max` (two nodes at once may pass it by what each brings). */
export async function putMissed(db: Db, day: string, missed: readonly Missed[], max: number): Promise<void> {
  await db.execute(sql`
    insert into ${missedKeyword} (day, keyword, kind, total)
    select ${day}::date, keyword, kind, total
    from (
      select brought.*, kept.keyword is null as is_new, row_number() over (partition by kept.keyword is null order by brought.total desc, brought.keyword) as place
      from jsonb_to_recordset(${JSON.stringify(missed)}::jsonb) as brought(keyword text, kind text, total integer)
      left join ${missedKeyword} kept on kept.day = ${day}::date and kept.keyword = brought.keyword and kept.kind = brought.kind
    ) ranked
    where not is_new or place <= ${max} - (select count(*) from ${missedKeyword} where day = ${day}::date)
    on conflict (day, keyword, kind) do update set total = least(missed_keyword.total::bigint + excluded.total, 2147483647)::integer`);
}

interface Sums {
  first: string;
  today: string;
  /** '': both. */
  kind: MissedKind | '';
  page: number;
  size: number;
}

const since = ({ first, kind }: Pick<Sums, 'first' | 'kind'>) => and(gte(missedKeyword.day, first), kind === '' ? undefined : eq(missedKeyword.kind, kind));

/** What was looked for in vain from the first day on, the most first. */
export function listMissedSums(db: Db, asked: Sums): Promise<(Missed & { today: number })[]> {
  const total = sql<number>`least(sum(${missedKeyword.total}), 2147483647)::int`;
  return db
    .select({
      keyword: missedKeyword.keyword,
      kind: missedKeyword.kind,
      total,
      today: sql<number>`coalesce(sum(${missedKeyword.total}) filter (where ${missedKeyword.day} = ${asked.today}), 0)::int`,
    })
    .from(missedKeyword)
    .where(since(asked))
    .groupBy(missedKeyword.keyword, missedKeyword.kind)
    .orderBy(desc(total), missedKeyword.keyword, missedKeyword.kind)
    .limit(asked.size)
    .offset((asked.page - 1) * asked.size);
}

export async function countMissed(db: Db, asked: Pick<Sums, 'first' | 'kind'>): Promise<number> {
  const rows = await db
    .select({ count: countDistinct(sql`(${missedKeyword.keyword}, ${missedKeyword.kind})`) })
    .from(missedKeyword)
    .where(since(asked));
  return rows[0]?.count ?? 0;
}

export async function deleteMissedBefore(db: Db, day: string): Promise<void> {
  await db.delete(missedKeyword).where(lt(missedKeyword.day, day));
}
