import { Outlet, useRouteLoaderData, useSearchParams } from 'react-router';
import { PageError, RegisterFrame, type Viewer } from '../../features/shell/index.ts';
import { signInHref } from '../../lib/address-bar/sign-in-href.ts';
import { leadsSomewhere } from '../../route-table.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/register-layout.ts';

export default function RegisterLayout() {
  const [search] = useSearchParams();
  const wanted = search.get('redirect');
  // signed in one is done with the pages of this frame: on to where one was going, else home
  const goal = signInHref(wanted !== null && leadsSomewhere(wanted) ? wanted : '/home');
  const viewer: Viewer = useRouteLoaderData('root') as RootData;
  return (
    <RegisterFrame viewer={viewer} signInHref={goal}>
      <Outlet />
    </RegisterFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
