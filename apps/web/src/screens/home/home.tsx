import { data } from 'react-router';
import { findAskedStore, FORGET_ASKED_STORE, hasAskedStore } from '../../lib/kept/asked-store.server.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { hasSessionContext } from '../../lib/page/server-context.ts';
import { HomePage } from './home-page.tsx';
import { homeMeta } from './home-meta.ts';
import { readHome } from './read-home.server.ts';
import type { Route } from './+types/home.ts';

/** /home (SHELL-12); a guest who comes from a page of the member store is told why (ACCESS-16). */
export const loader = pageLoader(async ({ context, request }: Route.LoaderArgs) => {
  const cookies = request.headers.get('cookie');
  const asked = context.get(hasSessionContext) ? null : findAskedStore(cookies);
  return data({ ...(await readHome(context)), asked }, { headers: hasAskedStore(cookies) ? FORGET_ASKED_STORE : {} });
});

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = () => homeMeta;

export default function Page({ loaderData }: Route.ComponentProps) {
  return <HomePage page={loaderData} asked={loaderData.asked} />;
}
