import type { Acting } from '@portal/engines/access';
import { mayFollow } from '../../lib/page/page-access.ts';

/** A room of the merchant centre. */
export interface MerchantItem {
  label: string;
  href: string;
}

interface MerchantGroup {
  title: string;
  items: readonly MerchantItem[];
}

/**
 * In their order; a room is one more line, and shows to whom its page opens. Below the enterprise's rooms stand one's own, also those
 * that individuals have in the member centre, at the same address (ACCOUNT-20).
 */
const groups: readonly MerchantGroup[] = [
  {
    title: '企业',
    items: [
      { label: '商户概览', href: '/merchantCenter' },
      { label: '员工管理', href: '/merchantCenter/staff' },
      { label: '客户订单', href: '/merchantCenter/orders' },
      { label: '售后处理', href: '/merchantCenter/afterSale' },
      { label: '客户服务单', href: '/merchantCenter/services' },
      { label: '分账明细', href: '/merchantCenter/shares' },
      { label: '报价与库存', href: '/merchantCenter/offers' },
      { label: '秒杀活动', href: '/merchantCenter/seckill' },
      { label: '运费模板', href: '/merchantCenter/freight' },
      { label: '绑定客户', href: '/merchantCenter/customers' },
      { label: '账期与欠款', href: '/merchantCenter/credit' },
      { label: '价格分组', href: '/merchantCenter/groups' },
      { label: '店铺优惠券', href: '/merchantCenter/coupons' },
      { label: '授权证书', href: '/merchantCenter/cert' },
      { label: '操作记录', href: '/merchantCenter/history' },
    ],
  },
  {
    title: '我的',
    items: [
      { label: '消息中心', href: '/member/messageCenter' },
      { label: '我的订单', href: '/memberStore/purchaseOrders' },
      { label: '我的售后', href: '/memberStore/afterSale' },
      { label: '账期与欠款', href: '/memberStore/submitOrder/creditPaid' },
      { label: '我的优惠券', href: '/memberStore/coupon' },
      { label: '服务订单', href: '/member/serveOrder' },
      { label: '我的需求', href: '/member/requirement' },
      { label: '收藏的产品', href: '/member/myFavorite/shopFavorite' },
      { label: '自定义产品', href: '/member/customProducts' },
    ],
  },
  {
    title: '账号',
    items: [
      { label: '账号设置', href: '/merchantCenter/accountSetting' },
      { label: '手机号与密码', href: '/merchantCenter/modPhoneAndPassword' },
      { label: '收货地址', href: '/merchantCenter/address' },
      { label: '我的企业', href: '/member/enterprises' },
      { label: '个人数据与注销', href: '/member/accountData' },
    ],
  },
];

/** What of the menu this caller may open. */
export const merchantGroupsFor = (acting: Acting): readonly MerchantGroup[] =>
  groups.map(({ title, items }) => ({ title, items: items.filter(({ href }) => mayFollow(href, acting)) })).filter(({ items }) => items.length > 0);

/** The entry a page belongs to: its own, or that of the page above it. */
export function merchantItemAt(pathname: string): MerchantItem | undefined {
  const path = pathname.toLowerCase().replace(/\/$/, '');
  const all = groups.flatMap(({ items }) => items);
  const isAt = ({ href }: MerchantItem) => path === href.toLowerCase();
  return all.find(isAt) ?? all.find(({ href }) => href !== '/merchantCenter' && path.startsWith(`${href.toLowerCase()}/`));
}
