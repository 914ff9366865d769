import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/offer';
import { operation } from '../../platform/http/operation.ts';
import type { SheetRow } from '../../platform/sheet/read-sheet.ts';
import { listSkuNosByKey } from '../catalog/index.ts';
import { receivePart } from '../file/index.ts';
import { listOffers, lockOffers, putOffers } from '../price/index.ts';
import type { OfferRoom } from './needs.ts';
import { keysIn, planImport } from './plan-import.ts';

const UNPACKED_MAX = 20 * 1024 * 1024;

/** Read in another process, reckoned and stored in one transaction; with a fault, or when only tried, nothing is stored. */
export const importOffers = operation(contract.importOffers, async function importOffers(ctx, { query: { dryRun } }, { sheets, temporary }: OfferRoom) {
  const { accountNo, merchantNo } = ctx.caller;
  const part = await receivePart(ctx.wire.request, temporary);
  const rows = await rowsOf(part, sheets, accountNo);
  return ctx.transaction(async (db) => {
    await lockOffers(db, merchantNo);
    const present = new Map((await listOffers(db, merchantNo, null)).map((offer) => [offer.skuNo, offer]));
    const plan = planImport(rows, { skuNos: await listSkuNosByKey(db, keysIn(rows)), present });
    const isDone = dryRun === '0' && plan.faults.length === 0;
    if (isDone) await putOffers(db, merchantNo, [...plan.added, ...plan.changed], { now: ctx.now, by: accountNo });
    return {
      isDone,
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged,
      faultCount: plan.faults.length,
      faults: plan.faults.slice(0, contract.OFFER_FAULTS_MAX),
    };
  });
});

async function rowsOf({ bytes, name }: { bytes: Uint8Array; name: string }, sheets: OfferRoom['sheets'], key: string): Promise<SheetRow[]> {
  const refuse = (msg: string): never => {
    throw new AppError(contract.offersRefused, { msg });
  };
  if (bytes.length > contract.OFFER_IMPORT_BYTES_MAX) return refuse(contract.offerCopy.importBytes);
  // the head is a row, too
  const rowsMax = { rows: contract.OFFER_IMPORT_ROWS_MAX + 1, words: contract.offerCopy.importRows };
  const outcome = await sheets.read(key, bytes, name, { unpackedMax: UNPACKED_MAX, rowsMax });
  return outcome.ok ? outcome.rows : refuse(outcome.problem);
}
