import { listHotWords } from '@portal/contract/catalog';
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { ErrorView, PageFrame } from '../../features/shell/index.ts';
import { callContext } from '../../lib/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/default-layout.ts';

export async function loader({ context }: Route.LoaderArgs) {
  // the page stands without its hot words
  const words = await context
    .get(callContext)(listHotWords)
    .catch(() => []);
  return { hotWords: words.map(({ word }) => word) };
}

/** Hot words do not change while one browses. */
export const shouldRevalidate = () => false;

export default function DefaultLayout({ loaderData }: Route.ComponentProps) {
  const viewer = useRouteLoaderData('root') as RootData;
  return (
    <PageFrame viewer={viewer} hotWords={loaderData.hotWords}>
      <Outlet />
    </PageFrame>
  );
}

/** A page that fails keeps the bars around it: one can go on from here. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const viewer = useRouteLoaderData('root') as RootData | undefined;
  const view = <ErrorView status={isRouteErrorResponse(error) ? error.status : 500} />;
  return viewer ? <PageFrame viewer={viewer}>{view}</PageFrame> : view;
}
