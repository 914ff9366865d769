import { listHotWords } from '@portal/contract/catalog';
import { Toaster } from '@portal/ui';
import type { ReactNode } from 'react';
import { Outlet, useLocation, useRouteLoaderData } from 'react-router';
import { PageError, PageFrame, PortalFooter, PortalToolbar, TopBar, useSelectionCountOfServer, type Viewer } from '../../features/shell/index.ts';
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
    <Frame viewer={viewer} hotWords={loaderData.hotWords}>
      <Outlet />
    </Frame>
  );
}

/** Coming here from the tools the frame itself may not be read: it stands without its hot words, and the page says what failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const viewer = useRouteLoaderData('root') as RootData | undefined;
  const view = <PageError error={error} />;
  return viewer ? <Frame viewer={viewer}>{view}</Frame> : view;
}

function Frame({ viewer, hotWords, children }: { viewer: Viewer; hotWords?: readonly string[]; children: ReactNode }) {
  const { pathname, search } = useLocation();
  useSelectionCountOfServer(viewer.session !== null);
  return (
    <PageFrame
      viewer={viewer}
      {...(hotWords ? { hotWords } : {})}
      topBar={<TopBar viewer={viewer} here={`${pathname}${search}`} />}
      foot={
        <>
          <PortalFooter site={viewer.site} />
          <PortalToolbar viewer={viewer} path={pathname} />
        </>
      }
      toaster={<Toaster />}
    >
      {children}
    </PageFrame>
  );
}
