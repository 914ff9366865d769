import { data, useRouteLoaderData } from 'react-router';
import { ErrorView, NoPermission } from '../../features/shell/index.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/error-page.ts';

/** /error: `status=404` counts down, `status=403` says who may open the page `from`, any other offers to try again. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const status = Number(searchParams.get('status')) || 500;
  return data({ status, from: searchParams.get('from') }, { status: status === 403 ? 403 : 200 });
}

export default function ErrorPage({ loaderData: { status, from } }: Route.ComponentProps) {
  const viewer = useRouteLoaderData('root') as RootData;
  return status === 403 ? <NoPermission viewer={viewer} from={from} /> : <ErrorView status={status} />;
}
