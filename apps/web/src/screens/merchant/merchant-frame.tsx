import type { Acting } from '@portal/engines/access';
import { Anchor, Badge } from '@portal/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SideFrame } from '../../features/shell/index.ts';
import { mayFollow } from '../../lib/page/page-access.ts';
import { useUnreadMail } from '../../lib/live/unread-mail.ts';
import { pageAt } from '../../route-table.ts';
import { merchantGroupsFor, merchantItemAt, type MerchantItem } from './merchant-menu.ts';

/** A page of the merchant centre: the enterprise's rooms and what is one's own at the left, the page beside them (ENTERPRISE-7, ACCOUNT-20). */
export function MerchantFrame({ acting, children }: { acting: Acting; children: ReactNode }) {
  const { pathname } = useLocation();
  const item = merchantItemAt(pathname);
  const isOverview = item?.href === OVERVIEW;
  const crumbs = !isOverview && mayFollow(OVERVIEW, acting) ? [{ label: '商户中心', href: OVERVIEW }] : [];
  const menu = merchantGroupsFor(acting).map(({ title, items }) => (
    <div key={title} className="m-menu__group">
      <span className="m-menu__title">{title}</span>
      {items.map((each) => (
        <MenuItem key={each.href} item={each} isCurrent={each === item} />
      ))}
    </div>
  ));
  return (
    <SideFrame label="商户中心" crumbs={crumbs} title={pageAt(pathname)?.title ?? ''} menu={menu}>
      {children}
    </SideFrame>
  );
}

const OVERVIEW = '/merchantCenter';
const MESSAGES = '/member/messageCenter';

function MenuItem({ item: { label, href }, isCurrent }: { item: MerchantItem; isCurrent: boolean }) {
  const unread = useUnreadMail() ?? 0;
  return (
    <Anchor href={href} aria-current={isCurrent ? 'page' : undefined}>
      {href === MESSAGES ? (
        <Badge count={unread}>
          <span className="m-menu__label">{label}</span>
        </Badge>
      ) : (
        label
      )}
    </Anchor>
  );
}
