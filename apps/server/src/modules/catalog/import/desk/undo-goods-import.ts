import * as contract from '@portal/contract/catalog';
import { GOODS_IMPORT_TOLD_MAX, goodsImportMoved, type GoodsImportUndo } from '@portal/contract/catalog';
import { AppError } from '@portal/contract/core';
import { newId } from '../../../../platform/clock.ts';
import { operation } from '../../../../platform/http/operation.ts';
import { recordAct } from '../../../operator/index.ts';
import { undoImport } from '../undo-import.ts';
import type { CatalogDeskRoom } from './needs.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** The one that was seen as the last, by the function of the command; another by now is not put back in its place (OPERATOR-18). */
export const undoGoodsImport = operation(
  contract.undoGoodsImport,
  async function undoGoodsImport(ctx, { body: { importNo, isTried } }, room: CatalogDeskRoom): Promise<GoodsImportUndo> {
    const { operatorNo, name } = ctx.caller.operator;
    const undone = await oneAtATime(room, { run: '', operatorNo }, () =>
      undoImport(room.upkeep, {
        now: ctx.now,
        newId: () => newId(ctx.now),
        importedBy: name,
        dryRun: isTried,
        holders: room.holders,
        async begin(trace) {
          if (trace.importNo !== importNo) throw new AppError(goodsImportMoved, { msg: contract.goodsImportCopy.notLast });
        },
        async within(db, { fileName, importNo: target }, counts) {
          await recordAct({ ...ctx, db }, 'undoGoodsImport', { target, before: { fileName, ...counts } });
        },
      }),
    );
    if (undone.outcome === 'nothing') throw new AppError(goodsImportMoved, { msg: contract.goodsImportCopy.notLast });
    const refusals = undone.outcome === 'refused' ? undone.refusals : [];
    return {
      outcome: undone.outcome,
      counts: 'counts' in undone ? undone.counts : null,
      refusals: { count: refusals.length, first: refusals.slice(0, GOODS_IMPORT_TOLD_MAX) },
    };
  },
);
