import { designOrderCopy } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useMemo } from 'react';
import { editCells, moveLineBy, moveLineTo, type EditOutcome } from '../../lines/model/edit-lines.ts';
import type { SelectionStore } from '../model/selection-store.ts';
import { spreadColumn } from '../model/paste-column.ts';
import { useSelectionStore } from './selection-provider.tsx';

export type CellField = 'rate' | 'ratePrice' | 'quantity';

export interface SelectionEdits {
  commitCell(skuNo: string, field: CellField, text: string): void;
  paste(skuNo: string, field: CellField, column: readonly string[]): void;
  rateAll(skuNos: readonly string[], text: string): void;
  move(skuNo: string, overSkuNo: string): void;
  step(skuNo: string, by: -1 | 1): void;
  remove(skuNos: readonly string[], said?: string): void;
  choose(skuNos: readonly string[], isChosen: boolean): void;
}

/** Takes an outcome over and says what was cut or refused. */
export function applyEdit(store: SelectionStore, outcome: EditOutcome): boolean {
  const text = outcome.kind === 'refused' ? outcome.text : outcome.notice;
  if (text !== null) toast.warning(text);
  return store.apply(outcome);
}

/** The deeds of the list, the same object as long as the list lives, so that rows need not be drawn anew. */
export function useSelectionEdits(): SelectionEdits {
  const store = useSelectionStore();
  return useMemo(() => {
    const lines = () => store.state.getState().lines;
    const commitCells = (texts: ReadonlyMap<string, string>, field: CellField) => applyEdit(store, editCells(lines(), texts, field, store.place.kind));
    return {
      commitCell: (skuNo, field, text) => void commitCells(new Map([[skuNo, text]]), field),
      paste: (skuNo, field, column) => {
        const texts = spreadColumn(
          lines().map((line) => line.skuNo),
          skuNo,
          column,
        );
        if (commitCells(texts, field)) toast.info(`已粘贴 ${texts.size} 行`);
      },
      rateAll: (skuNos, text) => void commitCells(new Map(skuNos.map((skuNo) => [skuNo, text])), 'rate'),
      move: (skuNo, over) => store.setLines(moveLineTo(lines(), skuNo, over)),
      step: (skuNo, by) => store.setLines(moveLineBy(lines(), skuNo, by)),
      remove(skuNos, said = designOrderCopy.removed) {
        const removed = store.remove(skuNos);
        toast.success(said, { action: { label: '撤销', onAct: () => store.restore(removed) } });
      },
      choose: (skuNos, isChosen) => store.choose(skuNos, isChosen),
    };
  }, [store]);
}
