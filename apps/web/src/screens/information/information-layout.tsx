import { VISITOR } from '@portal/engines/access';
import { Anchor } from '@portal/ui';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { SideFrame } from '../../features/shell/index.ts';
import type { RootData } from '../../root.tsx';
import { pageAt } from '../../route-table.ts';
import { informationItems } from './information-menu.ts';

/** Information: articles, videos and materials at the left, the page beside them (CONTENT-8). */
export default function InformationLayout() {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const menu = informationItems(session ?? VISITOR).map(({ label, href }) => (
    <Anchor key={href} href={href} aria-current={href === `/${page?.path ?? ''}` ? 'page' : undefined}>
      {label}
    </Anchor>
  ));
  const isStart = page?.path === 'information';
  return (
    <SideFrame label="资讯" crumbs={isStart ? [] : [{ label: '资讯', href: '/information' }]} title={page?.title ?? ''} menu={menu}>
      <Outlet />
    </SideFrame>
  );
}
