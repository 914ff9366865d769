import * as contract from '@portal/contract/design-order';
import { AppError, notFound } from '@portal/contract/core';
import type { Asking } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { getOwnOrder, lockOwnOrder } from '../lines/own-order.ts';
import { contentOf } from './content.ts';
import { keepVersion } from './keep-version.ts';
import { shownVersion } from './shown-version.ts';
import {
  findVersion,
  insertRemovedVersion,
  insertVersion,
  listVersionHeads,
  takeRemovedVersion,
  takeVersion,
  updateVersionName,
  type VersionRow,
} from './store.ts';

/** How long a removed version is kept so that the removal is taken back. */
const REMOVED_FOR_MS = 24 * 3_600_000;

export const listVersions = operation(contract.listVersions, async function listVersions(ctx, { params }) {
  const { id } = await getOwnOrder(ctx, params.id);
  const heads = await listVersionHeads(ctx.db, id);
  return heads.map((head, place) => shownVersion(head, heads[place - 1])).reverse();
});

export const saveVersion = operation(contract.saveVersion, async function saveVersion(ctx, { body }) {
  const order = await lockOwnOrder(ctx, body.id);
  const before = (await listVersionHeads(ctx.db, order.id)).at(-1);
  const kept = await keepVersion(ctx, order.id, { cause: 'hand', name: body.name, content: await contentOf(ctx, order) });
  if (!kept) throw new AppError(contract.versionsFull);
  return shownVersion(kept, before);
});

export const renameVersion = operation(contract.renameVersion, async function renameVersion(ctx, { body }) {
  const { id } = await lockOwnOrder(ctx, body.id);
  const { name } = await getVersion(ctx, id, body.versionId);
  if (body.seen !== undefined && name !== body.seen && name !== body.name) throw new AppError(contract.orderChanged);
  await updateVersionName(ctx.db, id, body.versionId, body.name);
  return null;
});

/** Gone already is gone. */
export const removeVersion = operation(contract.removeVersion, async function removeVersion(ctx, { body }) {
  const { id } = await lockOwnOrder(ctx, body.id);
  const taken = await takeVersion(ctx.db, id, body.versionId);
  if (taken) await insertRemovedVersion(ctx.db, taken, { now: ctx.now, since: ctx.now - REMOVED_FOR_MS });
  return null;
});

/** Under its own number and name; there already is there. Throws `notFound`, and `versionsFull` where its place was taken meanwhile. */
export const bringBackVersion = operation(contract.bringBackVersion, async function bringBackVersion(ctx, { body }) {
  const { id } = await lockOwnOrder(ctx, body.id);
  if (await findVersion(ctx.db, id, body.versionId)) return null;
  const version = await takeRemovedVersion(ctx.db, id, body.versionId);
  if (!version) throw new AppError(notFound);
  if ((await listVersionHeads(ctx.db, id)).length >= contract.VERSIONS_MAX) throw new AppError(contract.versionsFull);
  await insertVersion(ctx.db, version);
  return null;
});

/** A version of an order that was found by its owner. Throws `notFound`. */
export async function getVersion({ db }: Pick<Asking, 'db'>, orderId: string, versionId: string): Promise<VersionRow> {
  const version = await findVersion(db, orderId, versionId);
  if (!version) throw new AppError(notFound);
  return version;
}
