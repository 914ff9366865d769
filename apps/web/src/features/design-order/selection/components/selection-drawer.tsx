import { figureText } from '@portal/units';
import { designOrderCopy } from '@portal/contract/design-order';
import { SkuStatus } from '@portal/engines/goods';
import { Button, Drawer, Notice, TableSkeleton } from '@portal/ui';
import { Suspense, useMemo, type ReactNode } from 'react';
import { ListCheckPanel } from '../../check/components/list-check-panel.tsx';
import { EmptySelection } from './empty-selection.tsx';
import { HistoryButtons } from './history-buttons.tsx';
import { useEditQuestions } from './edit-questions.tsx';
import { SelectionCards } from './selection-cards.tsx';
import { useSelection } from './selection-provider.tsx';
import { SelectionMenu, SelectionTools } from './selection-tools.tsx';
import { TotalsText, useChosenTotals } from './selection-totals.tsx';
import { SaveStatus } from './save-status.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { useInBrowser } from '../../../../lib/browser/use-in-browser.ts';
import { useIsPhone } from '../../../../lib/browser/use-is-phone.ts';
import { AtCostNote } from '../../lines/components/at-cost-note.tsx';
import { RoundingRule } from '../../lines/components/rounding-rule.tsx';
import { LossNote } from '../../lines/components/loss-note.tsx';
import { SiteWorksTip } from '../../lines/components/site-works-tip.tsx';
import { chosenLinesOf } from '../model/selection-state.ts';
import { useSelectionEdits } from './use-selection-edits.ts';
import './selection-drawer.css';

/** What drags its rows weighs more than the page below; it comes with the drawer, and so does its look. */
const SelectionTable = lazyPart(async () => (await import('./selection-table.tsx')).SelectionTable);

/** Of the list before its rows are there. */
const SHAPE = <TableSkeleton rows={6} columns={6} />;

interface SelectionDrawerProps {
  isOpen: boolean;
  /** Where a product of one's own is written; null: this account keeps none. */
  createHref: string | null;
  /** Where construction and cable are chosen; null: no tip about them. */
  siteWorksHref: string | null;
  /** The selection page where a line's replacement is chosen; null: there is none here. */
  replaceHrefOf: ((skuNo: string) => string) | null;
  onClose: () => void;
  /** Leaves the page the list was opened over. */
  onClosePage?: (() => void) | undefined;
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

/** The selected-product list over the page (PICK-9). */
export function SelectionDrawer({
  isOpen,
  createHref,
  siteWorksHref,
  replaceHrefOf,
  onClose,
  onClosePage,
  isCheckOpen,
  onToggleCheck,
  ...actionProps
}: SelectionDrawerProps) {
  const isEmpty = useSelection(({ lines }) => lines.length === 0);
  const isLoaded = useSelection((state) => state.isLoaded);
  const edits = useSelectionEdits();
  const isPhone = useIsPhone();
  const isInBrowser = useInBrowser();
  const { actions, asks, dialog } = useEditQuestions({ replaceHrefOf });
  const ListView = isPhone ? SelectionCards : SelectionTable;

  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title="配单产品清单"
      aside={
        <>
          <SaveStatus />
          <HistoryButtons />
          {isPhone && !isEmpty && (
            <Button size="small" icon="plus" className="do-add" onClick={onClose}>
              添加产品
            </Button>
          )}
        </>
      }
      footer={
        <DrawerFoot {...actionProps} onTarget={isPhone && !isEmpty ? actions.onTarget : undefined} onClosePage={onClosePage}>
          {isPhone && !isEmpty && <SelectionMenu {...actions} createHref={createHref} onClosePage={onClosePage} />}
        </DrawerFoot>
      }
    >
      {!isLoaded && SHAPE}
      {isLoaded && isEmpty && <EmptySelection onAdd={onClose} onPaste={actions.onPaste} />}
      {!isEmpty && (
        <>
          {!isPhone && <SelectionTools {...actions} createHref={createHref} onAdd={onClose} />}
          <OffSaleNotice onRemove={edits.remove} />
          <ListedSiteWorks href={siteWorksHref} />
          <ListCheckPanel isOpen={isCheckOpen} onToggle={onToggleCheck} />
          {isInBrowser ? (
            <Suspense fallback={SHAPE}>
              <ListView edits={edits} {...asks} />
            </Suspense>
          ) : (
            SHAPE
          )}
          <RoundingRule />
          <ListedCostNote />
        </>
      )}
      {dialog}
    </Drawer>
  );
}

type FootProps = Pick<SelectionDrawerProps, 'isInConflict' | 'isJoining' | 'isJoinBusy' | 'onGenerate' | 'onJoin' | 'onClosePage'> & {
  /** What is asked of the customer, beside what it comes to; elsewhere it stands over the table. */
  onTarget: (() => void) | undefined;
  children: ReactNode;
};

/** What is chosen and what it comes to, and the next step. `children`: what can be done to the list on a phone. */
function DrawerFoot({ isInConflict, isJoining, isJoinBusy, onGenerate, onJoin, onTarget, onClosePage, children }: FootProps) {
  const lines = useSelection((state) => state.lines);
  const unchosen = useSelection((state) => state.unchosen);
  // nothing chosen is said, not a button that cannot be pressed
  const isLoaded = useSelection((state) => state.isLoaded);
  const totals = useChosenTotals();
  const chosen = useMemo(() => chosenLinesOf({ lines, unchosen }), [lines, unchosen]);
  const isPhone = useIsPhone();
  return (
    <div className="do-foot">
      <span className="do-count">
        已选 <b>{totals.lineCount}</b> 种 {figureText(totals.pieceCount)} 件
      </span>
      {onTarget && (
        <Button size="small" className="do-foot__target" onClick={onTarget}>
          整单调价
        </Button>
      )}
      <LossNote lines={chosen} />
      <TotalsText totals={totals} />
      <div className="do-foot__deeds">
        {children}
        {!isPhone && onClosePage && <Button onClick={onClosePage}>关闭页面</Button>}
        {!isJoining && !isInConflict && (
          <Button busy={isJoinBusy} disabled={!isLoaded} onClick={onJoin}>
            加入已有配单
          </Button>
        )}
        <Button kind="primary" busy={isJoining && isJoinBusy} disabled={isInConflict || !isLoaded} onClick={isJoining ? onJoin : onGenerate}>
          {isInConflict ? designOrderCopy.conflictFirst : isJoining ? '加入配单' : '生成配单'}
        </Button>
      </div>
    </div>
  );
}

function OffSaleNotice({ onRemove }: { onRemove: (skuNos: string[]) => void }) {
  const lines = useSelection((state) => state.lines);
  const deactivated = lines.filter((line) => line.skuStatus === SkuStatus.Deactivated).map((line) => line.skuNo);
  if (deactivated.length === 0) return null;
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" onClick={() => onRemove(deactivated)}>
          移除已下架产品
        </Button>
      }
    >
      {deactivated.length} 个产品已下架，不会计入总价，也不会进入配单
    </Notice>
  );
}

const ListedSiteWorks = ({ href }: { href: string | null }) => <SiteWorksTip lines={useSelection(({ lines }) => lines)} href={href} />;
const ListedCostNote = () => <AtCostNote lines={useSelection(({ lines }) => lines)} />;
