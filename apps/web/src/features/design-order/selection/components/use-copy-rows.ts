import { designOrderCopy } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useMemo, type ClipboardEvent } from 'react';
import { tableText } from '../../lines/model/cell-range.ts';
import { chosenLinesOf } from '../model/selection-state.ts';
import { useSelectionStore } from './selection-provider.tsx';

/** Copies the chosen lines as a table: by a button, and by Ctrl+C where no text of the page is selected (PICK-14). */
export function useCopyRows(): { copy: () => void; onCopy: (event: ClipboardEvent) => void } {
  const store = useSelectionStore();
  return useMemo(() => {
    const chosen = () => chosenLinesOf(store.state.getState());
    const said = (count: number) => toast.success(`已复制 ${count} 行，可粘贴到 Excel`);
    const copy = async () => {
      const lines = chosen();
      if (lines.length === 0) return void toast.warning(designOrderCopy.chooseForBatch);
      try {
        await navigator.clipboard.writeText(tableText(lines));
        said(lines.length);
      } catch {
        toast.warning('浏览器不允许复制，请选中清单后按 Ctrl+C');
      }
    };
    return {
      copy: () => void copy(),
      onCopy(event) {
        const isText = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
        const lines = chosen();
        if (isText || window.getSelection()?.isCollapsed === false || lines.length === 0) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', tableText(lines));
        said(lines.length);
      },
    };
  }, [store]);
}
