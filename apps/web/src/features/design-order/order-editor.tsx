import { figureText } from '@portal/units';
import { designOrderCopy, type DesignOrder } from '@portal/contract/design-order';
import { totalsWithFees } from '@portal/engines/pricing';
import { Button, ButtonLink, Empty, TableSkeleton } from '@portal/ui';
import { useMemo, useState } from 'react';
import { useInBrowser } from '../../lib/browser/use-in-browser.ts';
import { useIsPhone } from '../../lib/browser/use-is-phone.ts';
import { ListCheckPanel } from './check/components/list-check-panel.tsx';
import { EditedFees, EditedSiteWorks, useEditedFees } from './quotes/components/edited-fees.tsx';
import { AtCostNote } from './lines/components/at-cost-note.tsx';
import { LossNote } from './lines/components/loss-note.tsx';
import { OrderConflict } from './quotes/components/order-conflict.tsx';
import { OrderEditing } from './quotes/components/order-editing.tsx';
import { OrderToCartButton } from './quotes/components/order-to-cart.tsx';
import { OrderWordsFields } from './quotes/components/order-words.tsx';
import { useLeaveQuestion } from './selection/components/use-leave-question.tsx';
import { HistoryButtons, useHistoryKeys } from './selection/components/history-buttons.tsx';
import { followGoods } from './fees/model/fee-words.ts';
import { EditedCheck } from './selection/components/edited-check.tsx';
import { useEditQuestions } from './selection/components/edit-questions.tsx';
import { SaveStatus } from './selection/components/save-status.tsx';
import { SelectionCards } from './selection/components/selection-cards.tsx';
import { useSelection, useSelectionStore } from './selection/components/selection-provider.tsx';
import { SelectionTable } from './selection/components/selection-table.tsx';
import { SelectionMenu, SelectionTools } from './selection/components/selection-tools.tsx';
import { TotalsText } from './selection/components/selection-totals.tsx';
import { useAddToSelection } from './selection/components/use-add-to-selection.ts';
import { useSelectionEdits } from './selection/components/use-selection-edits.ts';
import { EditedAcceptance } from './shares/components/edited-acceptance.tsx';
import { EditedChanges } from './shares/components/edited-changes.tsx';
import { EditedVersions } from './versions/components/edited-versions.tsx';
import './order-editor.css';

interface OrderEditorProps {
  order: DesignOrder;
  /** Account and identity. */
  owner: string;
  namesCustomer: boolean;
  /** Where products are chosen for it. */
  joinHref: string;
  /** Where construction and cable are chosen for it; null: no tip about them. */
  siteWorksHref: string | null;
  /** All is saved: back to the order as quoted. */
  onDone: () => void;
}

/** A design order while it is edited (DESIGN-8): the same table as the list's, under the order's rules. */
export function OrderEditor(props: OrderEditorProps) {
  const { order, owner, namesCustomer } = props;
  return (
    <OrderEditing key={`${owner}/${order.id}`} order={order} owner={owner} namesCustomer={namesCustomer}>
      <OpenEditor {...props} />
    </OrderEditing>
  );
}

function OpenEditor({ order, namesCustomer, joinHref, siteWorksHref, onDone }: OrderEditorProps) {
  const addToOrder = useAddToSelection();
  const hasFeesOfGoods = followGoods(useEditedFees());
  const leaveQuestion = useLeaveQuestion();
  useHistoryKeys();
  return (
    <EditedCheck onAdd={addToOrder} hasFeesOfGoods={hasFeesOfGoods}>
      <article className="do-editor" aria-label="编辑配单">
        <header className="do-editor__head">
          <h1>编辑配单</h1>
          <span className="do-editor__aside">
            <EditedVersions id={order.id} />
            <HistoryButtons />
          </span>
        </header>
        <div className="do-editor__accepted">
          <AcceptedBefore orderId={order.id} />
        </div>
        <FoldedWords namesCustomer={namesCustomer} />
        <OrderConflict />
        <EditedLines joinHref={joinHref} siteWorksHref={siteWorksHref} />
        <EditedFees />
        <EditorFoot orderId={order.id} joinHref={joinHref} onDone={onDone} />
      </article>
      {leaveQuestion}
    </EditedCheck>
  );
}

/** What the customer accepted, beside what the order is by now: edited here, or brought back from a version. */
function AcceptedBefore({ orderId }: { orderId: string }) {
  const lines = useSelection((state) => state.lines);
  const isSaved = useSelection(({ saveState }) => saveState === 'saved');
  const fees = useEditedFees();
  const { amount } = useMemo(() => totalsWithFees(lines, fees), [lines, fees]);
  return <EditedAcceptance orderId={orderId} total={amount} stored={isSaved ? lines : undefined} />;
}

const WORDS_ID = 'order-words';

/** What is said of the order; on a phone folded behind its name, so that the first product stands in the first screenful. */
function FoldedWords({ namesCustomer }: { namesCustomer: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const name = useSelection((state) => state.words['name'] ?? '');
  return (
    <div className="do-editor__words">
      <div className="do-editor__fold">
        <span className="do-editor__name">{name}</span>
        <Button size="small" icon="edit" aria-expanded={isOpen} aria-controls={WORDS_ID} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? '收起' : '名称与备注'}
        </Button>
      </div>
      <div id={WORDS_ID} className={isOpen ? 'do-editor__fields do-editor__fields--open' : 'do-editor__fields'}>
        <OrderWordsFields namesCustomer={namesCustomer} />
      </div>
    </div>
  );
}

function EditedLines({ joinHref, siteWorksHref }: Pick<OrderEditorProps, 'joinHref' | 'siteWorksHref'>) {
  const isEmpty = useSelection(({ lines }) => lines.length === 0);
  const edits = useSelectionEdits();
  const isPhone = useIsPhone();
  const isInBrowser = useInBrowser();
  const fees = useEditedFees();
  const { actions, asks, dialog } = useEditQuestions({ fees });
  const [isCheckOpen, setIsCheckOpen] = useState(false);
  const ListView = isPhone ? SelectionCards : SelectionTable;
  return (
    <>
      <EditedSiteWorks href={siteWorksHref} />
      <ListCheckPanel isOpen={isCheckOpen} onToggle={setIsCheckOpen} back="返回配单" />
      {isEmpty ? (
        <Empty drawing="box" text={designOrderCopy.empty} action={<ButtonLink href={joinHref}>继续选型</ButtonLink>} />
      ) : (
        <>
          {isPhone ? (
            <div className="do-tools">
              <SelectionMenu {...actions} createHref={null} />
              <Button onClick={actions.onTarget}>整单调价</Button>
            </div>
          ) : (
            <SelectionTools {...actions} createHref={null} />
          )}
          {!isInBrowser && (
            <div className="do-editor__shape">
              <TableSkeleton rows={4} columns={2} />
            </div>
          )}
          {/* the server does not know the screen: its table is a desk's */}
          <div className={isInBrowser ? 'do-table' : 'do-table do-editor__desk'}>
            <ListView edits={edits} {...asks} />
          </div>
          <div className="do-editor__note">
            <EditedCostNote />
          </div>
        </>
      )}
      {dialog}
    </>
  );
}

const EditedCostNote = () => <AtCostNote lines={useSelection(({ lines }) => lines)} />;

/** What the order comes to, and the next step; it stays in sight. */
function EditorFoot({ orderId, joinHref, onDone }: { orderId: string; joinHref: string; onDone: () => void }) {
  const store = useSelectionStore();
  const lines = useSelection((state) => state.lines);
  const unchosen = useSelection((state) => state.unchosen);
  const chosen = new Set(lines.map(({ skuNo }) => skuNo).filter((skuNo) => !unchosen.has(skuNo)));
  const fees = useEditedFees();
  const totals = useMemo(() => totalsWithFees(lines, fees), [lines, fees]);
  const [isBusy, setIsBusy] = useState(false);
  // where it failed it is said where the order is followed
  const stored = async () => {
    await store.flush();
    return store.state.getState().lines;
  };
  const finish = async () => {
    setIsBusy(true);
    try {
      await store.flush();
      onDone();
    } catch {
      // said where the order is followed
      setIsBusy(false);
    }
  };
  return (
    <footer className="do-editor__foot">
      <EditedChanges orderId={orderId} />
      <span className="do-count">
        <b>{totals.lineCount}</b> 种 {figureText(totals.pieceCount)} 件
      </span>
      <SaveStatus />
      <LossNote lines={lines} />
      <TotalsText totals={totals} />
      <div className="do-editor__deeds">
        <ButtonLink icon="plus" href={joinHref}>
          继续选型
        </ButtonLink>
        <OrderToCartButton id={orderId} lines={lines} chosen={chosen.size === 0 || chosen.size === lines.length ? null : chosen} onStore={stored} />
        <Button kind="primary" busy={isBusy} onClick={() => void finish()}>
          完成
        </Button>
      </div>
    </footer>
  );
}
