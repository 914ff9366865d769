import { isRouteErrorResponse } from 'react-router';
import { contentAddress, ContentGone } from '../../features/content/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { Route } from './+types/solution-detail.ts';
import { readDescribedDetail } from './read-detail.server.ts';
import { SolutionPage } from './solution-page.tsx';

/** /solution/detail?contentId=…&from=5 (CONTENT-2, CONTENT-3). */
export const loader = pageLoader((read: Route.LoaderArgs) => readDescribedDetail(read, ['solution']));

export const handle: PageHandle = { addressOf: contentAddress('/solution/detail', ['from']), canonicalOf: contentAddress('/solution/detail') };

export const meta: Route.MetaFunction = ({ loaderData: content }) =>
  content
    ? [{ title: windowTitle(content.title) }, { name: 'description', content: content.summary }, { 'script:ld+json': content.structured }]
    : [{ title: windowTitle('解决方案') }];

export default function SolutionDetail({ loaderData: content }: Route.ComponentProps) {
  return <SolutionPage content={content} purchaseHref={`/solution/solutionPurchase?contentId=${content.contentId}`} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ContentGone listHref="/solution" listLabel="看全部方案" /> : <PageError error={error} />;
}
