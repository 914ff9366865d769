import { Anchor } from '@portal/ui';
import { Outlet, useLocation } from 'react-router';
import { SideFrame } from '../../features/shell/index.ts';
import { pageAt } from '../../route-table.ts';
import { SERVICE_ITEMS } from './service-menu.ts';

/** The service centre: its services at the left, the page beside them (SERVICE-1). */
export default function ServiceLayout() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const isAt = (href: string) => `/${page?.path ?? ''}` === href;
  const menu = SERVICE_ITEMS.map(({ label, href }) => (
    <Anchor key={href} href={href} aria-current={isAt(href) ? 'page' : undefined}>
      {label}
    </Anchor>
  ));
  const crumbs = isAt('/service-center') ? [] : [{ label: '服务中心', href: '/service-center' }];
  return (
    <SideFrame label="服务中心" crumbs={crumbs} title={page?.title ?? ''} menu={menu}>
      <Outlet />
    </SideFrame>
  );
}
