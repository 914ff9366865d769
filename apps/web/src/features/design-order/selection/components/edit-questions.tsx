import { designOrderCopy, type DesignLine } from '@portal/contract/design-order';
import type { Fee } from '@portal/engines/pricing';
import { Dialog, toast } from '@portal/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { mayBeChosen } from '../model/edited-list.ts';
import { useSeesCost } from '../../../../lib/identity/cost-view.ts';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { BatchRateDialog } from './batch-rate-dialog.tsx';
import type { Lines } from '../../lines/model/edit-lines.ts';
import type { SelectionState } from '../model/selection-state.ts';
import type { SelectionStore } from '../model/selection-store.ts';
import { useSelection, useSelectionStore } from './selection-provider.tsx';
import type { SelectionViewProps } from './selection-table.tsx';
import type { SelectionActions } from './selection-tools.tsx';
import { useSelectionEdits } from './use-selection-edits.ts';

const TargetDialog = lazyPart(async () => (await import('../../target/components/target-dialog.tsx')).TargetDialog);
const AccessoryDialog = lazyPart(async () => (await import('./accessory-dialog.tsx')).AccessoryDialog);
const PasteDialog = lazyPart(async () => (await import('./paste-dialog.tsx')).PasteDialog);
const ReplacePanel = lazyPart(async () => (await import('./replace-panel.tsx')).ReplacePanel);

/** A list is of goods alone; fees are an order's. */
const NO_FEES: readonly Fee[] = [];

type Question =
  | { kind: 'remove'; line: DesignLine }
  | { kind: 'removeMany'; skuNos: string[] }
  | { kind: 'clear' }
  | { kind: 'rate' }
  | { kind: 'target' }
  | { kind: 'paste' }
  | { kind: 'replace'; line: DesignLine }
  | { kind: 'accessories'; line: DesignLine };

type Asks = Pick<SelectionViewProps, 'onAskRemove' | 'onAskReplace' | 'onAskAccessories'>;

interface EditQuestionsOptions {
  /** The page where a line's replacement is chosen; null: there is none here. */
  replaceHrefOf?: ((skuNo: string) => string) | null;
  /** What of an order its total has beside the lines. */
  fees?: readonly Fee[];
}

const chosenIn = ({ place }: SelectionStore, { lines, unchosen }: Pick<SelectionState, 'lines' | 'unchosen'>): Lines =>
  lines.filter((line) => mayBeChosen(place, line) && !unchosen.has(line.skuNo));
/** An order's total is that of all it holds. */
const aimedIn = (store: SelectionStore, state: Pick<SelectionState, 'lines' | 'unchosen'>): Lines =>
  store.place.kind === 'order' ? state.lines : chosenIn(store, state);

/** What is asked before lines of the list or of an order are changed: how to ask it, and the dialog that is open. An edit draws none of it anew. */
export function useEditQuestions({ replaceHrefOf = null, fees = NO_FEES }: EditQuestionsOptions = {}): {
  actions: SelectionActions;
  asks: Asks;
  dialog: ReactNode;
} {
  const store = useSelectionStore();
  const [question, setQuestion] = useState<Question | null>(null);
  const onAskRemove = useCallback((line: DesignLine) => setQuestion({ kind: 'remove', line }), []);
  const onAskReplace = useCallback((line: DesignLine) => setQuestion({ kind: 'replace', line }), []);
  const onAskAccessories = useCallback((line: DesignLine) => setQuestion({ kind: 'accessories', line }), []);
  const actions = useMemo((): SelectionActions => {
    const ask = (some: Lines, otherwise: string, asked: Question) => (some.length === 0 ? toast.warning(otherwise) : setQuestion(asked));
    const chosen = () => chosenIn(store, store.state.getState());
    return {
      onRate: () => ask(chosen(), designOrderCopy.chooseForBatch, { kind: 'rate' }),
      onTarget: () => ask(aimedIn(store, store.state.getState()), designOrderCopy.chooseForBatch, { kind: 'target' }),
      onRemoveChosen: () => ask(chosen(), designOrderCopy.deleteNothingChosen, { kind: 'removeMany', skuNos: chosen().map(({ skuNo }) => skuNo) }),
      onClear: () => setQuestion({ kind: 'clear' }),
      onPaste: () => setQuestion({ kind: 'paste' }),
    };
  }, [store]);
  return {
    actions,
    asks: { onAskRemove, onAskReplace, onAskAccessories },
    dialog: question && <EditDialog question={question} replaceHrefOf={replaceHrefOf} fees={fees} onClose={() => setQuestion(null)} />,
  };
}

interface EditDialogProps extends Required<EditQuestionsOptions> {
  question: Question;
  onClose: () => void;
}

function EditDialog({ question, replaceHrefOf, fees, onClose }: EditDialogProps) {
  const store = useSelectionStore();
  const { place } = store;
  const lines = useSelection((state) => state.lines);
  const unchosen = useSelection((state) => state.unchosen);
  const edits = useSelectionEdits();
  const seesCost = useSeesCost();
  const listName = place.kind === 'order' ? '配单' : '清单';
  const chosen = chosenIn(store, { lines, unchosen }).map(({ skuNo }) => skuNo);
  return (
    <>
      {question.kind === 'paste' && (
        <ComingDialog title="粘贴清单" width="wide" onClose={onClose}>
          <PasteDialog onClose={onClose} />
        </ComingDialog>
      )}
      {question.kind === 'replace' && (
        <ComingDialog title="替换产品" width="full" onClose={onClose}>
          <ReplacePanel line={question.line} pickingHref={replaceHrefOf?.(question.line.skuNo) ?? null} onClose={onClose} />
        </ComingDialog>
      )}
      {question.kind === 'accessories' && (
        <ComingDialog title="选择配件" width="large" onClose={onClose}>
          <AccessoryDialog line={question.line} onClose={onClose} />
        </ComingDialog>
      )}
      {question.kind === 'rate' && (
        <BatchRateDialog
          count={chosen.length}
          onClose={onClose}
          onCommit={(text) => {
            edits.rateAll(chosen, text);
            onClose();
          }}
        />
      )}
      {question.kind === 'target' && (
        <ComingDialog title="整单调价" width="wide" onClose={onClose}>
          <TargetDialog
            lines={aimedIn(store, { lines, unchosen })}
            fees={fees}
            place={place.kind === 'order' ? 'selection' : 'picking'}
            isCostKnown={seesCost}
            onClose={onClose}
            onApply={(priced, total) => {
              edits.takePrices(priced, total);
              onClose();
            }}
          />
        </ComingDialog>
      )}
      {(question.kind === 'remove' || question.kind === 'removeMany') && (
        <Dialog
          open
          onClose={onClose}
          title={designOrderCopy.confirmRemove}
          action={{
            label: question.kind === 'remove' ? '删除' : `删除 ${question.skuNos.length} 项`,
            danger: true,
            onAct() {
              edits.remove(question.kind === 'remove' ? [question.line.skuNo] : question.skuNos);
              onClose();
            },
          }}
        >
          {question.kind === 'remove'
            ? `${question.line.productName} ${question.line.productModel}`
            : `将从${listName}中删除已勾选的 ${question.skuNos.length} 种产品，删除后可撤销。`}
        </Dialog>
      )}
      {question.kind === 'clear' && (
        <Dialog
          open
          onClose={onClose}
          title={`请确认是否清空${listName}`}
          action={{
            label: `清空 ${lines.length} 项`,
            danger: true,
            onAct() {
              edits.remove(
                lines.map((line) => line.skuNo),
                designOrderCopy.cleared,
              );
              onClose();
            },
          }}
        >
          {listName}中的 {lines.length} 种产品都会移除，清空后可撤销。
        </Dialog>
      )}
    </>
  );
}
