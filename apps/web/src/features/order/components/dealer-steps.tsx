import type { Order, OrderSummary } from '@portal/contract/order';
import { orderStates, type OrderAct } from '@portal/engines/states';
import { readReceived, refuse } from '../api.ts';
import { AcceptButton } from './accept-button.tsx';
import { ChangePriceButton } from './change-price-button.tsx';
import { ReasonedButton } from './reasoned-button.tsx';
import { ShipButton } from './ship-button.tsx';

const REASONS = ['产品缺货', '价格需要重新确认', '无法送达该地址'];

/** What the dealer can do about an order now. */
export function DealerSteps({ order, onDone }: { order: Order; onDone(): void }) {
  const may = (act: OrderAct) => orderStates.may(order.state, act, 'dealer');
  return (
    <>
      {may('confirm') && <AcceptButton order={order} onDone={onDone} />}
      {may('shipPart') && <ShipButton order={order} onDone={onDone} />}
      {may('changePrice') && <ChangePriceButton order={order} onDone={onDone} />}
      {may('reject') && (
        <ReasonedButton
          label="拒绝接单"
          title="拒绝这个订单？"
          words={`拒绝后订单关闭，${order.payWay === 'credit' ? '买家占用的信用额度释放' : '买家的付款原路退回'}。原因会告知买家。`}
          reasons={REASONS}
          perform={(reason) => refuse(order, reason)}
          onDone={onDone}
        />
      )}
    </>
  );
}

/** Of it what is done from a list: the next step. */
export function DealerNextStep({ order, onDone }: { order: OrderSummary; onDone(): void }) {
  const { shopOrderNo, state } = order;
  const of = `订单 ${shopOrderNo}`;
  if (orderStates.may(state, 'confirm', 'dealer')) return <AcceptButton of={of} order={order} onDone={onDone} />;
  return orderStates.may(state, 'shipPart', 'dealer') && <ShipButton of={of} order={() => readReceived(shopOrderNo)} onDone={onDone} />;
}
