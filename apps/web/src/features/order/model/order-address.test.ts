import { orderStates } from '@portal/engines/states';
import { expect, it } from 'vitest';
import { ORDER_TABS, orderHref, orderNoIn, ordersAddress, ordersAsked, shopOrdersAddress } from './order-address.ts';

it('the tabs of orders are all of them and each state', () => expect(ORDER_TABS).toEqual(['all', ...orderStates.states]));

it('all orders are asked for without a state, those of a tab by it', () => {
  const asked = (search: string) => ordersAsked(ordersAddress.read(new URLSearchParams(search)));
  expect(asked('')).toMatchObject({ state: '', keyword: '', page: 1 });
  expect(asked('state=toShip&keyword=HV')).toMatchObject({ state: 'toShip', keyword: 'HV' });
  expect(asked('state=paid')).toMatchObject({ state: '' });
});

it.each(['', '../x', 'a b', 'x'.repeat(41)])('%j is no order', (no) => expect(orderNoIn(new URLSearchParams({ no }))).toBeNull());

it('an order has its page below the list it stands in', () => {
  expect(orderHref(shopOrdersAddress, 'S1')).toBe('/merchantCenter/orders/detail?no=S1');
  expect(orderNoIn(new URL(orderHref(ordersAddress, 'S1'), 'http://portal').searchParams)).toBe('S1');
});
