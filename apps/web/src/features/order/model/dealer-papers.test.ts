import { orderStates } from '@portal/engines/states';
import { expect, it } from 'vitest';
import { dealerPapersOf } from './dealer-papers.ts';

it('nothing is gathered for what is not paid, is over, or was sent whole (ORDER-25)', () => {
  const papers = Object.fromEntries(orderStates.states.map((state) => [state, dealerPapersOf(state).join(' ')]));
  expect(papers).toEqual({
    pendingPayment: '',
    pendingConfirm: 'picking delivery',
    toShip: 'picking delivery',
    partiallyShipped: 'picking delivery',
    shipped: 'delivery',
    completed: 'delivery',
    closed: '',
  });
});
