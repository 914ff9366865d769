import { toast } from '@portal/ui';
import { takeBack } from '../../check/model/completion.ts';
import type { SelectionStore } from '../model/selection-store.ts';

/** Says how many products joined the list; 撤销 takes their pieces out again, once. */
export function tellJoined(store: SelectionStore, pieces: ReadonlyMap<string, number>): void {
  let isTakenBack = false;
  const undo = () => {
    if (isTakenBack) return;
    isTakenBack = true;
    store.setLines(takeBack(store.state.getState().lines, pieces));
  };
  toast.success(`已加入 ${pieces.size} 种产品`, { action: { label: '撤销', onAct: undo } });
}
