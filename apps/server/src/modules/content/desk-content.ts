/** What content staff does about what is published (CONTENT-10); each act stands in the operators' log. */
import * as contract from '@portal/contract/content';
import { AppError, badRequest, notFound, type BodyOf } from '@portal/contract/core';
import { contentStates } from '@portal/engines/states';
import type { Context, OperatorCaller } from '../../platform/http/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { getWhole, takePublicDocument } from '../file/index.ts';
import { recordAct } from '../operator/index.ts';
import { findDocument, takenFiles } from './content-files.ts';
import { findDeskRow, listDeskRows, lockDeskRow, updateContent, type DeskRow } from './desk-store.ts';
import { deskProducts, usesOf } from './desk-goods.ts';
import { insertContent, searchOf } from './insert-content.ts';
import type { ContentRoom } from './on-every-page.ts';
import { deleteProductsOf, insertProducts, listIndustries, listProductsOf } from './store.ts';

const lineOf = ({ contentId, kind, title, industryName, state, gmtPublished, gmtModified }: DeskRow, now: number): contract.DeskContentLine => ({
  contentId,
  kind,
  title,
  industryName,
  state,
  isToCome: state === 'published' && gmtPublished.getTime() > now,
  gmtPublished: gmtPublished.toISOString(),
  gmtModified: gmtModified.toISOString(),
});

async function shown(ctx: { db: Db; now: number }, row: DeskRow): Promise<contract.DeskContent> {
  const { summary, tags, picture, body, productCount, industryId } = row;
  return { ...lineOf(row, ctx.now), summary, tags, picture, body, productCount, industryId, products: await deskProducts(ctx, row.contentId) };
}

function found(row: DeskRow | undefined): DeskRow {
  if (row === undefined) throw new AppError(notFound, { msg: contract.contentCopy.gone });
  return row;
}

/** Nobody writes over what another has written since it was read. */
function assertSeen(row: DeskRow, gmtModified: string | undefined): void {
  if (gmtModified === undefined || Date.parse(gmtModified) !== row.gmtModified.getTime()) throw new AppError(contract.contentMoved);
}

const factsOf = ({ title, state, gmtPublished, kind, productCount }: DeskRow) => ({
  title,
  contentState: state,
  gmtPublish: gmtPublished.toISOString(),
  ...(contract.hasGoods(kind) && { goodsCount: productCount }),
});

export const listDeskContent = operation(contract.listDeskContent, async function listDeskContent({ db, now }, { query }) {
  const { rows, total } = await listDeskRows(db, query);
  return { data: rows.map((row) => lineOf(row, now)), count: total };
});

export const getDeskContent = operation(contract.getDeskContent, async function getDeskContent({ db, now }, { params: { id } }) {
  return shown({ db, now }, found(await findDeskRow(db, id)));
});

export const saveDeskContent = operation(contract.saveDeskContent, async function saveDeskContent(ctx, { body }) {
  const { contentId: known, gmtModified, text, files, gmtPublished, kind: wanted = 'article', industryId, products, ...words } = body;
  const before = known === undefined ? undefined : found(await lockDeskRow(ctx.db, known));
  if (before) assertSeen(before, gmtModified);
  const kind = before?.kind ?? wanted;
  await assertOfKind(ctx.db, kind, { industryId, products });
  const had = contract.partBody(before?.body ?? []);
  // pictures, tables and the like are not written as text: such a body stays as it is
  const isWritten = text !== undefined && (before === undefined || contract.articleTextOf(had.read) !== null);
  const attached =
    files &&
    (await takenFiles(
      ctx.db,
      files.map((file) => ({ type: 'file', ...file })),
      had.files,
    ));
  const read: contract.Block[] = isWritten ? contract.articleBlocksOf(text) : had.read;
  const blocks = isWritten || attached ? [...read, ...(attached ?? had.files)] : (before?.body ?? []);
  const publishedAt = gmtPublished === null ? (before?.gmtPublished ?? new Date(ctx.now)) : new Date(gmtPublished);
  const contentId = known ?? ctx.newId();
  const uses = products && (await usesOf(ctx, products, before ? await listProductsOf(ctx.db, before.contentId) : []));
  const fields = { ...words, ...(industryId !== undefined && { industryId }), body: blocks, gmtPublished: publishedAt };
  if (before)
    await updateContent(ctx.db, contentId, { ...fields, search: searchOf(fields), gmtModified: new Date(Math.max(ctx.now, before.gmtModified.getTime() + 1)) });
  else await insertContent(ctx.db, [{ ...fields, contentId, kind, picture: '', state: 'draft' }], ctx.now);
  if (uses) {
    await deleteProductsOf(ctx.db, contentId);
    await insertProducts(
      ctx.db,
      uses.map((use, sortNo) => ({ ...use, contentId, sortNo })),
    );
  }
  const after = found(await findDeskRow(ctx.db, contentId));
  await recordAct(ctx, 'saveContent', { target: contentId, ...(before ? { before: factsOf(before) } : {}), after: factsOf(after) });
  return shown(ctx, after);
});

/** Goods and an industry are those of solutions and cases. */
async function assertOfKind(
  db: Db,
  kind: DeskRow['kind'],
  { industryId, products = [] }: Pick<BodyOf<typeof contract.saveDeskContent>, 'industryId' | 'products'>,
): Promise<void> {
  const { goodsOfKind, industryUnknown } = contract.contentCopy;
  if (products.length > 0 && !contract.hasGoods(kind)) throw new AppError(badRequest, { msg: goodsOfKind, fields: { products: goodsOfKind } });
  const isKnown =
    industryId === undefined || industryId === null || (await listIndustries(db)).some(({ id }) => id === industryId && id !== contract.EVERY_INDUSTRY);
  if (!isKnown) throw new AppError(badRequest, { msg: industryUnknown, fields: { industryId: industryUnknown } });
}

export const listDeskIndustries = operation(contract.listDeskIndustries, async function listDeskIndustries({ db }) {
  return (await listIndustries(db)).filter(({ id }) => id !== contract.EVERY_INDUSTRY);
});

export const uploadContentFile = operation(contract.uploadContentFile, async function uploadContentFile(ctx, _input, room: ContentRoom) {
  return takePublicDocument(ctx, room);
});

export const readContentFile = operation(contract.readContentFile, async function readContentFile(ctx, { params }, { files }: ContentRoom) {
  return getWhole(ctx, files, await findDocument(ctx.db, params.fileId));
});

/** What a report takes away (FEEDBACK-7); what is not out, or gone, stays as it is. Stands in the log as any other. */
export async function withdrawReported(ctx: Context<OperatorCaller>, contentId: string): Promise<void> {
  const before = await lockDeskRow(ctx.db, contentId);
  const state = before ? contentStates.after(before.state, 'withdraw', 'operator') : null;
  if (!before || state === null || state === before.state) return;
  await updateContent(ctx.db, contentId, { state, gmtModified: new Date(Math.max(ctx.now, before.gmtModified.getTime() + 1)) });
  const after = found(await findDeskRow(ctx.db, contentId));
  await recordAct(ctx, 'withdrawContent', { target: contentId, before: factsOf(before), after: factsOf(after) });
}

/** A draft whose time is past comes out as of now: nobody would find it among what is old. */
export const stepDeskContent = operation(contract.stepDeskContent, async function stepDeskContent(ctx, { body: { contentId, gmtModified, act } }) {
  const before = found(await lockDeskRow(ctx.db, contentId));
  const state = contentStates.after(before.state, act, 'operator');
  if (state === before.state) return shown(ctx, before);
  assertSeen(before, gmtModified);
  if (state === null) throw new AppError(contract.contentMoved);
  const isNow = before.state === 'draft' && before.gmtPublished.getTime() < ctx.now;
  await updateContent(ctx.db, contentId, {
    state,
    gmtPublished: isNow ? new Date(ctx.now) : before.gmtPublished,
    gmtModified: new Date(Math.max(ctx.now, before.gmtModified.getTime() + 1)),
  });
  const after = found(await findDeskRow(ctx.db, contentId));
  await recordAct(ctx, act === 'publish' ? 'publishContent' : 'withdrawContent', { target: contentId, before: factsOf(before), after: factsOf(after) });
  return shown(ctx, after);
});
