/** What content staff does about the first page (OPERATOR-19); each act stands in the operators' log. */
import * as contract from '@portal/contract/content';
import { AppError, badRequest, notFound } from '@portal/contract/core';
import { fileUrl } from '@portal/contract/file';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import { findFile, getWhole, takePublicPicture } from '../file/index.ts';
import { recordAct } from '../operator/index.ts';
import type { ContentRoom } from './on-every-page.ts';
import { findPromotion, getLastSortNo, hasShown, listPlace, listPromotionRows, lockPlaces, updatePromotion, type PromotionRow } from './promotion-store.ts';
import { insertPromotions } from './store.ts';

/** Twice what the first page shows it in. */
const KEPT_SIDE_MAX = 1600;
const DRAWN = /^\/(?:pictures|films)\/(?:[\w-]{1,60}\/){0,3}[\w-]{1,60}\.(?:svg|png|jpe?g|webp)$/;
const FILE = new RegExp(`^${fileUrl('')}([\\w-]{1,40})$`);

function stateOf({ gmtFrom, gmtTo }: PromotionRow, now: number): contract.PromotionState {
  if (gmtTo !== null && gmtTo.getTime() <= now) return 'over';
  return gmtFrom.getTime() > now ? 'toCome' : 'now';
}

const shown = (row: PromotionRow, now: number): contract.DeskPromotion => ({
  ...row,
  gmtFrom: row.gmtFrom.toISOString(),
  gmtTo: row.gmtTo?.toISOString() ?? null,
  state: stateOf(row, now),
});

const factsOf = ({ title, placement, href, gmtFrom, gmtTo }: PromotionRow) => ({
  title,
  placement: contract.promotionPlaceNames[placement],
  href,
  gmtFrom: gmtFrom.toISOString(),
  gmtTo: gmtTo?.toISOString() ?? null,
});

/** Nobody writes over what another has written since it was read. */
async function getSeen(db: Db, id: string, edition: number | undefined): Promise<PromotionRow> {
  const row = await findPromotion(db, id);
  if (!row) throw new AppError(notFound, { msg: contract.contentCopy.gone });
  if (row.edition !== edition) throw new AppError(contract.contentMoved);
  return row;
}

const refused = (field: string, msg: string) => new AppError(badRequest, { msg, fields: { [field]: msg } });

/** One handed in for the first page, or that everybody may see. */
async function findPicture(db: Db, fileId: string) {
  const file = await findFile(db, fileId);
  return file !== undefined && file.visibility !== 'owner' && file.mediaType.startsWith('image/') ? file : undefined;
}

/** Whether everybody may see a picture that was handed in for the first page (FILE-10). */
export const isPromotionPictureOut = (db: Db, fileId: string, now: number): Promise<boolean> => hasShown(db, fileUrl(fileId), new Date(now));

/** One of the site's own drawings, or a picture that was handed in for everybody. */
async function assertPicture(db: Db, picture: string): Promise<void> {
  if (DRAWN.test(picture)) return;
  if ((await findPicture(db, FILE.exec(picture)?.[1] ?? '')) === undefined) throw refused('picture', contract.promotionCopy.pictureRequired);
}

export const listDeskPromotions = operation(contract.listDeskPromotions, async function listDeskPromotions({ db, now }) {
  return (await listPromotionRows(db, new Date(now))).map((row) => shown(row, now));
});

export const uploadPromotionPicture = operation(contract.uploadPromotionPicture, async function uploadPromotionPicture(ctx, _input, room: ContentRoom) {
  return { picture: await takePublicPicture(ctx, room, { keptSideMax: KEPT_SIDE_MAX }) };
});

export const readPromotionPicture = operation(contract.readPromotionPicture, async function readPromotionPicture(ctx, { params }, { files }: ContentRoom) {
  const file = await findPicture(ctx.db, params.fileId);
  if (file === undefined) throw new AppError(notFound);
  return getWhole(ctx, files, file);
});

export const saveDeskPromotion = operation(contract.saveDeskPromotion, async function saveDeskPromotion(ctx, { body }) {
  const { id: known, edition, gmtFrom, gmtTo, ...words } = body;
  const { db, now } = ctx;
  await lockPlaces(db);
  const before = known === undefined ? undefined : await getSeen(db, known, edition);
  const from = gmtFrom === null ? new Date(now) : new Date(gmtFrom);
  const to = gmtTo === null ? null : new Date(gmtTo);
  if (to !== null && to.getTime() <= Math.max(from.getTime(), now)) throw refused('gmtTo', contract.promotionCopy.endRule);
  await assertPicture(db, words.picture);
  const id = known ?? ctx.newId();
  const sortNo = before?.placement === words.placement ? before.sortNo : (await getLastSortNo(db, words.placement)) + 1;
  const row: PromotionRow = { ...words, id, sortNo, gmtFrom: from, gmtTo: to, edition: before?.edition ?? 1 };
  if (before) await updatePromotion(db, row);
  else await insertPromotions(db, [row]);
  const after = { ...row, edition: before ? before.edition + 1 : 1 };
  await recordAct(ctx, 'savePromotion', { target: id, ...(before ? { before: factsOf(before) } : {}), after: factsOf(after) });
  return shown(after, now);
});

export const withdrawDeskPromotion = operation(contract.withdrawDeskPromotion, async function withdrawDeskPromotion(ctx, { body: { id, edition } }) {
  const { db, now } = ctx;
  await lockPlaces(db);
  const found = await findPromotion(db, id);
  if (found && stateOf(found, now) === 'over') return shown(found, now);
  const before = await getSeen(db, id, edition);
  const row = { ...before, gmtTo: new Date(now) };
  await updatePromotion(db, row);
  await recordAct(ctx, 'withdrawPromotion', { target: id, before: factsOf(before), after: factsOf(row) });
  return shown({ ...row, edition: before.edition + 1 }, now);
});

export const moveDeskPromotion = operation(contract.moveDeskPromotion, async function moveDeskPromotion(ctx, { body: { id, edition, to } }) {
  const { db, now } = ctx;
  await lockPlaces(db);
  const seen = await getSeen(db, id, edition);
  const place = await listPlace(db, seen.placement, new Date(now));
  const at = place.findIndex((row) => row.id === id);
  const next = at + (to === 'earlier' ? -1 : 1);
  if (at >= 0 && place[next]) {
    const ordered = place.with(at, place[next]).with(next, seen);
    for (const [sortNo, row] of ordered.entries()) if (row.sortNo !== sortNo) await updatePromotion(db, { ...row, sortNo });
    await recordAct(ctx, 'movePromotion', {
      target: id,
      before: { title: seen.title, order: at + 1 },
      after: { title: seen.title, placement: contract.promotionPlaceNames[seen.placement], order: next + 1 },
    });
  }
  return (await listPromotionRows(db, new Date(now))).map((row) => shown(row, now));
});
