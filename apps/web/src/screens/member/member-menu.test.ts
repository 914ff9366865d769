import { describe, expect, it } from 'vitest';
import { memberItemAt, memberItems } from './member-menu.ts';

describe('the menu of the member centre', () => {
  it('keeps the order of its ids and shows what is built', () => {
    const ids = memberItems.map(({ id }) => id);
    expect(ids).toEqual([...ids].sort());
    expect(ids).toEqual(expect.arrayContaining([0, 3, 4]));
  });

  it('holds services, orders and requirements in one item (SERVICE-3, ORDER-21, REQUEST-8)', () =>
    expect(memberItems.find(({ id }) => id === 2)).toMatchObject({
      label: '订单与服务',
      href: '/member/serveOrder',
      children: [
        { label: '服务订单', href: '/member/serveOrder' },
        { label: '我的订单' },
        { label: '我的售后' },
        { label: '我的优惠券', href: '/memberStore/coupon' },
        { label: '我的需求', href: '/member/requirement' },
      ],
    }));

  it.each([
    ['/member/accountInfo', 0],
    ['/member/registerInfo', 0],
    ['/member/memberinfo/', 0],
    ['/member/customProducts/addCustomProducts', 1],
    ['/member/requirement/detail', 2],
    ['/memberStore/purchaseOrders/detail', 2],
    ['/memberStore/afterSale/detail', 2],
    ['/member/messageCenter', 3],
    ['/member/accountSetting/baseInfo', 4],
    ['/member/accountData', 4],
  ])('%s belongs to item %i', (pathname, id) => expect(memberItemAt(pathname)?.id).toBe(id));
});
