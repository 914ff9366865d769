import { Money, Notice } from '@portal/ui';
import { lastAccepted } from '../model/acceptance.ts';
import { useShares } from './use-shares.ts';

/** Before an order is edited whose quotation was accepted: what the customer said yes to, and that it is no longer what is edited here. */
export function EditedAcceptance({ orderId }: { orderId: string }) {
  const accepted = lastAccepted(useShares(orderId));
  if (accepted === undefined) return null;
  return (
    <Notice tone="warning">
      客户已接受 <Money yuan={accepted.amount} size="small" />
      ，修改后需重新报价
    </Notice>
  );
}
