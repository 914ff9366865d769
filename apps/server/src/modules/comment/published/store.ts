/** What is said below what is published: shown it is everybody's, all of it the console's. */
import type { CommentState } from '@portal/engines/states';
import { and, asc, count, desc, eq, inArray, ne } from 'drizzle-orm';
import { rowsOf, sql, type Db } from '../../../platform/db/database.ts';
import { contentComment, contentCommentLike, contentLike } from '../tables.ts';

export type ContentCommentRow = typeof contentComment.$inferSelect;

interface Paging {
  page: number;
  size: number;
}

/** What one account says below one text follows each other. Held to the end of the transaction. */
export async function lockWriting(db: Db, accountNo: string, contentId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content comment|${accountNo}|${contentId}`}, 0))`);
}

export const countWritten = (db: Db, accountNo: string, contentId: string): Promise<number> =>
  db.$count(contentComment, and(eq(contentComment.accountNo, accountNo), eq(contentComment.contentId, contentId)));

export async function insertContentComment(db: Db, row: ContentCommentRow): Promise<void> {
  await db.insert(contentComment).values(row);
}

export async function updateContentComment(db: Db, { commentId, ...row }: ContentCommentRow): Promise<void> {
  await db.update(contentComment).set(row).where(eq(contentComment.commentId, commentId));
}

/** Whosever it is. Kept from other changes to the end of the transaction. */
export async function lockContentComment(db: Db, commentId: string): Promise<ContentCommentRow | undefined> {
  const [row] = await db.select().from(contentComment).where(eq(contentComment.commentId, commentId)).for('update');
  return row;
}

/** Of whatever state, for the console. */
export async function findSaidBelow(db: Db, commentId: string): Promise<ContentCommentRow | undefined> {
  const [row] = await db.select().from(contentComment).where(eq(contentComment.commentId, commentId));
  return row;
}

/** What everybody may read, as long as what it is said of is out. */
export async function findShownBelow(db: Db, commentId: string): Promise<ContentCommentRow | undefined> {
  const [row] = await db
    .select()
    .from(contentComment)
    .where(and(eq(contentComment.commentId, commentId), eq(contentComment.state, 'shown')));
  return row;
}

const isShownOf = (contentId: string) => and(eq(contentComment.contentId, contentId), eq(contentComment.state, 'shown'));

/** The latest first, and how many there are. */
export async function listShownBelow(db: Db, { contentId, page, size }: Paging & { contentId: string }) {
  const rows = await db
    .select()
    .from(contentComment)
    .where(isShownOf(contentId))
    .orderBy(desc(contentComment.gmtCreate), desc(contentComment.commentId))
    .limit(size)
    .offset((page - 1) * size);
  // where the page ends the list, it has counted it
  const isLast = rows.length < size && (rows.length > 0 || page === 1);
  return { rows, total: isLast ? (page - 1) * size + rows.length : await countShownBelow(db, contentId) };
}

export const countShownBelow = (db: Db, contentId: string): Promise<number> => db.$count(contentComment, isShownOf(contentId));

/** One's own that are not shown, the latest first. */
export const listNotShownOf = (db: Db, accountNo: string, contentId: string): Promise<ContentCommentRow[]> =>
  db
    .select()
    .from(contentComment)
    .where(and(eq(contentComment.accountNo, accountNo), eq(contentComment.contentId, contentId), ne(contentComment.state, 'shown')))
    .orderBy(desc(contentComment.gmtCreate), desc(contentComment.commentId));

/** For the console: those that wait first, the longest first; of the others the latest. */
export async function listDeskBelow(db: Db, { state, id, page, size }: Paging & { state?: CommentState | undefined; id?: string | undefined }) {
  const where = and(state === undefined ? undefined : eq(contentComment.state, state), id === undefined ? undefined : eq(contentComment.commentId, id));
  const rows = await db
    .select()
    .from(contentComment)
    .where(where)
    .orderBy(
      sql`${contentComment.state} <> 'waiting'`,
      sql`case when ${contentComment.state} = 'waiting' then ${contentComment.gmtModified} end`,
      desc(contentComment.gmtModified),
      asc(contentComment.commentId),
    )
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(contentComment, where) };
}

export const countWaitingBelow = (db: Db): Promise<number> => db.$count(contentComment, eq(contentComment.state, 'waiting'));

export interface Liked {
  likeCount: number;
  isLiked: boolean;
}
const NONE: Liked = { likeCount: 0, isLiked: false };

/** How many like each of them, and whether this account does; null: nobody asks. */
export async function countCommentLikes(db: Db, commentIds: readonly string[], accountNo: string | null): Promise<ReadonlyMap<string, Liked>> {
  if (commentIds.length === 0) return new Map();
  const rows = await db
    .select({
      commentId: contentCommentLike.commentId,
      likeCount: count(),
      isLiked: sql<boolean>`coalesce(bool_or(${contentCommentLike.accountNo} = ${accountNo}), false)`,
    })
    .from(contentCommentLike)
    .where(inArray(contentCommentLike.commentId, [...commentIds]))
    .groupBy(contentCommentLike.commentId);
  return new Map(rows.map(({ commentId, likeCount, isLiked }) => [commentId, { likeCount, isLiked }]));
}

export async function putCommentLike(db: Db, commentId: string, accountNo: string): Promise<void> {
  await db.insert(contentCommentLike).values({ commentId, accountNo }).onConflictDoNothing();
}

export async function deleteCommentLike(db: Db, commentId: string, accountNo: string): Promise<void> {
  await db.delete(contentCommentLike).where(and(eq(contentCommentLike.commentId, commentId), eq(contentCommentLike.accountNo, accountNo)));
}

export async function countContentLikes(db: Db, contentId: string, accountNo: string | null): Promise<Liked> {
  const [row = NONE] = await db
    .select({ likeCount: count(), isLiked: sql<boolean>`coalesce(bool_or(${contentLike.accountNo} = ${accountNo}), false)` })
    .from(contentLike)
    .where(eq(contentLike.contentId, contentId));
  return row;
}

export async function putContentLike(db: Db, contentId: string, accountNo: string): Promise<void> {
  await db.insert(contentLike).values({ contentId, accountNo }).onConflictDoNothing();
}

export async function deleteContentLike(db: Db, contentId: string, accountNo: string): Promise<void> {
  await db.delete(contentLike).where(and(eq(contentLike.contentId, contentId), eq(contentLike.accountNo, accountNo)));
}

/** All that an account said and likes. */
export const listSaidByAccount = (db: Db, accountNo: string): Promise<{ comment: unknown }[]> =>
  rowsOf(
    db,
    sql`select to_jsonb(c) - 'account_no' - 'operator_no' as comment from ${contentComment} c where c.account_no = ${accountNo}
      union all select jsonb_build_object('like', l.content_id) from ${contentLike} l where l.account_no = ${accountNo}`,
  );

export async function deleteSaidByAccount(db: Db, accountNo: string): Promise<void> {
  await db.delete(contentCommentLike).where(eq(contentCommentLike.accountNo, accountNo));
  await db.delete(contentLike).where(eq(contentLike.accountNo, accountNo));
  await db.delete(contentComment).where(eq(contentComment.accountNo, accountNo));
}
