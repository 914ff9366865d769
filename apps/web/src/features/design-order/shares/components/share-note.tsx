import type { DesignOrder } from '@portal/contract/design-order';
import { Money, Notice } from '@portal/ui';
import { acceptanceOf, lastAccepted } from '../model/acceptance.ts';
import { openChangesOf } from '../model/asked-changes.ts';
import { AskedChanges } from './asked-changes.tsx';
import { RenewedLinks } from './renewed-links.tsx';
import { AnswerWords } from './share-row.tsx';
import { useShares } from './use-shares.ts';

/** What became of an order's links, on the order itself: the acceptance that holds, all that was asked to be changed and is not done, and links that are shut. */
export function ShareNote({ order }: { order: DesignOrder }) {
  const shares = useShares(order.id);
  const accepted = lastAccepted(shares);
  const open = openChangesOf(shares);
  return (
    <div className="sq-note">
      <RenewedLinks order={order} shares={shares} />
      {accepted !== undefined && accepted.answer !== null && (
        <Notice tone="success">
          <strong>客户已接受报价</strong> {accepted.quotationNumber}，总价 <Money yuan={accepted.amount} size="small" />
          {acceptanceOf(accepted, shares) === 'holds' && '（以此为准，之前接受的报价不再有效）'}
          {!accepted.isCurrent && '（之后配单有修改）'}
          <AnswerWords answer={accepted.answer} />
        </Notice>
      )}
      {open.length > 0 && (
        <Notice tone="warning">
          <strong>客户要求修改报价</strong> {open.length > 1 && `共 ${open.length} 条待处理`}
          <AskedChanges orderId={order.id} changes={open} namesQuotation areOpen />
        </Notice>
      )}
    </div>
  );
}
