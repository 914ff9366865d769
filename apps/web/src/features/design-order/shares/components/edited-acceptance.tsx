import { Money, Notice } from '@portal/ui';
import { isAsAccepted, lastAccepted } from '../model/acceptance.ts';
import { AcceptanceNotice } from './acceptance-notice.tsx';
import { useShares } from './use-shares.ts';

interface EditedAcceptanceProps {
  orderId: string;
  /** What it comes to now, yuan. */
  total: number;
  /** As `useShares` takes it. */
  stored: unknown;
  /** Where the page says by itself what was changed since. */
  isFirstChangeOnly?: boolean;
}

/** Before an order is edited whose quotation was accepted: what the customer said yes to, and that it is no longer what is edited here. */
export function EditedAcceptance({ orderId, total, stored, isFirstChangeOnly = false }: EditedAcceptanceProps) {
  const accepted = lastAccepted(useShares(orderId, stored));
  if (accepted === undefined) return null;
  if (isAsAccepted(accepted, total)) {
    return (
      <Notice tone="warning">
        客户已接受 <Money yuan={accepted.amount} size="small" />
        ，修改后需重新报价
      </Notice>
    );
  }
  if (isFirstChangeOnly) return null;
  return (
    <AcceptanceNotice tone="warning" head="接受后有修改">
      客户接受的是 {accepted.quotationNumber}，总价 <Money yuan={accepted.amount} size="small" />
      ，请重新生成链接发给客户
    </AcceptanceNotice>
  );
}
