import type { DesignOrder } from '@portal/contract/design-order';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { VersionsDrawer } from './versions-drawer.tsx';

/** Of the menu of an order: its versions. `onChanged` gets the order after it was restored. */
export function VersionsButton({ order, onChanged }: { order: DesignOrder; onChanged: (order: DesignOrder) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" data-closes="" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        版本
      </button>
      {isOpen && createPortal(<VersionsDrawer order={order} onChanged={onChanged} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
