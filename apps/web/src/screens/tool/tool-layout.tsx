import { getSelection } from '@portal/contract/design-order';
import { toolTabsOf, type ToolTab } from '@portal/engines/access';
import { LoadingBar, SkipLink, UiProvider } from '@portal/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation, useRouteLoaderData, type LinksFunction } from 'react-router';
import { ListProvider } from '../../features/design-order/index.ts';
import toolStyles from '../../features/design-order/design-order.css?url';
import { GUIDE_PATH } from '../../features/recommend/index.ts';
import { RouterLink } from '../../features/shell/index.ts';
import { callContext, hasSessionContext } from '../../lib/server-context.ts';
import type { RootData } from '../../root.tsx';
import { leadsSomewhere } from '../../route-table.ts';
import type { Route } from './+types/tool-layout.ts';
import { ToolFooter } from './tool-footer.tsx';
import { ToolNavigation } from './tool-navigation.tsx';
import { ToolToaster } from './tool-toaster.tsx';

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: toolStyles }];

export async function loader({ context }: Route.LoaderArgs) {
  // a list that cannot be read now is read by the browser once more
  const selection = context.get(hasSessionContext)
    ? await context
        .get(callContext)(getSelection)
        .catch(() => null)
    : null;
  return { selection };
}

/** From here on the list keeps itself up to date. */
export const shouldRevalidate = () => false;

/**
 * The specification's three tabs. It names /tool as the target of the smart tool's tab too, which is the home of all tools and
 * would mark two tabs of one page; the tab leads to the smart tool's own page, which the same section lists.
 */
const tabsOf = (hasSurveyPermission: boolean): ToolTab[] =>
  toolTabsOf(hasSurveyPermission)
    .map((tab) => (tab.id === 'intelligenceOrder' ? { ...tab, to: GUIDE_PATH } : tab))
    .filter((tab) => leadsSomewhere(tab.to));

export default function ToolLayout({ loaderData }: Route.ComponentProps) {
  const { session, site } = useRouteLoaderData('root') as RootData;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { state } = useNavigation();
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } }));
  const tabs = tabsOf(session?.surveyPermission ?? false);
  const owner = session ? `${session.accountNo}/${session.merchantNo}` : null;
  const withList = (page: ReactNode) =>
    owner === null ? (
      page
    ) : (
      <ListProvider key={owner} owner={owner} selection={loaderData.selection}>
        {page}
      </ListProvider>
    );
  return (
    <QueryClientProvider client={queries}>
      <UiProvider Link={RouterLink} navigate={(href) => void navigate(href)}>
        <SkipLink />
        <LoadingBar active={state !== 'idle'} />
        {withList(
          <div className="t-page">
            <ToolNavigation tabs={tabs} path={pathname} here={`${pathname}${search}`} session={session} site={site} />
            <main id="main" className="t-main" tabIndex={-1}>
              <Outlet />
            </main>
            <ToolFooter site={site} />
          </div>,
        )}
        <ToolToaster />
      </UiProvider>
    </QueryClientProvider>
  );
}
