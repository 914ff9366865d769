import { UserType, VISITOR, type NavigationItem } from '@portal/engines/access';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { draw } from '../model/navigation.ts';
import { UnboundQuestion } from './unbound-dialog.tsx';

const words = (userType: UserType) => renderToString(<UnboundQuestion userType={userType} onClose={() => {}} />);

describe('the prompt of the unbound (ACCESS-11)', () => {
  it('tells an individual that none is chosen, everybody else that none is bound, and leads to where it is done', () => {
    expect(words(UserType.Person)).toContain('您还没有选择订货一级经销商，请先选择');
    for (const userType of [UserType.SecondLevel, UserType.GoldSecondLevel]) expect(words(userType)).toContain('您还没有绑定一级经销商，请绑定后再采购');
    expect(words(UserType.SecondLevel)).toContain('href="/bindFirst"');
  });

  it('stands in the place of every item of the mall, and of no other', () => {
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
});
