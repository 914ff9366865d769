import { findCallError } from '@portal/client';
import type { DesignOrder } from '@portal/contract/design-order';
import type { OrderSummary } from '@portal/contract/order';
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

const OrderedBeforeDialog = lazyPart(async () => (await import('./ordered-before-dialog.tsx')).OrderedBeforeDialog);

/** 加入购物车 of an order, for whoever has a cart: all that can be bought goes in at one press, and a dialog tells what became of it, at which difference (CART-8). Of one that was ordered already it is asked first. */
export function OrderToCartButton({ order: { id, lines } }: { order: Pick<DesignOrder, 'id' | 'lines'> }) {
  const userType = useUserType();
  const [joined, setJoined] = useState<OrderJoined | null>(null);
  const [before, setBefore] = useState<OrderSummary[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isUnbound, setUnbound] = useState(false);
  if (!mayCall('keepsCart', userType) || lines.length === 0) return null;
  const handleAdd = async ({ isAsked }: { isAsked: boolean }) => {
    setBusy(true);
    const { isNoDealer, joinWhole, listOrderedOf } = await import('../join-cart.ts');
    const ordered = isAsked ? [] : await listOrderedOf(id);
    setBefore(ordered);
    try {
      if (ordered.length === 0) setJoined(await joinWhole(id, lines));
    } catch (failure) {
      if (mayCall('ordersFromDealer', userType) && isNoDealer(findCallError(failure))) setUnbound(true);
      else tellFailure(failure);
    }
    setBusy(false);
  };
  return (
    <>
      <Button icon="cart" busy={isBusy} onClick={() => void handleAdd({ isAsked: false })}>
        加入购物车
      </Button>
      {before.length > 0 &&
        createPortal(
          <Suspense fallback={null}>
            <OrderedBeforeDialog orders={before} isBusy={isBusy} onAdd={() => void handleAdd({ isAsked: true })} onClose={() => setBefore([])} />
          </Suspense>,
          document.body,
        )}
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
