import { data, redirect, useRouteLoaderData } from 'react-router';
import { ErrorView, NoPermission } from '../../features/shell/index.ts';
import { opensNow } from '../../lib/page-guard.server.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/error-page.ts';

/** /error: `status=404` counts down, `status=403` says who may open the page `from`, or leads there where it opens by now, any other offers to try again. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const status = Number(searchParams.get('status')) || 500;
  const from = searchParams.get('from');
  const open = status === 403 && from !== null ? await opensNow(from, context) : null;
  if (open !== null) throw redirect(open);
  return data({ status, from }, { status: status === 403 ? 403 : 200 });
}

export default function ErrorPage({ loaderData: { status, from } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData('root') as RootData;
  return status === 403 ? <NoPermission viewer={viewer} from={from} /> : <ErrorView status={status} readAgain={null} />;
}
