/** The catalogue loaded on the console, by the functions of the command: tried, looked at, then taken as it was seen (OPERATOR-17). */
import * as contract from '@portal/contract/catalog';
import { AppError, badRequest, unavailable } from '@portal/contract/core';
import { Socket } from 'node:net';
import { newId } from '../../../../platform/clock.ts';
import { operation } from '../../../../platform/http/operation.ts';
import { recordAct } from '../../../operator/index.ts';
import { FIELDS } from '../columns.ts';
import { importCatalog, type ImportReport } from '../import-catalog.ts';
import type { CatalogDeskRoom } from './needs.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { withUpload } from './open-upload.ts';
import { markOf, priceModelsOf, steepModelsOf, toldImport } from './told-import.ts';

/** So long may an answer take: thousands of pictures are drawn anew first. */
const ANSWERED_WITHIN_MS = 15 * 60_000;

export const importGoods = operation(contract.importGoods, async function importGoods(ctx, { query }, room: CatalogDeskRoom) {
  const { operatorNo, name } = ctx.caller.operator;
  const { request } = ctx.wire;
  const { stopping } = request.server;
  // a connection on which nothing comes for a minute is let go otherwise
  if (request.raw.socket instanceof Socket) request.raw.socket.setTimeout(ANSWERED_WITHIN_MS);
  return withUpload(request, room, operatorNo, ({ rows, fileName, fileHash, set }) =>
    oneAtATime(room, { run: query.run ?? '', operatorNo }, async (tell) => {
      const report = await importCatalog(room.upkeep, rows, {
        source: { fileName, fileHash, importedBy: name },
        now: ctx.now,
        newId: () => newId(ctx.now),
        brand: room.settings.providerBrand,
        dryRun: query.seen === undefined,
        partial: query.partial === '1',
        onProgress: tell,
        signal: stopping,
        ...(set && { files: { set, store: room.files } }),
        async within(db, done, importNo) {
          if (markOf(done, fileHash) !== query.seen) throw new AppError(contract.goodsImportMoved);
          assertLooked(done, query);
          await recordAct({ ...ctx, db }, 'importGoods', { target: importNo, after: factsOf(done, fileName) });
        },
      }).catch((error: unknown) => {
        // nothing of it is stored: it is said before the connection ends
        throw stopping.aborted && error === stopping.reason ? new AppError(unavailable, { msg: contract.goodsImportCopy.stopped }) : error;
      });
      return toldImport(report, markOf(report, fileHash));
    }),
  );
});

/** Prices of many models, and steep ones of any, are changed by nobody who has not said of how many. */
function assertLooked(report: ImportReport, { pricesSeen: said, steepSeen }: { pricesSeen?: string | undefined; steepSeen?: string | undefined }): void {
  const steep = steepModelsOf(report).length;
  if (steep > 0 && Number(steepSeen) !== steep)
    throw new AppError(badRequest, { msg: contract.goodsImportCopy.steepLook, fields: { steepSeen: contract.goodsImportCopy.steepLook } });
  const models = priceModelsOf(report);
  if (models <= contract.GOODS_IMPORT_PRICES_LOOK || Number(said) === models) return;
  throw new AppError(badRequest, { msg: contract.goodsImportCopy.pricesLook, fields: { pricesSeen: contract.goodsImportCopy.pricesLook } });
}

function factsOf(report: ImportReport, fileName: string): Record<string, unknown> {
  const { newModels, changedModels, newFamilies, changedFamilies, diff } = report;
  const moved = (diff?.prices ?? []).filter(({ changes }) => changes.length > 0);
  return {
    fileName,
    newModels,
    changedModels,
    newFamilies,
    changedFamilies,
    delistedModels: diff?.delisted.length ?? 0,
    priceModels: priceModelsOf(report),
    ...Object.fromEntries(moved.map(({ header, sums }) => [header === FIELDS.price ? 'priceBy' : 'referPriceBy', sums.by])),
  };
}
