import { VISITOR } from '@portal/engines/access';
import { Anchor } from '@portal/ui';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { SideFrame } from '../../features/shell/index.ts';
import type { RootData } from '../../root.tsx';
import { pageAt } from '../../route-table.ts';
import { merchantItemsFor } from './merchant-menu.ts';

/** The merchant centre: the enterprise's rooms at the left, the page beside them (ENTERPRISE-7). */
export default function MerchantLayout() {
  const { pathname } = useLocation();
  const current = pageAt(pathname);
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const menu = merchantItemsFor(session ?? VISITOR).map(({ label, href }) => (
    <Anchor key={href} href={href} aria-current={href === `/${current?.path ?? ''}` ? 'page' : undefined}>
      {label}
    </Anchor>
  ));
  return (
    <SideFrame label="商户中心" crumbs={[{ label: '商户中心', href: '/merchantCenter' }]} title={current?.title ?? ''} menu={menu}>
      <Outlet />
    </SideFrame>
  );
}
