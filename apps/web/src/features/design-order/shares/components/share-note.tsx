import type { DesignOrder } from '@portal/contract/design-order';
import { Money, Notice } from '@portal/ui';
import type { ReactNode } from 'react';
import { acceptanceOf, isAsAccepted, lastAccepted } from '../model/acceptance.ts';
import { openChangesOf } from '../model/asked-changes.ts';
import { AcceptanceNotice } from './acceptance-notice.tsx';
import { AskedChanges } from './asked-changes.tsx';
import { RenewedLinks } from './renewed-links.tsx';
import { AnswerWords } from './share-row.tsx';
import { useShares } from './use-shares.ts';
import './share-note.css';

interface ShareNoteProps {
  order: DesignOrder;
  /** By which its lines are ordered, once they are accepted. */
  orderButton: ReactNode;
}

/** What became of an order's links, on the order itself: the acceptance that holds, all that was asked to be changed and is not done, and links that are shut. */
export function ShareNote({ order, orderButton }: ShareNoteProps) {
  const shares = useShares(order.id, order.revision);
  const accepted = lastAccepted(shares);
  const open = openChangesOf(shares);
  const isChanged = accepted !== undefined && !isAsAccepted(accepted, order.totals.amount);
  return (
    <div className="sq-note">
      <RenewedLinks order={order} shares={shares} />
      {accepted !== undefined && accepted.answer !== null && (
        <AcceptanceNotice
          tone={isChanged ? 'warning' : 'success'}
          head={isChanged ? '配单已不是客户接受的内容' : '客户已接受报价'}
          action={!isChanged && orderButton}
        >
          {isChanged && '客户接受的是 '}
          {accepted.quotationNumber}，总价 <Money yuan={accepted.amount} size="small" />
          {acceptanceOf(accepted, shares) === 'holds' && '（以此为准，之前接受的报价不再有效）'}
          {isChanged && (
            <>
              ；之后有修改，现在总价 <Money yuan={order.totals.amount} size="small" />
              ，客户尚未接受，请重新生成链接发给客户
            </>
          )}
          <AnswerWords answer={accepted.answer} />
        </AcceptanceNotice>
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
