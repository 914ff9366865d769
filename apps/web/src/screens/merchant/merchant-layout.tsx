import { VISITOR } from '@portal/engines/access';
import { Anchor } from '@portal/ui';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { SideFrame } from '../../features/shell/index.ts';
import { mayFollow } from '../../lib/page-access.ts';
import type { RootData } from '../../root.tsx';
import { pageAt } from '../../route-table.ts';
import { merchantItemsFor } from './merchant-menu.ts';

/** The merchant centre: the enterprise's rooms and one's own settings at the left, the page beside them (ENTERPRISE-7, ACCOUNT-20). */
export default function MerchantLayout() {
  const { pathname } = useLocation();
  const current = pageAt(pathname);
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const acting = session ?? VISITOR;
  // staff have their settings here, and none of the enterprise's rooms
  const crumbs = mayFollow('/merchantCenter', acting) ? [{ label: '商户中心', href: '/merchantCenter' }] : [];
  const menu = merchantItemsFor(acting).map(({ label, href }) => (
    <Anchor key={href} href={href} aria-current={href === `/${current?.path ?? ''}` ? 'page' : undefined}>
      {label}
    </Anchor>
  ));
  return (
    <SideFrame label="商户中心" crumbs={crumbs} title={current?.title ?? ''} menu={menu}>
      <Outlet />
    </SideFrame>
  );
}
