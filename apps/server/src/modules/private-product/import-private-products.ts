import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/private-product';
import { privateNoOf, PrivateSource } from '@portal/engines/goods';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { SheetRow } from '../../platform/sheet/read-sheet.ts';
import { getTaxonomy } from '../catalog/index.ts';
import { receivePart } from '../file/index.ts';
import { assertRoom } from './change-private-products.ts';
import type { PrivateProductRoom } from './needs.ts';
import { planImport } from './plan-import.ts';
import { insertPrivate, listLive, lockPrivate, updateImported } from './store.ts';

/** A thousand rows with every text as long as it may be take a tenth of it. */
const UNPACKED_MAX = 20 * 1024 * 1024;

/**
 * Read in another process, reckoned and stored in one transaction; when only tried, or with a fault and not asked for the rows that are
 * right, nothing is stored.
 */
export const importPrivateProducts = operation(
  contract.importPrivateProducts,
  async function importPrivateProducts(ctx, { query: { dryRun, rightRows } }, { sheets, temporary }: PrivateProductRoom) {
    const owner = ownerOf(ctx.caller);
    const part = await receivePart(ctx.wire.request, temporary);
    const rows = await rowsOf(part, sheets, owner.accountNo);
    return ctx.transaction(async (db) => {
      await lockPrivate(db, owner);
      const plan = planImport(rows, await getTaxonomy(db), await listLive(db, owner));
      const isDone = dryRun === '0' && (plan.faults.length === 0 || (rightRows === '1' && plan.wrongRows.size > 0));
      await assertRoom(db, owner, plan.added.length);
      if (isDone) {
        const at = new Date(ctx.now);
        const added = plan.added.map((draft) => ({
          spuNo: privateNoOf(ctx.newId()),
          ...owner,
          ...draft,
          mainPics: [],
          source: PrivateSource.Private,
          sumNo: 0,
          gmtCreate: at,
          gmtModified: at,
          gmtRemoved: null,
        }));
        if (added.length > 0) await insertPrivate(db, added);
        if (plan.changed.length > 0)
          await updateImported(
            db,
            plan.changed.map((row) => ({ ...row, gmtModified: at })),
          );
      }
      return {
        isDone,
        added: plan.added.length,
        changed: plan.changed.length,
        unchanged: plan.unchanged,
        wrongRows: plan.wrongRows.size,
        faultCount: plan.faults.length,
        faults: plan.faults.slice(0, contract.PRIVATE_FAULTS_MAX),
      };
    });
  },
);

export async function rowsOf({ bytes, name }: { bytes: Uint8Array; name: string }, sheets: PrivateProductRoom['sheets'], key: string): Promise<SheetRow[]> {
  const refuse = (msg: string): never => {
    throw new AppError(contract.importRefused, { msg });
  };
  if (bytes.length > contract.PRIVATE_IMPORT_BYTES_MAX) return refuse(contract.privateProductCopy.importBytes);
  // the head is a row, too
  const rowsMax = { rows: contract.PRIVATE_IMPORT_ROWS_MAX + 1, words: contract.privateProductCopy.importRows };
  const outcome = await sheets.read(key, bytes, name, { unpackedMax: UNPACKED_MAX, rowsMax });
  return outcome.ok ? outcome.rows : refuse(outcome.problem);
}
