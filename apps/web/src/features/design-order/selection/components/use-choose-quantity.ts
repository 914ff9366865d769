import { designOrderCopy, type DesignLine } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useCallback } from 'react';
import { chooseQuantity, type Lines } from '../../lines/model/edit-lines.ts';
import { useSelectionStore } from './selection-provider.tsx';
import { applyEdit } from './use-selection-edits.ts';

/**
 * Says how many of a product are chosen; 0, by minus, typing or an emptied box, takes it out of the list, undone from the toast.
 * `planned`: lines of the order that the list is to join. False when the rules refused, which is said.
 */
export function useChooseQuantity(planned: Lines): (product: DesignLine, quantity: number) => boolean {
  const store = useSelectionStore();
  return useCallback(
    (product, quantity) => {
      const { lines } = store.state.getState();
      const isTaken = applyEdit(store, chooseQuantity(lines, product, quantity, planned));
      const removed = quantity === 0 ? lines.filter((line) => line.skuNo === product.skuNo) : [];
      if (isTaken && removed.length > 0) toast.success(designOrderCopy.removed, { action: { label: '撤销', onAct: () => store.restore(removed) } });
      return isTaken;
    },
    [store, planned],
  );
}
