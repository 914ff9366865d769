import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/offer';
import { operation } from '../../platform/http/operation.ts';
import type { SheetRow } from '../../platform/sheet/read-sheet.ts';
import { listSkuNosByKey } from '../catalog/index.ts';
import { receivePart } from '../file/index.ts';
import { findPrices, listOffers, lockOffers, putOffers, type AskingPrices, type OfferFields } from '../price/index.ts';
import type { OfferRoom } from './needs.ts';
import { keysIn, planImport } from './plan-import.ts';
import { listModelFigures } from './store.ts';

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
    const below = await belowOwn({ ...ctx, db }, [...plan.added, ...plan.changed]);
    const isDone = dryRun === '0' && plan.faults.length === 0;
    if (isDone) await putOffers(db, merchantNo, [...plan.added, ...plan.changed], { now: ctx.now, by: accountNo });
    return {
      isDone,
      added: plan.added.length,
      changed: plan.changed.length,
      unchanged: plan.unchanged,
      belowOwnCount: below.length,
      belowOwn: below.slice(0, contract.OFFER_BELOW_TOLD_MAX),
      faultCount: plan.faults.length,
      faults: plan.faults.slice(0, contract.OFFER_FAULTS_MAX),
    };
  });
});

/** Those that are asked less for than the dealer itself pays. */
async function belowOwn(asking: AskingPrices, offers: readonly OfferFields[]): Promise<contract.OfferImport['belowOwn']> {
  const skuNos = offers.map(({ skuNo }) => skuNo);
  const models = new Map((await listModelFigures(asking.db, skuNos)).map((model) => [model.skuNo, model]));
  const own = await findPrices(asking, skuNos);
  return offers.flatMap(({ skuNo, price }) => {
    const model = models.get(skuNo);
    const ownPrice = model && own.of(model).price;
    return model && ownPrice !== null && ownPrice !== undefined && price < ownPrice ? [{ skuModel: model.skuModel, price, ownPrice }] : [];
  });
}

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
