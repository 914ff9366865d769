import { outcomeOf } from '@portal/engines/access';
import { Anchor, Badge } from '@portal/ui';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { SideFrame } from '../../features/shell/index.ts';
import { useAccountClosed } from '../../lib/identity/account-closed.ts';
import { useUnreadMail } from '../../lib/live/unread-mail.ts';
import type { RootData } from '../../root.tsx';
import { pageAt } from '../../route-table.ts';
import { MerchantFrame } from '../merchant/merchant-frame.tsx';
import { memberItemAt, memberItems, type MemberItem } from './member-menu.ts';

/**
 * The member centre: its menu at the left, the page beside it. Whoever has none has the merchant centre's menu there (ACCOUNT-20), and who has
 * just closed the account sees the page alone (ACCOUNT-18).
 */
export default function MemberLayout() {
  const { pathname } = useLocation();
  const current = pageAt(pathname);
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const isClosed = useAccountClosed();
  const isMember = !isClosed && session !== null && outcomeOf('memberCentre', session) === 'open';
  if (session !== null && !isClosed && !isMember)
    return (
      <MerchantFrame acting={session}>
        <Outlet />
      </MerchantFrame>
    );
  const item = memberItemAt(pathname);
  const menu = memberItems.map((each) => <MenuItem key={each.id} item={each} isCurrent={each === item} href={`/${current?.path ?? ''}`} />);
  const crumbs = isMember ? [{ label: '会员中心', href: '/member/accountInfo' }] : [];
  return (
    <SideFrame label="会员中心" crumbs={crumbs} title={current?.title ?? ''} menu={isMember ? menu : null}>
      <Outlet />
    </SideFrame>
  );
}

/** `href`: the page that is open. */
function MenuItem({ item, isCurrent, href }: { item: MemberItem; isCurrent: boolean; href: string }) {
  const unread = useUnreadMail() ?? 0;
  const { id, label, children } = item;
  const mark = (goal: string) => (goal === href ? 'page' : undefined);
  return (
    <>
      <Anchor
        href={item.href}
        className={isCurrent ? 'm-menu__item m-menu__item--current' : 'm-menu__item'}
        aria-current={isCurrent && !children ? 'true' : undefined}
      >
        {id === 3 ? (
          <Badge count={unread}>
            <span className="m-menu__label">{label}</span>
          </Badge>
        ) : (
          label
        )}
      </Anchor>
      {isCurrent &&
        children?.map((child) => (
          <Anchor key={child.href} href={child.href} className="m-menu__child" aria-current={mark(child.href)}>
            {child.label}
          </Anchor>
        ))}
    </>
  );
}
