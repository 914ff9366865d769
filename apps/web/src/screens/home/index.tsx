import { pageLoader } from '../../lib/page/page-loader.ts';
import { HomePage } from './home-page.tsx';
import { homeMeta } from './home-meta.ts';
import { readHome } from './read-home.server.ts';
import type { Route } from './+types/index.ts';

/** /: the home page at its shortest address. */
export const loader = pageLoader(({ context }: Route.LoaderArgs) => readHome(context));

export const meta: Route.MetaFunction = () => homeMeta;

export default function Page({ loaderData }: Route.ComponentProps) {
  return <HomePage page={loaderData} />;
}
