import type { DesignOrder } from '@portal/contract/design-order';
import { mayCall } from '@portal/engines/access';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { useUserType } from '../../../../lib/use-user-type.ts';
import { UnboundPrompt } from '../../../dealer/index.ts';

// seldom needed, so not part of the page
const OrderToCartDialog = lazyPart(async () => (await import('./order-to-cart-dialog.tsx')).OrderToCartDialog);

/** 加入购物车 of an order, for whoever has a cart: its lines are ticked in a dialog, which then tells what became of them (CART-8). */
export function OrderToCartButton({ order }: { order: Pick<DesignOrder, 'id' | 'lines'> }) {
  const userType = useUserType();
  const [isOpen, setIsOpen] = useState(false);
  const [isUnbound, setUnbound] = useState(false);
  if (!mayCall('keepsCart', userType) || order.lines.length === 0) return null;
  return (
    <>
      <Button icon="cart" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        加入购物车
      </Button>
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <OrderToCartDialog
              order={order}
              onClose={() => setIsOpen(false)}
              onUnbound={
                mayCall('ordersFromDealer', userType)
                  ? () => {
                      setIsOpen(false);
                      setUnbound(true);
                    }
                  : null
              }
            />
          </Suspense>,
          document.body,
        )}
      {isUnbound && <UnboundPrompt userType={userType} onClose={() => setUnbound(false)} />}
    </>
  );
}
