import { leadsSomewhere } from '../../route-table.ts';

/** An item of the member centre's menu, by its specified id. */
export interface MemberItem {
  id: 0 | 1 | 2 | 3 | 4;
  label: string;
  href: string;
  /** Beginnings of the addresses that belong to it. */
  holds: readonly string[];
  children?: readonly { label: string; href: string }[];
}

const items: readonly MemberItem[] = [
  { id: 0, label: '账号概览', href: '/member/accountInfo', holds: ['/member/accountInfo', '/member/memberInfo', '/member/registerInfo', '/member/cert'] },
  {
    id: 1,
    label: '我的收藏',
    href: '/member/myFavorite',
    holds: ['/member/myFavorite', '/member/customProducts'],
    children: [
      { label: '收藏的产品', href: '/member/myFavorite/shopFavorite' },
      { label: '方案与文章', href: '/member/myFavorite/projectFavorite' },
      { label: '收藏的视频', href: '/member/myFavorite/videosFavorite' },
      { label: '自定义产品', href: '/member/customProducts' },
    ],
  },
  {
    id: 2,
    label: '订单与服务',
    href: '/member/serveOrder',
    holds: ['/member/serveOrder', '/member/requirement', '/memberStore/purchaseOrders', '/memberStore/afterSale'],
    children: [
      { label: '服务订单', href: '/member/serveOrder' },
      { label: '我的订单', href: '/memberStore/purchaseOrders' },
      { label: '我的售后', href: '/memberStore/afterSale' },
      { label: '我的优惠券', href: '/memberStore/coupon' },
      { label: '我的需求', href: '/member/requirement' },
    ],
  },
  { id: 3, label: '消息中心', href: '/member/messageCenter', holds: ['/member/messageCenter'] },
  {
    id: 4,
    label: '账号设置',
    href: '/member/accountSetting',
    holds: ['/member/accountSetting', '/member/accountData', '/member/enterprises'],
    children: [
      { label: '基本资料', href: '/member/accountSetting/baseInfo' },
      { label: '收货地址', href: '/member/accountSetting/address' },
      { label: '手机号与密码', href: '/member/accountSetting/modPhoneAndPassword' },
      { label: '我的企业', href: '/member/enterprises' },
      { label: '个人数据与注销', href: '/member/accountData' },
    ],
  },
];

/** What of an item is built: as long as its own page is not, it is the first of its children that is (a page that waits, one below it that is there). */
function builtOf(item: MemberItem): MemberItem[] {
  const { children, ...own } = item;
  const built = children?.filter(({ href }) => leadsSomewhere(href)) ?? [];
  if (leadsSomewhere(item.href)) return [children ? { ...own, children: built } : own];
  const [first, ...others] = built;
  return first === undefined ? [] : [{ ...own, ...first, ...(others.length > 0 ? { children: built } : {}) }];
}

/** What is built of the menu, in the order of its ids (ACCOUNT-18). */
export const memberItems: readonly MemberItem[] = items.flatMap(builtOf);

/** The item a page belongs to. */
export const memberItemAt = (pathname: string): MemberItem | undefined =>
  memberItems.find(({ holds }) => holds.some((beginning) => pathname.toLowerCase().startsWith(beginning.toLowerCase())));
