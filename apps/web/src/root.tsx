import sheet from '@portal/ui/styles.css?url';
import { getLoginSessionInfo } from '@portal/contract/account';
import { actingFor } from '@portal/contract/core';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData, type LinksFunction } from 'react-router';
import type { Route } from './+types/root.ts';
import { CanonicalLink } from './lib/address-bar/canonical-link.tsx';
import { callContext, hasSessionContext, nonceContext, siteContext } from './lib/page/server-context.ts';
import { guardPage } from './lib/page/page-guard.server.ts';
import { EarlyPresses, ScriptState } from './lib/browser/early-presses.tsx';
import { markSignedIn } from './lib/kept/storage.ts';
import { isReadingAnew } from './lib/calls/read-anew.ts';
import { titleAt } from './lib/address-bar/window-title.ts';
import { pageAt } from './route-table.ts';
import { RootError } from './screens/shell/root-error.tsx';

export const links: LinksFunction = () => [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }];

/** Nobody comes further than the route table lets them. */
export const middleware: Route.MiddlewareFunction[] = [guardPage];

/** The name a page has in the route table; one whose title depends on what it shows says its own, and what it is for beside. */
export const meta: Route.MetaFunction = ({ location }) => {
  const page = pageAt(location.pathname);
  const title = titleAt(location.pathname);
  return page?.access === 'everyone' ? [{ title }, { name: 'description', content: `${page.title}：安防产品选型、工程计算、配单与报价。` }] : [{ title }];
};

/** What every page knows: the session (null for a guest) and the facts of the site. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(callContext);
  // a cookie that no longer speaks for anyone is a guest, not an error
  const session = context.get(hasSessionContext) ? await call(getLoginSessionInfo).catch(() => null) : null;
  return { session, site: context.get(siteContext), origin: new URL(request.url).origin, nonce: context.get(nonceContext) };
}

/**
 * Who is here changes by signing in or out, which loads the page anew, and by another identity or dealer, which reads it anew in
 * place. Read with every step, a dropped connection would take the whole frame with it.
 */
export const shouldRevalidate = isReadingAnew;

export type RootData = Route.ComponentProps['loaderData'];

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const isSignedIn = Boolean(data?.session);
  useEffect(() => markSignedIn(isSignedIn), [isSignedIn]);
  // browsers hide a nonce from scripts once the page is read, so the client's render must not compare it
  const nonce = typeof document === 'undefined' ? data?.nonce : undefined;
  return (
    // whom the page was made for: its calls name it (lib/calls/call.ts)
    <html lang="zh-CN" data-acting-for={data?.session ? actingFor(data.session) : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {data && <CanonicalLink origin={data.origin} />}
        {/* by name, and before those of frame and pages: as a script's own it would be added once more behind them, and win over them */}
        <link rel="stylesheet" href={sheet} />
        <Links />
        <EarlyPresses nonce={nonce} />
      </head>
      <body>
        {children}
        <ScriptState />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RootError error={error} />;
}
