import { findCallError } from '@portal/client';
import type { DesignLine } from '@portal/contract/design-order';
import type { OrderSummary } from '@portal/contract/order';
import { mayCall } from '@portal/engines/access';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { tellFailure } from '../../../../lib/calls/failure.ts';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import { useUserType } from '../../../../lib/identity/use-user-type.ts';
import { UnboundPrompt } from '../../../dealer/index.ts';
import type { OrderJoined } from '../model/order-joined.ts';

// seldom needed, so not part of the page
const OrderInCartDialog = lazyPart(async () => (await import('./order-in-cart-dialog.tsx')).OrderInCartDialog);

const OrderedBeforeDialog = lazyPart(async () => (await import('./ordered-before-dialog.tsx')).OrderedBeforeDialog);

interface OrderToCartProps {
  id: string;
  lines: readonly DesignLine[];
  /** Models of the lines that are ticked; null: the order as a whole. */
  chosen: ReadonlySet<string> | null;
  /** What is stored before; gives the lines as they are then. Throws where that failed, which is told elsewhere. */
  onStore?: () => Promise<readonly DesignLine[]>;
  /** What the button of a whole order says, where it stands beside what was said of it. */
  label?: string;
  size?: 'small' | undefined;
}

/** 加入购物车 of an order or of the lines ticked, for whoever has a cart: all that can be bought goes in at one press, and a dialog tells what became of it, at which difference (CART-8). Of one that was ordered already it is asked first. */
export function OrderToCartButton({ id, lines, chosen, onStore, label = '加入购物车', size }: OrderToCartProps) {
  const userType = useUserType();
  const [joined, setJoined] = useState<(OrderJoined & { restCount: number }) | null>(null);
  const [before, setBefore] = useState<OrderSummary[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isUnbound, setUnbound] = useState(false);
  if (!mayCall('keepsCart', userType) || lines.length === 0) return null;
  const isPart = chosen !== null;
  const handleAdd = async ({ isAsked }: { isAsked: boolean }) => {
    setBusy(true);
    const stored = await storedLines();
    if (stored !== null) await add(stored, isAsked);
    setBusy(false);
  };
  const storedLines = async (): Promise<readonly DesignLine[] | null> => {
    try {
      return onStore ? await onStore() : lines;
    } catch {
      return null;
    }
  };
  const add = async (stored: readonly DesignLine[], isAsked: boolean) => {
    const { isNoDealer, joinLines, listOrderedOf } = await import('../join-cart.ts');
    const ordered = isAsked ? [] : await listOrderedOf(id);
    setBefore(ordered);
    const asked = stored.filter((line) => chosen?.has(line.skuNo) ?? true);
    try {
      if (ordered.length === 0) setJoined({ ...(await joinLines({ id, lines: asked, isPart })), restCount: stored.length - asked.length });
    } catch (failure) {
      if (mayCall('ordersFromDealer', userType) && isNoDealer(findCallError(failure))) setUnbound(true);
      else tellFailure(failure);
    }
  };
  return (
    <>
      <Button icon={size === undefined ? 'cart' : undefined} size={size} busy={isBusy} onClick={() => void handleAdd({ isAsked: false })}>
        {isPart ? `加入购物车（${chosen.size} 项）` : label}
      </Button>
      {before.length > 0 &&
        createPortal(
          <ComingDialog title="这份配单已经下过单" width="tip" onClose={() => setBefore([])}>
            <OrderedBeforeDialog orders={before} isBusy={isBusy} onAdd={() => void handleAdd({ isAsked: true })} onClose={() => setBefore([])} />
          </ComingDialog>,
          document.body,
        )}
      {joined &&
        createPortal(
          <ComingDialog title="加入购物车" width="medium" onClose={() => setJoined(null)}>
            <OrderInCartDialog joined={joined} restCount={joined.restCount} onClose={() => setJoined(null)} />
          </ComingDialog>,
          document.body,
        )}
      {isUnbound && <UnboundPrompt userType={userType} onClose={() => setUnbound(false)} />}
    </>
  );
}
