import type { ContentCard, ContentKind, Industry, MarqueeClue, Promotion, PromotionPlacement, VideoGroup } from '@portal/contract/content';
import { CONTENT_KINDS, PROMOTIONS_MAX } from '@portal/contract/content';
import { and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { insertMany } from '../../platform/db/bulk.ts';
import { rowsOf, type Db } from '../../platform/db/database.ts';
import { content, contentIndustry, contentProduct, marqueeClue, promotion, sale } from './tables.ts';

/** What one bar holds. */
export const CLUES_MAX = 12;

export const listClues = (db: Db, max: number): Promise<MarqueeClue[]> =>
  db
    .select({ title: marqueeClue.title, schedule: marqueeClue.schedule })
    .from(marqueeClue)
    .orderBy(asc(marqueeClue.sortNo), desc(marqueeClue.gmtCreate), asc(marqueeClue.id))
    .limit(max);

export async function insertClues(db: Db, clues: readonly (typeof marqueeClue.$inferInsert)[]): Promise<void> {
  if (clues.length > 0) await db.insert(marqueeClue).values([...clues]);
}

/** One that is published, and its time has come. */
const isOut = (now: Date): SQL | undefined => and(eq(content.state, 'published'), lte(content.gmtPublished, now));

export type ContentCardRow = Omit<ContentCard, 'gmtPublished'> & { gmtPublished: Date };
export type ContentItemRow = ContentCardRow & { industryName: string | null; tags: string[]; productCount: number };

const cardColumns = {
  contentId: content.contentId,
  kind: content.kind,
  title: content.title,
  summary: content.summary,
  picture: content.picture,
  gmtPublished: content.gmtPublished,
};
const itemColumns = {
  ...cardColumns,
  industryName: contentIndustry.name,
  tags: content.tags,
  productCount: sql<number>`(select count(*)::int from ${contentProduct} p where p.content_id = ${content.contentId})`,
};
const newestFirst = [desc(content.gmtPublished), asc(content.contentId)];

/** Of all that is published, also what is not out yet: the newest. */
export const listTitles = (db: Db, limit: number): Promise<Pick<ContentCardRow, 'contentId' | 'kind' | 'title' | 'gmtPublished'>[]> =>
  db
    .select({ contentId: content.contentId, kind: content.kind, title: content.title, gmtPublished: content.gmtPublished })
    .from(content)
    .where(eq(content.state, 'published'))
    .orderBy(...newestFirst)
    .limit(limit);

/** What is out: the newest. */
export const listOut = (db: Db, now: Date, limit: number): Promise<Pick<ContentCardRow, 'contentId' | 'kind'>[]> =>
  db
    .select({ contentId: content.contentId, kind: content.kind })
    .from(content)
    .where(isOut(now))
    .orderBy(...newestFirst)
    .limit(limit);

/** Of these addresses of pictures those that something here shows, published or not: as a cover, within a text, promoted. */
export async function listContentPictures(db: Db, addresses: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ address: string }>(
    db,
    sql`select a.address from unnest(${sql.param([...addresses])}::text[]) a(address) where exists (select 1 from ${content} c where c.picture = a.address
      or strpos(c.body::text, a.address) > 0) or exists (select 1 from ${promotion} p where p.picture = a.address) or exists (select 1 from ${sale} s where s.picture = a.address)`,
  );
  return rows.map(({ address }) => address);
}

export const listIndustries = (db: Db): Promise<Industry[]> =>
  db
    .select({ id: contentIndustry.id, name: contentIndustry.name })
    .from(contentIndustry)
    .orderBy(asc(contentIndustry.sortNo), asc(contentIndustry.id))
    .limit(40);

export interface ContentQuery {
  kind: ContentKind;
  oneIndustryId?: number | undefined;
  videoGroup?: VideoGroup | undefined;
  tag?: string | undefined;
  page: number;
  size: number;
}

const isAsked = (now: Date, { kind, oneIndustryId, videoGroup, tag }: ContentQuery): SQL | undefined =>
  and(
    isOut(now),
    eq(content.kind, kind),
    oneIndustryId === undefined ? undefined : eq(content.industryId, oneIndustryId),
    videoGroup === undefined ? undefined : eq(content.videoGroup, videoGroup),
    tag === undefined || tag === '' ? undefined : sql`${content.tags} ? ${tag}::text`,
  );

/** Of one kind, the newest first. */
export const listItems = (db: Db, now: Date, query: ContentQuery): Promise<ContentItemRow[]> =>
  db
    .select(itemColumns)
    .from(content)
    .leftJoin(contentIndustry, eq(contentIndustry.id, content.industryId))
    .where(isAsked(now, query))
    .orderBy(...newestFirst)
    .limit(query.size)
    .offset((query.page - 1) * query.size);

export const countItems = (db: Db, now: Date, query: ContentQuery): Promise<number> => db.$count(content, isAsked(now, query));

/** The newest of each kind, kinds in their order. */
export async function listLatest(db: Db, now: Date, each: number): Promise<ContentItemRow[]> {
  const kinds = await Promise.all(CONTENT_KINDS.map((kind) => listItems(db, now, { kind, page: 1, size: each })));
  return kinds.flat();
}

export type ContentRow = ContentItemRow & Pick<typeof content.$inferSelect, 'industryId' | 'body' | 'related' | 'videoSrc'>;

/** One that is out. Undefined: none, not yet, or no longer. */
export async function findContent(db: Db, now: Date, contentId: string): Promise<ContentRow | undefined> {
  const [row] = await db
    .select({ ...itemColumns, industryId: content.industryId, body: content.body, related: content.related, videoSrc: content.videoSrc })
    .from(content)
    .leftJoin(contentIndustry, eq(contentIndustry.id, content.industryId))
    .where(and(isOut(now), eq(content.contentId, contentId)));
  return row;
}

/** Whether something that is out has the document of this address below it. */
export const isNamedNow = async (db: Db, now: Date, fvUrl: string): Promise<boolean> =>
  (await db.$count(content, and(isOut(now), sql`${content.body} @> ${JSON.stringify([{ type: 'file', fvUrl }])}::jsonb`))) > 0;

export const listProductsOf = (db: Db, contentId: string): Promise<{ skuNo: string; spuNo: string; quantity: number; part: string }[]> =>
  db
    .select({ skuNo: contentProduct.skuNo, spuNo: contentProduct.spuNo, quantity: contentProduct.quantity, part: contentProduct.part })
    .from(contentProduct)
    .where(eq(contentProduct.contentId, contentId))
    .orderBy(asc(contentProduct.sortNo));

/** Those of the numbers that are out, in no order. */
export const listCards = (db: Db, now: Date, contentIds: readonly string[]): Promise<ContentCardRow[]> =>
  db
    .select(cardColumns)
    .from(content)
    .where(and(isOut(now), inArray(content.contentId, [...contentIds])));

/** Others of the same kind and industry, the newest first. */
export const listBeside = (
  db: Db,
  now: Date,
  { kind, industryId, contentId }: { kind: ContentKind; industryId: number | null; contentId: string },
  limit: number,
): Promise<ContentCardRow[]> =>
  db
    .select(cardColumns)
    .from(content)
    .where(and(isOut(now), eq(content.kind, kind), ne(content.contentId, contentId), industryId === null ? undefined : eq(content.industryId, industryId)))
    .orderBy(...newestFirst)
    .limit(limit);

/** Those that use the family or name it in their body; solutions, then cases, then the rest. */
export const listUsing = (db: Db, now: Date, spuNo: string, limit: number): Promise<ContentCardRow[]> =>
  db
    .select(cardColumns)
    .from(content)
    .where(
      and(
        isOut(now),
        or(
          inArray(content.contentId, db.select({ id: contentProduct.contentId }).from(contentProduct).where(eq(contentProduct.spuNo, spuNo))),
          sql`${content.body} @> ${JSON.stringify([{ type: 'product', spuNo }])}::jsonb`,
        ),
      ),
    )
    .orderBy(sql`array_position(array['solution', 'case', 'article', 'video'], ${content.kind})`, ...newestFirst)
    .limit(limit);

/** Families that anything uses or names in its body, out or not. */
export async function listFamiliesUsed(db: Db): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ spuNo: string }>(
    db,
    sql`select p.spu_no as "spuNo" from ${contentProduct} p
      union select b.block ->> 'spuNo' from ${content} c cross join jsonb_array_elements(c.body) b(block) where b.block ->> 'type' = 'product'`,
  );
  return new Set(rows.map(({ spuNo }) => spuNo));
}

/** How many of each kind a question finds; kinds without any are missing. `question` is text of a `tsquery`. */
export const countFound = (db: Db, now: Date, question: string): Promise<{ kind: ContentKind; found: number }[]> =>
  db
    .select({ kind: content.kind, found: sql<number>`count(*)::int` })
    .from(content)
    .where(and(isOut(now), sql`${content.search} @@ ${question}::tsquery`))
    .groupBy(content.kind);

/** What a question finds: the kind that is `named` ('': none) first, titles before summaries and tags, those before bodies; of equals the newest. `kind` '': all. */
export const listFound = (
  db: Db,
  now: Date,
  { question, kind, named, limit, offset }: { question: string; kind: ContentKind | ''; named: ContentKind | ''; limit: number; offset: number },
): Promise<ContentCardRow[]> =>
  db
    .select(cardColumns)
    .from(content)
    .where(and(isOut(now), sql`${content.search} @@ ${question}::tsquery`, kind === '' ? undefined : eq(content.kind, kind)))
    .orderBy(sql`(${content.kind} = ${named}) desc`, sql`ts_rank('{0.05, 0.1, 0.4, 1}', ${content.search}, ${question}::tsquery) desc`, ...newestFirst)
    .limit(limit)
    .offset(offset);

/** What stands at each place now, in its order. */
export async function listPromotionsNow(db: Db, now: Date): Promise<Map<PromotionPlacement, Promotion[]>> {
  const rows = await db
    .select({ id: promotion.id, placement: promotion.placement, title: promotion.title, picture: promotion.picture, href: promotion.href })
    .from(promotion)
    .where(and(lte(promotion.gmtFrom, now), or(isNull(promotion.gmtTo), gt(promotion.gmtTo, now))))
    .orderBy(asc(promotion.sortNo), asc(promotion.id));
  return new Map([...Map.groupBy(rows, ({ placement }) => placement)].map(([placement, all]) => [placement, all.slice(0, PROMOTIONS_MAX)]));
}

/** Another text as soon as anything of it that a page may show is another: what is out, and what stands on the first page now. */
export async function getContentVersion(db: Db): Promise<string> {
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select concat_ws(' ',
      (select count(*) filter (where c.state = 'published' and c.gmt_published <= now()) from ${content} c), (select max(c.gmt_modified) from ${content} c),
      (select string_agg(concat_ws(':', i.id, i.name), ',' order by i.sort_no, i.id) from ${contentIndustry} i),
      (select string_agg(concat_ws(':', p.id, p.edition), ',' order by p.id) from ${promotion} p where p.gmt_from <= now() and (p.gmt_to is null or p.gmt_to > now()))) as version`,
  );
  return row?.version ?? '';
}

export async function insertIndustries(db: Db, rows: readonly (typeof contentIndustry.$inferInsert)[]): Promise<void> {
  await insertMany(db, contentIndustry, rows);
}

export async function insertContentRows(db: Db, rows: readonly (typeof content.$inferInsert)[]): Promise<void> {
  await insertMany(db, content, rows);
}

/** What it was made of, before it is written anew. */
export async function deleteProductsOf(db: Db, contentId: string): Promise<void> {
  await db.delete(contentProduct).where(eq(contentProduct.contentId, contentId));
}

export async function insertProducts(db: Db, rows: readonly (typeof contentProduct.$inferInsert)[]): Promise<void> {
  await insertMany(db, contentProduct, rows);
}

export async function insertPromotions(db: Db, rows: readonly (typeof promotion.$inferInsert)[]): Promise<void> {
  await insertMany(db, promotion, rows);
}
