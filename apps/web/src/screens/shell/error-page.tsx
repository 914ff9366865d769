import { data, redirect, useNavigate, useNavigation, useRouteLoaderData } from 'react-router';
import { ErrorView, NoPermission, useSentHome } from '../../features/shell/index.ts';
import { opensNow } from '../../lib/page/page-guard.server.ts';
import type { RootData } from '../../root.tsx';
import { pageAt } from '../../route-table.ts';
import type { Route } from './+types/error-page.ts';

/**
 * /error: `status=404` counts down, `status=403` says who may open the page `from`, or leads there where it opens by now. Any other is a
 * network error: it reads `from` again, leads home, and after a 500 sends home whoever is no member (SHELL-20).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const status = Number(searchParams.get('status')) || 500;
  const from = searchParams.get('from');
  const open = status === 403 && from !== null ? await opensNow(from, context) : null;
  if (open !== null) throw redirect(open);
  return data({ status, from: from !== null && pageAt(from) ? from : null }, { status: status === 403 ? 403 : 200 });
}

export default function ErrorPage({ loaderData: { status, from } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData('root') as RootData;
  if (status === 403) return <NoPermission viewer={viewer} from={from} />;
  return status === 404 ? <ErrorView status={404} /> : <NetworkError status={status} from={from} />;
}

function NetworkError({ status, from }: { status: number; from: string | null }) {
  const navigate = useNavigate();
  const { state } = useNavigation();
  useSentHome(status === 500 ? from : null);
  // without a page to go back to this one is loaded anew
  const readAgain = from === null ? undefined : { isBusy: state !== 'idle', onAct: () => void navigate(from, { replace: true }) };
  return <ErrorView status={status} readAgain={readAgain} />;
}
