import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { placeOf } from '../session/device.ts';
import type { AccountNeeds } from '../needs.ts';
import { exportOf } from './find-account-export.ts';
import { makeAccountExport } from './make-export.ts';
import { proveOwner } from './prove-owner.ts';
import { deleteExport, insertEvent, insertExport, listExports } from './store.ts';

/** How long a copy can be taken. */
const EXPORT_LIFETIME_MS = 24 * 3_600_000;

/** Only the newest copy can be taken. */
export const requestAccountExport = operation(
  contract.requestAccountExport,
  async function requestAccountExport(ctx, { body: { proof } }, { files }: AccountNeeds) {
    await proveOwner(ctx, proof, 'exportAccount');
    const { accountNo } = ctx.caller;
    const earlier = await listExports(ctx.db, accountNo, ctx.now);
    for (const { exportId } of earlier) await files.remove(exportId);
    const row = await ctx.transaction(async (db, afterCommit) => {
      for (const { exportId } of earlier) await deleteExport(db, exportId);
      const made = await insertExport(db, { exportId: ctx.newId(), accountNo, now: ctx.now, lifetimeMs: EXPORT_LIFETIME_MS });
      await insertEvent(db, { accountNo, kind: 'exportAsked', place: placeOf(ctx.wire.ip), now: ctx.now });
      await afterCommit(makeAccountExport, { exportId: made.exportId });
      return made;
    });
    return exportOf(row);
  },
);
