import type { DesignOrder } from '@portal/contract/design-order';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';

const VersionsDrawer = lazyPart(async () => (await import('./versions-drawer.tsx')).VersionsDrawer);

/** Of the menu of an order: its versions. `onChanged` gets the order after it was restored. */
export function VersionsButton({ order, onChanged }: { order: DesignOrder; onChanged: (order: DesignOrder) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" data-closes="" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        版本
      </button>
      {isOpen &&
        createPortal(
          <ComingDialog title="版本" onClose={() => setIsOpen(false)}>
            <VersionsDrawer order={order} onChanged={onChanged} onClose={() => setIsOpen(false)} />
          </ComingDialog>,
          document.body,
        )}
    </>
  );
}
