import { findCallError } from '@portal/client';
import type { DesignOrder } from '@portal/contract/design-order';
import { mayCall } from '@portal/engines/access';
import { Button } from '@portal/ui';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { tellFailure } from '../../../../lib/failure.ts';
import { lazyPart } from '../../../../lib/lazy-part.tsx';
import { useUserType } from '../../../../lib/use-user-type.ts';
import { UnboundPrompt } from '../../../dealer/index.ts';
import type { OrderJoined } from '../join-cart.ts';

// seldom needed, so not part of the page
const OrderInCartDialog = lazyPart(async () => (await import('./order-in-cart-dialog.tsx')).OrderInCartDialog);

/** 加入购物车 of an order, for whoever has a cart: all that can be bought goes in at one press, and a dialog tells what became of it, at which difference (CART-8). */
export function OrderToCartButton({ order: { id, lines } }: { order: Pick<DesignOrder, 'id' | 'lines'> }) {
  const userType = useUserType();
  const [joined, setJoined] = useState<OrderJoined | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isUnbound, setUnbound] = useState(false);
  if (!mayCall('keepsCart', userType) || lines.length === 0) return null;
  const handleAdd = async () => {
    setBusy(true);
    const { isNoDealer, joinWhole } = await import('../join-cart.ts');
    try {
      setJoined(await joinWhole(id, lines));
    } catch (failure) {
      if (mayCall('ordersFromDealer', userType) && isNoDealer(findCallError(failure))) setUnbound(true);
      else tellFailure(failure);
    }
    setBusy(false);
  };
  return (
    <>
      <Button icon="cart" busy={isBusy} onClick={() => void handleAdd()}>
        加入购物车
      </Button>
      {joined &&
        createPortal(
          <Suspense fallback={null}>
            <OrderInCartDialog joined={joined} onClose={() => setJoined(null)} />
          </Suspense>,
          document.body,
        )}
      {isUnbound && <UnboundPrompt userType={userType} onClose={() => setUnbound(false)} />}
    </>
  );
}
