/** Comments: those of a family that are shown are everybody's, all of them the console's. */
import type { CommentState } from '@portal/engines/states';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../platform/db/database.ts';
import { namedStatement } from '../../platform/db/named-statement.ts';
import { comment, commentLike } from './tables.ts';

export type CommentRow = typeof comment.$inferSelect;

interface Paging {
  page: number;
  size: number;
}

/** Gives whether the line had none. */
export async function insertComment(db: Db, row: CommentRow): Promise<boolean> {
  const rows = await db.insert(comment).values(row).onConflictDoNothing({ target: comment.lineId }).returning({ id: comment.commentId });
  return rows.length > 0;
}

export async function updateComment(db: Db, { commentId, ...row }: CommentRow): Promise<void> {
  await db.update(comment).set(row).where(eq(comment.commentId, commentId));
}

/** Kept from other changes to the end of the transaction. */
export async function lockCommentOfLine(db: Db, lineId: string): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(comment).where(eq(comment.lineId, lineId)).for('update');
  return row;
}

/** Likewise. */
export async function lockComment(db: Db, commentId: string): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(comment).where(eq(comment.commentId, commentId)).for('update');
  return row;
}

/** Whosever it is: for the console. */
export async function findComment(db: Db, commentId: string): Promise<CommentRow | undefined> {
  const [row] = await db.select().from(comment).where(eq(comment.commentId, commentId));
  return row;
}

/** What everybody may read. */
export async function findShown(db: Db, commentId: string): Promise<CommentRow | undefined> {
  const [row] = await db
    .select()
    .from(comment)
    .where(and(eq(comment.commentId, commentId), eq(comment.state, 'shown')));
  return row;
}

/** Of an order that was found for whoever asks. */
export const listOfOrder = (db: Db, shopOrderNo: string): Promise<CommentRow[]> =>
  db.select().from(comment).where(eq(comment.shopOrderNo, shopOrderNo)).orderBy(asc(comment.gmtCreate), asc(comment.commentId));

/** Those shown, the latest first, and how many there are. */
export async function listShownPage(db: Db, { spuNo, stars, page, size }: Paging & { spuNo: string; stars?: number | undefined }) {
  const where = and(eq(comment.spuNo, spuNo), eq(comment.state, 'shown'), stars === undefined ? undefined : eq(comment.stars, stars));
  const rows = await db
    .select()
    .from(comment)
    .where(where)
    .orderBy(desc(comment.gmtCreate), desc(comment.commentId))
    .limit(size)
    .offset((page - 1) * size);
  // where the page ends the list, it has counted it
  const isLast = rows.length < size && (rows.length > 0 || page === 1);
  return { rows, total: isLast ? (page - 1) * size + rows.length : await db.$count(comment, where) };
}

const starsStatement = namedStatement<null, { spuNo: string }>(
  'comment_stars',
  () => sql`select stars, count(*)::int as number from ${comment} where spu_no = ${sql.placeholder('spuNo')} and state = 'shown' group by stars`,
);

/** How many of those shown gave so many stars. */
export async function countByStars(db: Db, spuNo: string): Promise<ReadonlyMap<number, number>> {
  const rows = await starsStatement.rows<{ stars: number; number: number }>(db, null, { spuNo });
  return new Map(rows.map(({ stars, number }) => [stars, number]));
}

/** For the console: those that wait first, the longest first; of the others the latest. */
export async function listDeskPage(db: Db, { state, page, size }: Paging & { state?: CommentState | undefined }) {
  const where = state === undefined ? undefined : eq(comment.state, state);
  const rows = await db
    .select()
    .from(comment)
    .where(where)
    .orderBy(
      sql`${comment.state} <> 'waiting'`,
      sql`case when ${comment.state} = 'waiting' then ${comment.gmtModified} end`,
      desc(comment.gmtModified),
      asc(comment.commentId),
    )
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(comment, where) };
}

export const countWaiting = (db: Db): Promise<number> => db.$count(comment, eq(comment.state, 'waiting'));

/** How many like each of them, and whether this account does; null: nobody asks. */
export async function countLikes(
  db: Db,
  commentIds: readonly string[],
  accountNo: string | null,
): Promise<ReadonlyMap<string, { likeCount: number; isLiked: boolean }>> {
  if (commentIds.length === 0) return new Map();
  const rows = await db
    .select({ commentId: commentLike.commentId, likeCount: count(), isLiked: sql<boolean>`coalesce(bool_or(${commentLike.accountNo} = ${accountNo}), false)` })
    .from(commentLike)
    .where(inArray(commentLike.commentId, [...commentIds]))
    .groupBy(commentLike.commentId);
  return new Map(rows.map(({ commentId, likeCount, isLiked }) => [commentId, { likeCount, isLiked }]));
}

export async function putLike(db: Db, commentId: string, accountNo: string): Promise<void> {
  await db.insert(commentLike).values({ commentId, accountNo }).onConflictDoNothing();
}

export async function deleteLike(db: Db, commentId: string, accountNo: string): Promise<void> {
  await db.delete(commentLike).where(and(eq(commentLike.commentId, commentId), eq(commentLike.accountNo, accountNo)));
}

/** All that an account wrote. */
export const listCommentsOfAccount = (db: Db, accountNo: string): Promise<{ comment: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(c) - 'account_no' - 'operator_no' as comment from comment c where c.account_no = ${accountNo} order by c.gmt_create, c.comment_id`,
  );

export async function deleteCommentsOfAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(commentLike).where(eq(commentLike.accountNo, accountNo));
  await db.delete(comment).where(eq(comment.accountNo, accountNo));
}
