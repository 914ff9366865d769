import { figureText } from '@portal/units';
import { designOrderCopy } from '@portal/contract/design-order';
import { Badge, Button } from '@portal/ui';
import { CheckBadge } from '../../check/components/check-badge.tsx';
import { LIST_BUTTON } from './fly-to-badge.ts';
import { useSelection } from './selection-provider.tsx';
import { TotalsText, useChosenTotals } from './selection-totals.tsx';
import { SaveStatus } from './save-status.tsx';
import './selection-bar.css';

interface SelectionBarProps {
  /** The list was saved elsewhere and the user has not chosen yet: no order is made of it. */
  isInConflict: boolean;
  isJoining: boolean;
  isJoinBusy: boolean;
  onOpen: () => void;
  onOpenCheck: () => void;
  onGenerate: () => void;
  onJoin: () => void;
}

/** The list at one glance, at the lower edge of the page: how many, what it comes to, and the next deed. It never changes its height. */
export function SelectionBar({ isInConflict, isJoining, isJoinBusy, onOpen, onOpenCheck, onGenerate, onJoin }: SelectionBarProps) {
  const totals = useChosenTotals();
  const isLoaded = useSelection((state) => state.isLoaded);
  return (
    <section className="do-bar" aria-label="清单">
      <div className="do-bar__row">
        <Button icon="list" onClick={onOpen} {...{ [LIST_BUTTON]: '' }} className="do-bar__list" aria-label={`查看清单，${totals.listedCount} 种产品`}>
          查看清单
          <Badge count={totals.listedCount} label="种产品" />
        </Button>
        <span className="do-count do-bar__count">
          已选 <b>{totals.lineCount}</b> 种 <b>{figureText(totals.pieceCount)}</b> 件
        </span>
        <CheckBadge onOpen={onOpenCheck} />
        <SaveStatus />
        <span className="do-bar__space" />
        <TotalsText totals={totals} />
        <Button kind="primary" size="large" busy={isJoinBusy} disabled={isInConflict || !isLoaded} onClick={isJoining ? onJoin : onGenerate}>
          {isInConflict ? designOrderCopy.conflictFirst : isJoining ? '加入配单' : '生成配单'}
        </Button>
      </div>
    </section>
  );
}
