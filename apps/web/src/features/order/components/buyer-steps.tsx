import type { Order, OrderSummary } from '@portal/contract/order';
import { orderStates } from '@portal/engines/states';
import { ButtonLink } from '@portal/ui';
import { cancel } from '../api.ts';
import { cancelWords } from '../model/closing-words.ts';
import { ReasonedButton } from './reasoned-button.tsx';
import { ReceiveButton } from './receive-button.tsx';

const REASONS = ['不想买了', '产品或数量选错了', '收货信息填错了', '价格需要再商量'];

/** What a buyer can do about an order now. `payHref`: where it is paid. */
export function BuyerSteps({ order, payHref, onDone }: { order: OrderSummary | Order; payHref: string; onDone(): void }) {
  const { shopOrderNo, state } = order;
  return (
    <>
      {orderStates.may(state, 'pay', 'payment') && (
        <ButtonLink kind="primary" href={payHref}>
          去付款
        </ButtonLink>
      )}
      {orderStates.may(state, 'receive', 'buyer') && <ReceiveButton label="确认收货" order={'parcels' in order ? order : shopOrderNo} onDone={onDone} />}
      {orderStates.may(state, 'cancel', 'buyer') && (
        <ReasonedButton
          label="取消订单"
          title="取消这个订单？"
          words={cancelWords(order)}
          reasons={REASONS}
          perform={(reason) => cancel(shopOrderNo, reason)}
          onDone={onDone}
        />
      )}
    </>
  );
}
