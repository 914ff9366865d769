import * as contract from '@portal/contract/catalog';
import { AppError, notFound } from '@portal/contract/core';
import { operation } from '../../../../platform/http/operation.ts';
import { importTemplate } from '../template.ts';
import { listImports } from '../trace-store.ts';
import type { CatalogDeskRoom } from './needs.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The newest first; those of the command are among them. */
export const listGoodsImports = operation(contract.listGoodsImports, async function listGoodsImports({ db }) {
  const traces = await listImports(db, contract.GOODS_IMPORTS_SHOWN);
  const last = traces.find(({ undoes, undone }) => undoes === null && !undone)?.importNo;
  return traces.map(({ importNo, undoes, undone, fileName, fileHash, importedBy, counts, gmtCreate }) => ({
    importNo,
    isUndoing: undoes !== null,
    isUndone: undone,
    isLast: importNo === last,
    fileName,
    fileHash,
    importedBy,
    counts,
    gmtCreate: gmtCreate.toISOString(),
  }));
});

/** Of all categories; one of a category has its attributes, by the command. */
export const getGoodsImportTemplate = operation(contract.getGoodsImportTemplate, async function getGoodsImportTemplate({ db }) {
  const bytes = await importTemplate(db, undefined);
  if (!bytes) throw new AppError(notFound, { msg: contract.goodsImportCopy.noCategories });
  return { name: '商品导入模板.xlsx', mediaType: XLSX, bytes };
});

/** Of one's own import on this node; the truth of it is the import's own answer. */
export const getGoodsImportProgress = operation(contract.getGoodsImportProgress, async function getGoodsImportProgress(ctx, { query }, room: CatalogDeskRoom) {
  const { running } = room;
  if (!running || running.run !== query.run || running.operatorNo !== ctx.caller.operator.operatorNo) return null;
  return { step: running.step, done: running.done };
});
