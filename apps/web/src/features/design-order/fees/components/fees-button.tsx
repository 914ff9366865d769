import { newIdempotencyKey } from '@portal/client/request-keys';
import { designOrderCopy, type DesignOrder, type FeeDraft } from '@portal/contract/design-order';
import { Button, Notice, toast } from '@portal/ui';
import { formatYuan } from '@portal/units';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { loadOrder } from '../../lines/api.ts';
import { DifferencesTable } from '../../lines/components/differences-table.tsx';
import { SiteWorksTip } from '../../lines/components/site-works-tip.tsx';
import { isListChanged } from '../../lines/model/is-list-changed.ts';
import { saveFees } from '../api.ts';
import { feeDifferences } from '../model/edited-fees.ts';

const FeesDialog = lazyPart(async () => (await import('./fees-dialog.tsx')).FeesDialog);

interface FeesButtonProps {
  order: DesignOrder;
  /** What is to be known before its fees are changed. */
  note?: ReactNode;
  /** Gets the order as it is then. */
  onChanged: (order: DesignOrder) => void;
}

/** Of the menu of an order: the sheet of its fees. */
export function FeesButton({ order, note, onChanged }: FeesButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" data-closes="" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        费用
      </button>
      {/* out of the head it was opened from, whose alignment it would take over */}
      {isOpen && createPortal(<StoredFees order={order} note={note} onClose={() => setIsOpen(false)} onChanged={onChanged} />, document.body)}
    </>
  );
}

/** Over an order: what it may lack of construction and cable; construction is one of its fees, and begun on their sheet (DESIGN-14). */
export function OrderSiteWorks({ order, note, href, onChanged }: FeesButtonProps & { href: string | null }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SiteWorksTip lines={order.lines} fees={order.fees} href={href} onAddConstruction={() => setIsOpen(true)} />
      {isOpen && createPortal(<StoredFees order={order} note={note} addsConstruction onClose={() => setIsOpen(false)} onChanged={onChanged} />, document.body)}
    </>
  );
}

interface StoredFeesProps extends FeesButtonProps {
  addsConstruction?: boolean;
  onClose: () => void;
}

/** Saved over the order they were written on; where another page has changed it since, both are shown and the user chooses (PRICE-28). */
function StoredFees({ order, note, addsConstruction = false, onClose, onChanged }: StoredFeesProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [theirs, setTheirs] = useState<DesignOrder | null>(null);
  const [editor] = useState(newIdempotencyKey);
  const over = theirs ?? order;
  const save = async (fees: FeeDraft[]) => {
    setIsBusy(true);
    try {
      const saved = await saveFees({ id: order.id, fees, revision: over.revision, editor });
      onChanged(saved);
      toast.success('费用已保存', { action: { label: '撤销', onAct: () => void takeBack(saved, over.fees, onChanged) } });
      onClose();
    } catch (failure) {
      setIsBusy(false);
      if (!isListChanged(failure)) return tellFailure(failure, sayFailure);
      await loadOrder(order.id).then(setTheirs, (unread: unknown) => tellFailure(unread, sayFailure));
    }
  };
  const takeTheirs = () => {
    onChanged(over);
    onClose();
  };
  const conflictWith = (mine: readonly FeeDraft[]) => (
    <>
      <Notice
        tone="warning"
        action={
          <Button size="small" onClick={takeTheirs}>
            用对方的
          </Button>
        }
      >
        {designOrderCopy.orderConflict}，费用尚未保存。
      </Notice>
      <DifferencesTable rows={[...feeDifferences(mine, over.fees), ...goodsDifference(order, over)]} />
    </>
  );
  return (
    <ComingDialog title="配单费用" width="wide" onClose={onClose}>
      <FeesDialog
        lines={over.lines}
        fees={order.fees}
        addsConstruction={addsConstruction}
        note={note}
        isBusy={isBusy}
        conflictWith={theirs === null ? null : conflictWith}
        onClose={onClose}
        onSave={(fees) => void save(fees)}
      />
    </ComingDialog>
  );
}

const goodsDifference = ({ totals: { goodsAmount: mine } }: DesignOrder, { totals: { goodsAmount: theirs } }: DesignOrder) =>
  mine === theirs ? [] : [{ key: 'goods', what: '产品小计', mine: formatYuan(mine).text, theirs: formatYuan(theirs).text }];

async function takeBack({ id, revision }: DesignOrder, fees: DesignOrder['fees'], onChanged: (order: DesignOrder) => void): Promise<void> {
  try {
    onChanged(await saveFees({ id, revision, fees: fees.map(({ name, unit, formula }) => ({ name, unit, formula })) }));
    toast.success('已撤销');
  } catch (failure) {
    tellFailure(failure, sayFailure);
  }
}
