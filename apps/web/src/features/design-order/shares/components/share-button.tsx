import type { DesignOrder } from '@portal/contract/design-order';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';

const ShareDrawer = lazyPart(async () => (await import('./share-drawer.tsx')).ShareDrawer);

/** Opens the links to an order's quotation. */
export function ShareButton({ order }: { order: DesignOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        分享给客户
      </Button>
      {isOpen &&
        createPortal(
          <ComingDialog title="分享给客户" onClose={() => setIsOpen(false)}>
            <ShareDrawer order={order} onClose={() => setIsOpen(false)} />
          </ComingDialog>,
          document.body,
        )}
    </>
  );
}
