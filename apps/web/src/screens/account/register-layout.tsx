import { Outlet, useRouteLoaderData } from 'react-router';
import { PageError, RegisterFrame, type Viewer } from '../../features/shell/index.ts';
import { signInHref } from '../../lib/sign-in-href.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/register-layout.ts';

/** After signing in one is home: the pages of this frame are done with by then. */
const SIGN_IN = signInHref('/home');

export default function RegisterLayout() {
  const viewer: Viewer = useRouteLoaderData('root') as RootData;
  return (
    <RegisterFrame viewer={viewer} signInHref={SIGN_IN}>
      <Outlet />
    </RegisterFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
