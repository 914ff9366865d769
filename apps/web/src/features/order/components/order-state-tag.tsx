import { orderStateNames } from '@portal/contract/order';
import type { OrderState } from '@portal/engines/states';
import { Tag, type Tone } from '@portal/ui';

const TONES: Readonly<Record<OrderState, Tone>> = {
  pendingPayment: 'warning',
  pendingConfirm: 'warning',
  toShip: 'accent',
  partiallyShipped: 'accent',
  shipped: 'accent',
  completed: 'success',
  closed: 'neutral',
};

export const OrderStateTag = ({ state }: { state: OrderState }) => <Tag tone={TONES[state]}>{orderStateNames[state]}</Tag>;
