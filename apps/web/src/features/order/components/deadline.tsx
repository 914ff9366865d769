import type { OrderState } from '@portal/engines/states';
import { formatDateTime } from '@portal/units';

const WORDS: Readonly<Partial<Record<OrderState, Readonly<Record<'buyer' | 'dealer', string>>>>> = {
  pendingPayment: { buyer: '前付款，超时订单自动关闭', dealer: '前买家未付款，订单自动关闭' },
  pendingConfirm: { buyer: '前经销商未接单，订单自动关闭并退款', dealer: '前接单，超时订单自动关闭并退款给买家' },
  shipped: { buyer: '后自动确认收货', dealer: '后自动确认收货' },
};

/** When the present state ends by itself, and what that means to whoever looks; nothing where it does not. */
export function Deadline({ state, gmtDeadline, who }: { state: OrderState; gmtDeadline: string | null; who: 'buyer' | 'dealer' }) {
  const words = WORDS[state]?.[who];
  if (gmtDeadline === null || words === undefined) return null;
  return (
    <span className="p-small">
      <time dateTime={gmtDeadline}>{formatDateTime(Date.parse(gmtDeadline))}</time> {words}
    </span>
  );
}
