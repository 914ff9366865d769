import { designOrderCopy, type DesignLine } from '@portal/contract/design-order';
import { SkuStatus } from '@portal/engines/goods';
import { Button, Dialog, Drawer, Notice, TableSkeleton, toast } from '@portal/ui';
import { useCallback, useState } from 'react';
import { ListCheckPanel } from '../../check/components/list-check-panel.tsx';
import { AccessoryDialog } from './accessory-dialog.tsx';
import { BatchRateDialog } from './batch-rate-dialog.tsx';
import { EmptySelection } from './empty-selection.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { ReplacePanel } from './replace-panel.tsx';
import { SelectionCards } from './selection-cards.tsx';
import { useSelection } from './selection-provider.tsx';
import { SelectionTable } from './selection-table.tsx';
import { SelectionMenu, SelectionTools, type SelectionActions } from './selection-tools.tsx';
import { TotalsText, useChosenTotals } from './selection-totals.tsx';
import { SaveStatus } from './save-status.tsx';
import { useIsPhone } from '../../../../lib/use-is-phone.ts';
import { useSelectionEdits } from './use-selection-edits.ts';
import './selection-drawer.css';

interface SelectionDrawerProps {
  isOpen: boolean;
  /** Where a product of one's own is written; null: this account keeps none. */
  createHref: string | null;
  /** The selection page where a line's replacement is chosen; null: there is none here. */
  replaceHrefOf: ((skuNo: string) => string) | null;
  onClose: () => void;
  /** The list was saved elsewhere and the user has not chosen yet: no order is made of it. */
  isInConflict: boolean;
  /** The list joins this order instead of making a new one. */
  isJoining: boolean;
  isJoinBusy: boolean;
  onGenerate: () => void;
  onJoin: () => void;
  isCheckOpen: boolean;
  onToggleCheck: (isOpen: boolean) => void;
}

type Question =
  | { kind: 'remove'; line: DesignLine }
  | { kind: 'removeMany'; skuNos: string[] }
  | { kind: 'clear' }
  | { kind: 'rate' }
  | { kind: 'paste' }
  | { kind: 'replace'; line: DesignLine }
  | { kind: 'accessories'; line: DesignLine };

/** The selected-product list over the page (PICK-9). */
export function SelectionDrawer({ isOpen, createHref, replaceHrefOf, onClose, isCheckOpen, onToggleCheck, ...actionProps }: SelectionDrawerProps) {
  const { isInConflict, isJoining, isJoinBusy, onGenerate, onJoin } = actionProps;
  const lines = useSelection((state) => state.lines);
  const unchosen = useSelection((state) => state.unchosen);
  const isLoaded = useSelection((state) => state.isLoaded);
  const totals = useChosenTotals();
  const edits = useSelectionEdits();
  const isPhone = useIsPhone();
  const [question, setQuestion] = useState<Question | null>(null);
  const close = () => setQuestion(null);

  const deactivated = lines.filter((line) => line.skuStatus === SkuStatus.Deactivated).map((line) => line.skuNo);
  const chosen = lines.filter((line) => line.skuStatus === SkuStatus.Active && !unchosen.has(line.skuNo)).map((line) => line.skuNo);
  const withChosen = (otherwise: string, ask: () => void) => (chosen.length === 0 ? toast.warning(otherwise) : ask());
  const actions: SelectionActions = {
    onRate: () => withChosen(designOrderCopy.chooseForBatch, () => setQuestion({ kind: 'rate' })),
    onRemoveChosen: () => withChosen(designOrderCopy.deleteNothingChosen, () => setQuestion({ kind: 'removeMany', skuNos: chosen })),
    onClear: () => setQuestion({ kind: 'clear' }),
    onPaste: () => setQuestion({ kind: 'paste' }),
  };
  const askRemove = useCallback((line: DesignLine) => setQuestion({ kind: 'remove', line }), []);
  const askReplace = useCallback((line: DesignLine) => setQuestion({ kind: 'replace', line }), []);
  const askAccessories = useCallback((line: DesignLine) => setQuestion({ kind: 'accessories', line }), []);
  const ListView = isPhone ? SelectionCards : SelectionTable;

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title="清单"
      aside={
        <>
          <SaveStatus />
          {isPhone && lines.length > 0 && (
            <Button size="small" icon="plus" className="do-add" onClick={onClose}>
              添加产品
            </Button>
          )}
        </>
      }
      footer={
        <div className="do-foot">
          <span className="do-count">
            已选 <b>{totals.lineCount}</b> 种 {totals.pieceCount.toLocaleString('en-US')} 件
          </span>
          <TotalsText totals={totals} />
          <div className="do-foot__deeds">
            {isPhone && lines.length > 0 && <SelectionMenu {...actions} createHref={createHref} />}
            {!isJoining && !isInConflict && (
              <Button busy={isJoinBusy} onClick={onJoin}>
                加入已有配单
              </Button>
            )}
            <Button kind="primary" busy={isJoining && isJoinBusy} disabled={isInConflict} onClick={isJoining ? onJoin : onGenerate}>
              {isInConflict ? designOrderCopy.conflictFirst : isJoining ? '加入配单' : '生成配单'}
            </Button>
          </div>
        </div>
      }
    >
      {!isLoaded && <TableSkeleton rows={6} columns={6} />}
      {isLoaded && lines.length === 0 && <EmptySelection onAdd={onClose} onPaste={actions.onPaste} />}
      {lines.length > 0 && (
        <>
          {!isPhone && <SelectionTools {...actions} createHref={createHref} onAdd={onClose} />}
          {deactivated.length > 0 && (
            <Notice
              tone="warning"
              action={
                <Button size="small" onClick={() => edits.remove(deactivated)}>
                  移除已下架产品
                </Button>
              }
            >
              {deactivated.length} 个产品已下架，不会计入总价，也不会进入配单
            </Notice>
          )}
          <ListCheckPanel isOpen={isCheckOpen} onToggle={onToggleCheck} />
          <ListView lines={lines} unchosen={unchosen} edits={edits} onAskRemove={askRemove} onAskReplace={askReplace} onAskAccessories={askAccessories} />
        </>
      )}
      {question?.kind === 'paste' && <PasteDialog onClose={close} />}
      {question?.kind === 'replace' && <ReplacePanel line={question.line} pickingHref={replaceHrefOf?.(question.line.skuNo) ?? null} onClose={close} />}
      {question?.kind === 'accessories' && <AccessoryDialog line={question.line} onClose={close} />}
      {question?.kind === 'rate' && (
        <BatchRateDialog
          count={chosen.length}
          onClose={close}
          onCommit={(text) => {
            edits.rateAll(chosen, text);
            close();
          }}
        />
      )}
      {(question?.kind === 'remove' || question?.kind === 'removeMany') && (
        <Dialog
          open
          onClose={close}
          title={designOrderCopy.confirmRemove}
          action={{
            label: question.kind === 'remove' ? '删除' : `删除 ${question.skuNos.length} 项`,
            danger: true,
            onAct() {
              edits.remove(question.kind === 'remove' ? [question.line.skuNo] : question.skuNos);
              close();
            },
          }}
        >
          {question.kind === 'remove'
            ? `${question.line.productName} ${question.line.productModel}`
            : `将从清单中删除已勾选的 ${question.skuNos.length} 种产品，删除后可撤销。`}
        </Dialog>
      )}
      {question?.kind === 'clear' && (
        <Dialog
          open
          onClose={close}
          title="请确认是否清空清单"
          action={{
            label: `清空 ${lines.length} 项`,
            danger: true,
            onAct() {
              edits.remove(
                lines.map((line) => line.skuNo),
                designOrderCopy.cleared,
              );
              close();
            },
          }}
        >
          清单中的 {lines.length} 种产品都会移除，清空后可撤销。
        </Dialog>
      )}
    </Drawer>
  );
}
