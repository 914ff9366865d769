import { UserType, VISITOR, type NavigationItem } from '@portal/engines/access';
import { expect, it } from 'vitest';
import { draw } from './navigation.ts';

it('the prompt of the unbound (ACCESS-11) stands in the place of every item of the mall, and of no other', () => {
  // the mall has no page yet, so pages of ours stand in for it
  const mall: NavigationItem = {
    id: 'mall',
    title: '采购商城',
    to: '/product',
    needsBoundDealer: true,
    children: [{ id: 'coupons', title: '优惠券', to: '/tool', needsBoundDealer: true }],
  };
  const ask = () => {};
  const acting = { ...VISITOR, userType: UserType.SecondLevel };
  const [item] = draw(mall, '/home', acting, ask);
  expect([item?.onSelect, item?.children?.[0]?.onSelect]).toEqual([ask, ask]);
  expect(draw(mall, '/home', acting)[0]?.onSelect).toBeUndefined();
  expect(draw({ id: 'products', title: '全部产品', to: '/product' }, '/home', acting, ask)[0]?.onSelect).toBeUndefined();
});
