import { listTotalsOf, type OrderTotals } from '@portal/engines/pricing';
import { Money } from '@portal/ui';
import { useMemo } from 'react';
import { chosenLinesOf } from '../model/selection-state.ts';
import { useSelection } from './selection-provider.tsx';
import './selection-totals.css';

export interface ChosenTotals extends OrderTotals {
  /** All lines of the list, chosen or not. */
  listedCount: number;
}

/** The figures of what is chosen. */
export function useChosenTotals(): ChosenTotals {
  const lines = useSelection((state) => state.lines);
  const unchosen = useSelection((state) => state.unchosen);
  return useMemo(() => ({ ...listTotalsOf(chosenLinesOf({ lines, unchosen })), listedCount: lines.length }), [lines, unchosen]);
}

/** Total and what it saves. A total above the original price saves nothing, so nothing is said of it. */
export function TotalsText({ totals }: { totals: OrderTotals }) {
  return (
    <span className={totals.lineCount === 0 ? 'do-totals do-totals--none' : 'do-totals'} aria-live="polite">
      {totals.preferential > 0 && (
        <span className="do-totals__saved">
          已优惠 <Money yuan={totals.preferential} size="small" />
        </span>
      )}
      <span className="do-totals__sum">
        总价 <Money yuan={totals.amount} size="large" />
      </span>
    </span>
  );
}
