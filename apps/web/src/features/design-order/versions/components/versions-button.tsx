import type { DesignOrder } from '@portal/contract/design-order';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { VersionsDrawer } from './versions-drawer.tsx';

/** Opens the versions of an order. `onChanged` gets the order after it was restored. */
export function VersionsButton({ order, onChanged }: { order: DesignOrder; onChanged: (order: DesignOrder) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="list" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        版本
      </Button>
      {isOpen && createPortal(<VersionsDrawer order={order} onChanged={onChanged} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
