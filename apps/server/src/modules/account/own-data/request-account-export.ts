import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { assertStillProved } from '../security/renew-session.ts';
import { placeOf } from '../session/device.ts';
import type { AccountNeeds } from '../needs.ts';
import { exportOf } from './find-account-export.ts';
import { makeAccountExport } from './make-export.ts';
import { proveOwner } from './prove-owner.ts';
import { insertEvent, insertExport, listExports, updateExportsOver } from './store.ts';

/** How long a copy can be taken. */
const EXPORT_LIFETIME_MS = 24 * 3_600_000;

/** Only the newest copy can be taken. */
export const requestAccountExport = operation(
  contract.requestAccountExport,
  async function requestAccountExport(ctx, { body: { proof } }, { files }: AccountNeeds) {
    const proved = await proveOwner(ctx, proof, 'exportAccount');
    const { accountNo } = ctx.caller;
    const { row, earlier } = await ctx.transaction(async (db, afterCommit) => {
      // the account's row is held: of requests at once the last one's copy lives
      await assertStillProved(db, ctx, proved);
      const before = await listExports(db, accountNo, ctx.now);
      await updateExportsOver(db, accountNo, ctx.now);
      const made = await insertExport(db, { exportId: ctx.newId(), accountNo, now: ctx.now, lifetimeMs: EXPORT_LIFETIME_MS });
      await insertEvent(db, { accountNo, kind: 'exportAsked', place: placeOf(ctx.wire.ip), now: ctx.now });
      await afterCommit(makeAccountExport, { exportId: made.exportId });
      return { row: made, earlier: before };
    });
    // what fails here is removed by the clock: the rows stay until their bytes are gone
    for (const { exportId } of earlier) await files.remove(exportId).catch(() => ctx.log.warn({ exportId }, 'a copy that is over stays for an hour'));
    return exportOf(row);
  },
);
