import type { Acting } from '@portal/engines/access';
import { mayFollow } from '../../lib/page-access.ts';

/** A room of the merchant centre. */
export interface MerchantItem {
  label: string;
  href: string;
}

/** In their order; a room is one more line, and shows to whom its page opens. */
const items: readonly MerchantItem[] = [
  { label: '员工管理', href: '/merchantCenter/staff' },
  { label: '授权证书', href: '/merchantCenter/cert' },
  { label: '操作记录', href: '/merchantCenter/history' },
  { label: '账号设置', href: '/merchantCenter/accountSetting' },
  { label: '手机号与密码', href: '/merchantCenter/modPhoneAndPassword' },
  { label: '收货地址', href: '/merchantCenter/address' },
];

/** What of the menu this caller may open. */
export const merchantItemsFor = (acting: Acting): readonly MerchantItem[] => items.filter(({ href }) => mayFollow(href, acting));
