import type { OrderState, PayWay } from '@portal/engines/states';
import { formatDateTime } from '@portal/units';

const WORDS: Readonly<Partial<Record<OrderState, Readonly<Record<'buyer' | 'dealer', string>>>>> = {
  pendingPayment: { buyer: '前付款，超时订单自动关闭', dealer: '前买家未付款，订单自动关闭' },
  pendingConfirm: { buyer: '前经销商未接单，订单自动关闭', dealer: '前接单，超时订单自动关闭' },
  shipped: { buyer: '后自动确认收货', dealer: '后自动确认收货' },
};
/** What becomes of the money then. */
const MONEY: Readonly<Record<PayWay, Readonly<Record<'buyer' | 'dealer', string>>>> = {
  online: { buyer: '并退款', dealer: '并退款给买家' },
  credit: { buyer: '并释放信用额度', dealer: '并释放买家的信用额度' },
};

interface DeadlineProps {
  state: OrderState;
  gmtDeadline: string | null;
  who: 'buyer' | 'dealer';
  payWay: PayWay;
}

/** When the present state ends by itself, and what that means to whoever looks; nothing where it does not. */
export function Deadline({ state, gmtDeadline, who, payWay }: DeadlineProps) {
  const words = WORDS[state]?.[who];
  if (gmtDeadline === null || words === undefined) return null;
  return (
    <span className="p-small">
      <time dateTime={gmtDeadline}>{formatDateTime(Date.parse(gmtDeadline))}</time> {words}
      {state === 'pendingConfirm' && MONEY[payWay][who]}
    </span>
  );
}
