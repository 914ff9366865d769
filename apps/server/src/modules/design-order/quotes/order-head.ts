import { ORDER_TYPE_PLAIN, type DesignOrderSummary } from '@portal/contract/design-order';
import type { OrderRow } from '../lines/store.ts';

/** What of an order's own row travels; dates become milliseconds. */
export function summaryOf({
  id,
  name,
  sceneName,
  remark,
  orderType,
  originalAmount,
  preferential,
  amount,
  lineCount,
  gmtCreate,
  gmtModified,
  revision,
}: OrderRow): Omit<DesignOrderSummary, 'pictures' | 'quoteState' | 'accepted'> {
  return {
    id,
    name,
    sceneName,
    remark,
    orderType: orderType ?? ORDER_TYPE_PLAIN,
    originalAmount,
    preferential,
    amount,
    lineCount,
    gmtCreate: gmtCreate.getTime(),
    gmtModified: gmtModified.getTime(),
    revision,
  };
}
