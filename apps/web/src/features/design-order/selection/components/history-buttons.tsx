import { IconButton, toast } from '@portal/ui';
import { useEffect } from 'react';
import { redoName, undoName } from '../model/edit-history.ts';
import type { SelectionStore, TakenStep } from '../model/selection-store.ts';
import { useSelection, useSelectionStore } from './selection-provider.tsx';
import './history-buttons.css';

/** Takes the last edit back, or does it again; the tip of each names the step (DESIGN-11). */
export function HistoryButtons() {
  const store = useSelectionStore();
  const history = useSelection((state) => state.history);
  const [undo, redo] = [undoName(history), redoName(history)];
  return (
    <span className="do-history">
      <IconButton
        name="undo"
        size="small"
        label={undo === null ? '没有可撤销的操作' : `撤销：${undo}（Ctrl+Z）`}
        aria-disabled={undo === null}
        onClick={() => undo !== null && tell(store.undo(), 'undo')}
      />
      <IconButton
        name="redo"
        size="small"
        label={redo === null ? '没有可重做的操作' : `重做：${redo}（Ctrl+Y）`}
        aria-disabled={redo === null}
        onClick={() => redo !== null && tell(store.redo(), 'redo')}
      />
    </span>
  );
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y (⌘ alike) as long as the page stands, but in a box of text, which has an undo of its own. */
export function useHistoryKeys(): void {
  const store = useSelectionStore();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (direction === null || isTyping(event)) return;
      event.preventDefault();
      tell(take(store, direction), direction);
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [store]);
}

type Direction = 'undo' | 'redo';

function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Direction | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null;
}

/** Boxes that can be ticked have no undo of their own. */
const isTyping = ({ isComposing, target }: KeyboardEvent): boolean =>
  isComposing ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])')));

const take = (store: SelectionStore, direction: Direction): TakenStep | null => (direction === 'undo' ? store.undo() : store.redo());

function tell(step: TakenStep | null, direction: Direction): void {
  const verb = direction === 'undo' ? '撤销' : '重做';
  if (step === null) toast.info(`没有可${verb}的操作`);
  else if (step.isDone) toast.info(`已${verb}：${step.name}`);
  else toast.warning(`无法${verb}「${step.name}」：相关产品已在别处修改或下架`);
}
