import { outcomeOf } from '@portal/engines/access';
import { Anchor, Breadcrumb, Container } from '@portal/ui';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import type { RootData } from '../../root.tsx';
import { pageAt, pages } from '../../route-table.ts';
import './member-layout.css';

/** The member centre: its pages at the left, the one that is open beside them. Whoever has none here sees the page alone (MESSAGE-4). */
export default function MemberLayout() {
  const { pathname } = useLocation();
  const current = pageAt(pathname);
  const { session = null } = useRouteLoaderData<RootData>('root') ?? {};
  const isMember = session !== null && outcomeOf('memberCentre', session) === 'open';
  const places = pages.filter(({ frame }) => frame === 'member');
  return (
    <Container>
      <Breadcrumb crumbs={[...(isMember ? [{ label: '会员中心' }] : []), { label: current?.title ?? '' }]} />
      <div className={isMember ? 'm-layout' : 'm-layout m-layout--alone'}>
        {isMember && (
          <nav aria-label="会员中心" className="m-menu">
            {places.map((page) => (
              <Anchor key={page.path} href={`/${page.path}`} aria-current={page === current ? 'page' : undefined}>
                {page.title}
              </Anchor>
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
