/** What is published as its staff sees it: of every state. */
import type { Block, DeskContentLine } from '@portal/contract/content';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { content, contentIndustry, contentProduct } from './tables.ts';

export interface DeskRow {
  contentId: string;
  kind: DeskContentLine['kind'];
  title: string;
  summary: string;
  tags: string[];
  picture: string;
  body: Block[];
  industryId: number | null;
  industryName: string | null;
  state: DeskContentLine['state'];
  productCount: number;
  gmtPublished: Date;
  gmtModified: Date;
}

const columns = {
  contentId: content.contentId,
  kind: content.kind,
  title: content.title,
  summary: content.summary,
  tags: content.tags,
  picture: content.picture,
  body: content.body,
  industryId: content.industryId,
  industryName: contentIndustry.name,
  state: content.state,
  productCount: sql<number>`(select count(*)::int from ${contentProduct} p where p.content_id = ${content.contentId})`,
  gmtPublished: content.gmtPublished,
  gmtModified: content.gmtModified,
};

interface DeskQuery {
  page: number;
  size: number;
  keyword: string;
  kind?: DeskRow['kind'] | undefined;
  state?: DeskRow['state'] | undefined;
}

/** As visitors see them: by the time they are out, the newest first. */
export async function listDeskRows(db: Db, { page, size, keyword, kind, state }: DeskQuery): Promise<{ rows: DeskRow[]; total: number }> {
  const where = and(
    kind === undefined ? undefined : eq(content.kind, kind),
    state === undefined ? undefined : eq(content.state, state),
    keyword === '' ? undefined : sql`strpos(lower(${content.title}), lower(${keyword})) > 0`,
  );
  const rows = await db
    .select(columns)
    .from(content)
    .leftJoin(contentIndustry, eq(contentIndustry.id, content.industryId))
    .where(where)
    .orderBy(desc(content.gmtPublished), asc(content.contentId))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, total: await db.$count(content, where) };
}

export async function findDeskRow(db: Db, contentId: string): Promise<DeskRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(content)
    .leftJoin(contentIndustry, eq(contentIndustry.id, content.industryId))
    .where(eq(content.contentId, contentId));
  return row;
}

/** The same, kept from other changes to the end of the transaction. */
export async function lockDeskRow(db: Db, contentId: string): Promise<DeskRow | undefined> {
  await db.select({ contentId: content.contentId }).from(content).where(eq(content.contentId, contentId)).for('update');
  return findDeskRow(db, contentId);
}

export async function updateContent(
  db: Db,
  contentId: string,
  change: Partial<Pick<typeof content.$inferInsert, 'title' | 'summary' | 'tags' | 'industryId' | 'body' | 'search' | 'state' | 'gmtPublished'>> & {
    gmtModified: Date;
  },
): Promise<void> {
  await db.update(content).set(change).where(eq(content.contentId, contentId));
}
