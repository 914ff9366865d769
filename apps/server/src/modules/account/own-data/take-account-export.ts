import * as contract from '@portal/contract/account';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';
import { placeOf } from '../session/device.ts';
import { insertEvent, takeExport } from './store.ts';

/** Gives the copy once; another's, and one that is taken, looks like none. The bytes are gone afterwards. */
export const takeAccountExport = operation(contract.takeAccountExport, async function takeAccountExport(ctx, { body: { exportId } }, { files }: AccountNeeds) {
  const { accountNo } = ctx.caller;
  const isTaken = await ctx.transaction(async (db) => {
    if (!(await takeExport(db, { exportId, accountNo, now: ctx.now }))) return false;
    await insertEvent(db, { accountNo, kind: 'exportTaken', place: placeOf(ctx.wire.ip), now: ctx.now });
    return true;
  });
  const bytes = isTaken ? await files.get(exportId) : null;
  if (!bytes) throw new AppError(notFound);
  await files.remove(exportId).catch(() => ctx.log.warn({ exportId }, 'a copy that was taken stays until it is over'));
  return { name: '个人数据.zip', mediaType: 'application/zip', bytes };
});
