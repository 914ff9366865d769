import { toast } from '@portal/ui';
import { useCallback } from 'react';
import type { AddChoices } from '../../check/components/check-provider.tsx';
import { addLines, exchangeLines, linesToAdd, takeBack } from '../../check/model/completion.ts';
import { useSelectionStore } from './selection-provider.tsx';

/** Puts chosen models into the list; one listed already gains the pieces. Undone from the toast. */
export function useAddToSelection(): AddChoices {
  const store = useSelectionStore();
  return useCallback(
    async (products, exchange = []) => {
      const before = store.state.getState().lines;
      if (exchange.length > 0) {
        const { lines, notices, count, back } = exchangeLines(before, linesToAdd(products, { lines: before, exchange }), exchange);
        for (const notice of notices) toast.warning(notice);
        if (count === 0) return;
        store.setLines(lines);
        let isBack = false;
        const undo = () => {
          if (!isBack) store.setLines(back(store.state.getState().lines));
          isBack = true;
        };
        toast.success('清单已调整', { action: { label: '撤销', onAct: undo } });
        return;
      }
      const { lines, pieces, notices } = addLines(before, linesToAdd(products, { lines: before, exchange }));
      for (const notice of notices) toast.warning(notice);
      if (pieces.size === 0) return;
      store.setLines(lines);
      let isTakenBack = false;
      const undo = () => {
        if (isTakenBack) return;
        isTakenBack = true;
        store.setLines(takeBack(store.state.getState().lines, pieces));
      };
      toast.success(`已加入 ${pieces.size} 种产品`, { action: { label: '撤销', onAct: undo } });
    },
    [store],
  );
}
