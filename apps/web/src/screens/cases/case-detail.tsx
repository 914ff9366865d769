import { isRouteErrorResponse } from 'react-router';
import { contentAddress, ContentGone } from '../../features/content/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import { readDescribedDetail } from '../solution/read-detail.server.ts';
import { SolutionPage } from '../solution/solution-page.tsx';
import type { Route } from './+types/case-detail.ts';

/** /cases/detail?contentId=… (CONTENT-2). */
export const loader = pageLoader((read: Route.LoaderArgs) => readDescribedDetail(read, ['case']));

export const handle: PageHandle = { addressOf: contentAddress('/cases/detail'), canonicalOf: contentAddress('/cases/detail') };

export const meta: Route.MetaFunction = ({ loaderData: content }) =>
  content
    ? [{ title: windowTitle(content.title) }, { name: 'description', content: content.summary }, { 'script:ld+json': content.structured }]
    : [{ title: windowTitle('客户案例') }];

export default function CaseDetail({ loaderData: content }: Route.ComponentProps) {
  return <SolutionPage content={content} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ContentGone listHref="/cases" listLabel="看全部案例" /> : <PageError error={error} />;
}
