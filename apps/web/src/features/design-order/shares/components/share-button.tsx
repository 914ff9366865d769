import type { DesignOrder } from '@portal/contract/design-order';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ShareDrawer } from './share-drawer.tsx';

/** Opens the links to an order's quotation. */
export function ShareButton({ order }: { order: DesignOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="link" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        分享给客户
      </Button>
      {isOpen && createPortal(<ShareDrawer order={order} onClose={() => setIsOpen(false)} />, document.body)}
    </>
  );
}
