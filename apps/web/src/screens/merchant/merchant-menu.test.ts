import { AuthStatus, UserType, VISITOR, type Acting } from '@portal/engines/access';
import { describe, expect, it } from 'vitest';
import { merchantGroupsFor, merchantItemAt } from './merchant-menu.ts';

const owner: Acting = { ...VISITOR, userType: UserType.SecondLevel, authStatus: AuthStatus.Certified, staffRole: 'owner' };
const labelsFor = (acting: Acting) => merchantGroupsFor(acting).map(({ items }) => items.map(({ label }) => label));

describe('the menu of the merchant centre', () => {
  it('holds the rooms of the enterprise and what is one’s own (ENTERPRISE-7, ACCOUNT-20)', () => {
    expect(labelsFor(owner)).toEqual([
      ['商户概览', '员工管理', '授权证书', '操作记录'],
      ['消息中心', '我的订单', '我的售后', '账期与欠款', '我的优惠券', '服务订单', '我的需求', '收藏的产品', '自定义产品'],
      ['账号设置', '手机号与密码', '收货地址', '我的企业', '个人数据与注销'],
    ]);
  });

  it('shows staff none of the rooms of managers, and to those of a first-level dealer what it offers (PRICE-17)', () => {
    const firstOf = (userType: UserType) => labelsFor({ ...owner, userType, staffRole: 'staff' })[0];
    expect(firstOf(UserType.SecondLevelStaff)).toEqual([
      '消息中心',
      '我的订单',
      '我的售后',
      '账期与欠款',
      '我的优惠券',
      '服务订单',
      '我的需求',
      '收藏的产品',
      '自定义产品',
    ]);
    expect(firstOf(UserType.FirstLevelStaff)).toEqual([
      '商户概览',
      '客户订单',
      '售后处理',
      '客户服务单',
      '报价与库存',
      '秒杀活动',
      '运费模板',
      '绑定客户',
      '账期与欠款',
      '价格分组',
      '店铺优惠券',
    ]);
  });

  it.each([
    ['/merchantCenter', '商户概览'],
    ['/merchantcenter/', '商户概览'],
    ['/merchantCenter/staff', '员工管理'],
    ['/merchantCenter/orders/detail', '客户订单'],
    ['/merchantCenter/afterSale/detail', '售后处理'],
    ['/memberStore/purchaseOrders/detail', '我的订单'],
    ['/member/customProducts/addCustomProducts', '自定义产品'],
    ['/merchantCenter/elsewhere', undefined],
  ])('%s belongs to %s', (pathname, label) => expect(merchantItemAt(pathname)?.label).toBe(label));
});
