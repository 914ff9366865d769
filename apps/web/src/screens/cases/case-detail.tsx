import { isRouteErrorResponse } from 'react-router';
import { contentAddress, ContentGone } from '../../features/content/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import { windowTitle } from '../../lib/window-title.ts';
import { readContentDetail } from '../solution/read-detail.server.ts';
import { SolutionPage } from '../solution/solution-page.tsx';
import type { Route } from './+types/case-detail.ts';

/** /cases/detail?contentId=… (CONTENT-2). */
export const loader = pageLoader(({ request, context }: Route.LoaderArgs) => readContentDetail(request, context.get(callContext), ['case']));

export const handle: PageHandle = { addressOf: contentAddress('/cases/detail') };

export const meta: Route.MetaFunction = ({ loaderData: content }) =>
  content ? [{ title: windowTitle(content.title) }, { name: 'description', content: content.summary }] : [{ title: windowTitle('客户案例') }];

export default function CaseDetail({ loaderData: content }: Route.ComponentProps) {
  return <SolutionPage content={content} crumbs={[{ label: '客户案例', href: '/cases' }]} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ContentGone listHref="/cases" listLabel="看全部案例" /> : <PageError error={error} />;
}
