import type { DesignLine } from '@portal/contract/design-order';
import { lossOf } from '@portal/engines/pricing';
import { Icon, Money } from '@portal/ui';
import { useMemo } from 'react';
import { useSeesCost } from '../../../../lib/identity/cost-view.ts';
import './loss-note.css';

/** Beside a total: how much of it is asked for less than the house pays. Nothing for whoever sees no cost (PRICE-37). */
export function LossNote({ lines }: { lines: readonly DesignLine[] }) {
  const seesCost = useSeesCost();
  const { count, amount } = useMemo(() => lossOf(lines), [lines]);
  if (!seesCost || count === 0) return null;
  return (
    <output className="do-loss">
      <Icon name="warning" size={16} />
      {count} 种低于成本，共低 <Money yuan={amount} size="small" />
    </output>
  );
}
