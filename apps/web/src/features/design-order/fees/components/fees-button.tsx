import type { DesignOrder } from '@portal/contract/design-order';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { FeesDialog } from './fees-dialog.tsx';

/** Opens the sheet of an order's fees. `onChanged` gets the order as it is then. */
export function FeesButton({ order, onChanged }: { order: DesignOrder; onChanged: (order: DesignOrder) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="edit" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        费用
      </Button>
      {/* out of the head it was opened from, whose alignment it would take over */}
      {isOpen && createPortal(<FeesDialog order={order} onClose={() => setIsOpen(false)} onChanged={onChanged} />, document.body)}
    </>
  );
}
