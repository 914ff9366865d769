import { outcomeOf } from '@portal/engines/access';
import { Anchor, Badge, Breadcrumb, Container } from '@portal/ui';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { useAccountClosed } from '../../lib/account-closed.ts';
import { useUnreadMail } from '../../lib/unread-mail.ts';
import type { RootData } from '../../root.tsx';
import { pageAt } from '../../route-table.ts';
import { memberItemAt, memberItems, type MemberItem } from './member-menu.ts';
import './member-layout.css';

/** The member centre: its menu at the left, the page beside it. Whoever has none here sees the page alone (MESSAGE-4, ACCOUNT-18). */
export default function MemberLayout() {
  const { pathname } = useLocation();
  const current = pageAt(pathname);
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const isClosed = useAccountClosed();
  const isMember = !isClosed && session !== null && outcomeOf('memberCentre', session) === 'open';
  const item = memberItemAt(pathname);
  return (
    <Container>
      <Breadcrumb crumbs={[...(isMember ? [{ label: '会员中心', href: '/member/accountInfo' }] : []), { label: current?.title ?? '' }]} />
      <div className={isMember ? 'm-layout' : 'm-layout m-layout--alone'}>
        {isMember && (
          <nav aria-label="会员中心" className="m-menu">
            {memberItems.map((each) => (
              <MenuItem key={each.id} item={each} isCurrent={each === item} href={`/${current?.path ?? ''}`} />
            ))}
          </nav>
        )}
        <div className="m-layout__page">
          <h1 className="m-layout__title">{current?.title}</h1>
          <Outlet />
        </div>
      </div>
    </Container>
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
