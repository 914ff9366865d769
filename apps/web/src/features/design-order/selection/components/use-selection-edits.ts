import { designOrderCopy, FREE_SOFTWARE_TOLD_MS, freeSoftwareAlreadyAdded, type DesignLine } from '@portal/contract/design-order';
import { toast, type ToastOptions } from '@portal/ui';
import { isBelowCost } from '@portal/engines/pricing';
import { formatYuan } from '@portal/units';
import { useMemo } from 'react';
import { useSeesCost } from '../../../../lib/identity/cost-view.ts';
import { pasteRange, type CellField } from '../../lines/model/cell-range.ts';
import { editCells, moveLineBy, moveLineTo, withFiguresOf, type EditOutcome, type Lines } from '../../lines/model/edit-lines.ts';
import { withPricesOf } from '../../target/model/target-plan.ts';
import type { SelectionStore } from '../model/selection-store.ts';
import { chosenLinesOf, lineOf } from '../model/selection-state.ts';
import { figureOf, takenNote } from '../model/typed-figure.ts';
import { useSelectionStore } from './selection-provider.tsx';

export interface SelectionEdits {
  commitCell(skuNo: string, field: CellField, text: string): void;
  /** The same for a box that says itself what was cut, and what stands now; null: nothing was. */
  takeCell(skuNo: string, field: CellField, text: string): string | null;
  /** A range of cells copied from a spreadsheet, laid over the list from this cell on. */
  paste(skuNo: string, field: CellField, range: readonly (readonly string[])[]): void;
  /** All chosen lines take the figure; undone from the toast. */
  commitChosen(field: CellField, text: string): void;
  /** Lines of the list at other prices, which come to `total`. */
  takePrices(priced: readonly DesignLine[], total: number): void;
  rateAll(skuNos: readonly string[], text: string): void;
  move(skuNo: string, overSkuNo: string): void;
  step(skuNo: string, by: -1 | 1): void;
  remove(skuNos: readonly string[], said?: string): void;
  choose(skuNos: readonly string[], isChosen: boolean): void;
}

/** Whether an edit brought a line below what the house pays, or had it given away. */
const isLossMade = (old: Pick<DesignLine, 'price' | 'ratePrice'>, line: DesignLine): boolean =>
  isBelowCost(line) && (!isBelowCost(old) || (line.ratePrice === 0 && old.ratePrice !== 0));

/** What an edit of figures brought below what the house pays, to be said to whoever sees that (PRICE-37); null: nothing. */
export function lossWarning(before: Lines, after: Lines): string | null {
  const old = new Map(before.map((line) => [line.skuNo, line]));
  const losing = after.filter((line) => isLossMade(old.get(line.skuNo) ?? { price: null, ratePrice: null }, line));
  const [first] = losing;
  if (first === undefined) return null;
  if (losing.length > 1) return `${losing.length} 种产品的折后价低于成本`;
  return `${first.productModel} 的折后价 ${formatYuan(first.ratePrice ?? 0).text} 低于成本 ${formatYuan(first.price ?? 0).text}`;
}

/** What is said of the last edit: it speaks of figures that the next one leaves behind. */
const told = new Set<number>();
const tell = (text: string, options?: ToastOptions) => void told.add(toast.warning(text, options));
const takeBackWords = () => {
  for (const id of told) toast.dismiss(id);
  told.clear();
};

/** Takes an outcome over and says what was cut or refused, in the place of what was said of the edit before; `say`: there instead of a toast. */
export function applyEdit(store: SelectionStore, outcome: EditOutcome, say?: (words: string) => void): boolean {
  takeBackWords();
  const text = outcome.kind === 'refused' ? outcome.text : outcome.notice;
  if (text !== null && say) say(text);
  else if (text !== null) tell(text, text === freeSoftwareAlreadyAdded.msg ? { forMs: FREE_SOFTWARE_TOLD_MS } : {});
  return store.apply(outcome);
}

/** The deeds of the list, the same object as long as the list lives, so that rows need not be drawn anew. */
export function useSelectionEdits(): SelectionEdits {
  const store = useSelectionStore();
  const seesCost = useSeesCost();
  return useMemo(() => {
    const lines = () => store.state.getState().lines;
    const commitCells = (texts: ReadonlyMap<string, string>, field: CellField, say?: (words: string) => void) => {
      const before = lines();
      const isDone = applyEdit(store, editCells(before, texts, field, store.place.kind), say);
      const loss = seesCost ? lossWarning(before, lines()) : null;
      if (loss !== null) tell(loss);
      return isDone;
    };
    return {
      commitCell: (skuNo, field, text) => void commitCells(new Map([[skuNo, text]]), field),
      takeCell(skuNo, field, text) {
        const figure = () => figureOf(lineOf(lines(), skuNo), field);
        const stood = figure();
        const said: string[] = [];
        commitCells(new Map([[skuNo, text]]), field, (words) => said.push(words));
        return said.length === 0 ? null : takenNote(field, said.join('；'), stood, figure());
      },
      paste: (skuNo, field, range) => {
        const { outcome, rows, beyond } = pasteRange(lines(), skuNo, field, range);
        if (applyEdit(store, outcome)) toast.info(`已粘贴 ${rows} 行${beyond > 0 ? `，另有 ${beyond} 行超出清单，没有粘贴` : ''}`);
      },
      commitChosen(field, text) {
        const before = lines();
        const chosen = chosenLinesOf(store.state.getState()).map(({ skuNo }) => skuNo);
        if (chosen.length === 0) return void toast.warning(designOrderCopy.chooseForBatch);
        if (!commitCells(new Map(chosen.map((skuNo) => [skuNo, text])), field)) return;
        const undo = () => store.setLines(withFiguresOf(lines(), before, chosen));
        toast.success(`已修改 ${chosen.length} 行`, { action: { label: '撤销', onAct: undo } });
      },
      takePrices(priced, total) {
        const before = lines();
        store.setLines(withPricesOf(before, priced));
        toast.success(`已调整为 ${formatYuan(total).text}`, { action: { label: '撤销', onAct: () => store.setLines(withPricesOf(lines(), before)) } });
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
  }, [store, seesCost]);
}
