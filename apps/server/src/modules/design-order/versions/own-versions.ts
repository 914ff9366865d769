import * as contract from '@portal/contract/design-order';
import { AppError, notFound } from '@portal/contract/core';
import type { Asking } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { getOwnOrder, lockOwnOrder } from '../lines/own-order.ts';
import { contentOf } from './content.ts';
import { keepVersion } from './keep-version.ts';
import { shownVersion } from './shown-version.ts';
import { deleteVersion, findVersion, listVersionHeads, updateVersionName, type VersionRow } from './store.ts';

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
  if ((await updateVersionName(ctx.db, id, body.versionId, body.name)) === 0) throw new AppError(notFound);
  return null;
});

/** Gone already is gone. */
export const removeVersion = operation(contract.removeVersion, async function removeVersion(ctx, { body }) {
  const { id } = await lockOwnOrder(ctx, body.id);
  await deleteVersion(ctx.db, id, body.versionId);
  return null;
});

/** A version of an order that was found by its owner. Throws `notFound`. */
export async function getVersion({ db }: Pick<Asking, 'db'>, orderId: string, versionId: string): Promise<VersionRow> {
  const version = await findVersion(db, orderId, versionId);
  if (!version) throw new AppError(notFound);
  return version;
}
