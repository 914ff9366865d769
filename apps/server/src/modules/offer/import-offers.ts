import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/offer';
import { formatYuan } from '@portal/units';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import type { SheetRow } from '../../platform/sheet/read-sheet.ts';
import { listSkuNosByKey } from '../catalog/index.ts';
import { receivePart } from '../file/index.ts';
import { findPrices, listOffers, lockOffers, putOffers, type AskingPrices, type StoredOfferFields } from '../price/index.ts';
import { changesIn, noteDealerAct } from '../staff/index.ts';
import type { OfferRoom } from './needs.ts';
import { keysIn, planImport, type OfferImportPlan } from './plan-import.ts';
import { listModelFigures } from './store.ts';

/** Of so many models the log says what changed. */
const TOLD_MAX = 20;
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
    if (isDone && plan.added.length + plan.changed.length > 0) await noteDealerAct({ ...ctx, db }, 'importOffers', await importWords(db, plan, present));
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

/** How many, and of the first few the price and the stock before and after. */
async function importWords(db: Db, { added, changed }: OfferImportPlan, present: ReadonlyMap<string, Omit<StoredOfferFields, 'skuNo'>>): Promise<string> {
  const told = [...changed, ...added].slice(0, TOLD_MAX);
  const models = new Map(
    (
      await listModelFigures(
        db,
        told.map(({ skuNo }) => skuNo),
      )
    ).map(({ skuNo, skuModel }) => [skuNo, skuModel]),
  );
  const each = told.map(({ skuNo, price, stockTotal }) => {
    const before = present.get(skuNo);
    const changes = changesIn([
      ['价格', before ? formatYuan(before.price).text : '未报价', formatYuan(price).text],
      ['库存', before ? String(before.stockTotal) : '无', String(stockTotal)],
    ]);
    return `${models.get(skuNo) ?? skuNo} ${changes || '供货天数有调整'}`;
  });
  const more = added.length + changed.length > told.length ? '；其余略' : '';
  return `新增 ${added.length} 个、修改 ${changed.length} 个型号：${each.join('；')}${more}`;
}

/** Those that are asked less for than the dealer itself pays. */
async function belowOwn(asking: AskingPrices, offers: readonly StoredOfferFields[]): Promise<contract.OfferImport['belowOwn']> {
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
