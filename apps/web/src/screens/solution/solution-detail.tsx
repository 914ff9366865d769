import { isRouteErrorResponse } from 'react-router';
import { contentAddress, ContentGone } from '../../features/content/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import { windowTitle } from '../../lib/window-title.ts';
import type { Route } from './+types/solution-detail.ts';
import { readContentDetail } from './read-detail.server.ts';
import { SolutionPage } from './solution-page.tsx';

/** /solution/detail?contentId=…&from=5 (CONTENT-2, CONTENT-3). */
export const loader = pageLoader(({ request, context }: Route.LoaderArgs) => readContentDetail(request, context.get(callContext), ['solution']));

export const handle: PageHandle = { addressOf: contentAddress('/solution/detail', ['from']) };

export const meta: Route.MetaFunction = ({ loaderData: content }) =>
  content ? [{ title: windowTitle(content.title) }, { name: 'description', content: content.summary }] : [{ title: windowTitle('解决方案') }];

export default function SolutionDetail({ loaderData: content }: Route.ComponentProps) {
  const crumbs = [
    { label: '解决方案', href: '/solution' },
    ...(content.industryId === null ? [] : [{ label: content.industryName, href: `/solution?oneIndustryId=${content.industryId}` }]),
  ];
  return <SolutionPage content={content} crumbs={crumbs} purchaseHref={`/solution/solutionPurchase?contentId=${content.contentId}`} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ContentGone listHref="/solution" listLabel="看全部方案" /> : <PageError error={error} />;
}
