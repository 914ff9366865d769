import { ErrorView } from '../../features/shell/index.ts';
import type { Route } from './+types/error-page.ts';

export const meta = () => [{ title: '出错了' }];

/** /error?status=404 counts down; any other status offers to try again. */
export function loader({ request }: Route.LoaderArgs) {
  return { status: Number(new URL(request.url).searchParams.get('status')) || 500 };
}

export default function ErrorPage({ loaderData }: Route.ComponentProps) {
  return <ErrorView status={loaderData.status} />;
}
