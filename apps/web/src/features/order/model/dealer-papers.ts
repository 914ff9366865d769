import type { OrderState } from '@portal/engines/states';

/** Papers of a dealer's warehouse: what is gathered while something is left to be sent, and what goes with the goods once they are paid for (ORDER-25). */
export function dealerPapersOf(state: OrderState): readonly ('picking' | 'delivery')[] {
  if (state === 'pendingPayment' || state === 'closed') return [];
  return state === 'shipped' || state === 'completed' ? ['delivery'] : ['picking', 'delivery'];
}
