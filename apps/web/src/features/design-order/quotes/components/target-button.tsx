import type { DesignLine, DesignOrder } from '@portal/contract/design-order';
import { Button, toast } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSeesCost } from '../../../../lib/identity/cost-view.ts';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { TargetDialog } from '../../target/components/target-dialog.tsx';
import { withPricesOf } from '../../target/model/target-plan.ts';
import { updateProducts } from '../api.ts';

interface TargetButtonProps {
  order: DesignOrder;
  /** What is to be known before its prices are changed. */
  note?: ReactNode;
  onChanged: (order: DesignOrder) => void;
}

/** Beside an order's total: aims at it, fees with it; one step, taken back from the toast. `onChanged` gets the order as it is then. */
export function TargetButton({ order, note, onChanged }: TargetButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const isCostKnown = useSeesCost();
  const apply = async (lines: DesignLine[], total: number) => {
    setIsBusy(true);
    try {
      const changed = await savePrices(order, lines);
      onChanged(changed);
      setIsOpen(false);
      toast.success(`已调整为 ${formatYuan(total).text}`, { action: { label: '撤销', onAct: () => void takeBack(changed, order.lines, onChanged) } });
    } catch (failure) {
      tellFailure(failure, sayFailure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        整单调价
      </Button>
      {/* out of the head it was opened from, whose alignment it would take over */}
      {isOpen &&
        createPortal(
          <TargetDialog
            lines={order.lines}
            fees={order.fees}
            place="selection"
            note={note}
            isCostKnown={isCostKnown}
            isBusy={isBusy}
            onClose={() => setIsOpen(false)}
            onApply={(lines, total) => void apply(lines, total)}
          />,
          document.body,
        )}
    </>
  );
}

/** Of the order as it is shown: what another has changed since is not overwritten. */
function savePrices({ id, revision, lines: before }: DesignOrder, lines: readonly DesignLine[]): Promise<DesignOrder> {
  const changed = lines.filter((line, index) => line !== before[index]);
  return updateProducts({ id, revision, productList: changed.map(({ skuNo, quantity, rate, ratePrice }) => ({ skuNo, quantity, rate, ratePrice })) });
}

async function takeBack(order: DesignOrder, before: readonly DesignLine[], onChanged: (order: DesignOrder) => void): Promise<void> {
  try {
    onChanged(await savePrices(order, withPricesOf(order.lines, before)));
    toast.success('已撤销');
  } catch (failure) {
    tellFailure(failure, sayFailure);
  }
}
