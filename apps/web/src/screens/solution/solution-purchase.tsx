import { Breadcrumb, ButtonLink, Container, Empty } from '@portal/ui';
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import { AddToSelectionProvider } from '../../features/catalog/index.ts';
import { contentAddress, ContentGone, contentHref, PurchaseList } from '../../features/content/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/solution-purchase.ts';
import { readContentDetail } from './read-detail.server.ts';
import './solution-purchase.css';

/** /solution/solutionPurchase?contentId=… (CONTENT-3). */
export const loader = pageLoader((read: Route.LoaderArgs) => readContentDetail(read, ['solution']));

export const handle: PageHandle = { addressOf: contentAddress('/solution/solutionPurchase'), canonicalOf: contentAddress('/solution/solutionPurchase') };

export const meta: Route.MetaFunction = ({ loaderData: content }) => [{ title: windowTitle(content ? `选购：${content.title}` : '方案选购') }];

export default function SolutionPurchase({ loaderData: content }: Route.ComponentProps) {
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const href = contentHref(content);
  return (
    <AddToSelectionProvider isSignedIn={isSignedIn}>
      <Container>
        <Breadcrumb crumbs={[{ label: '解决方案', href: '/solution' }, { label: content.title, href }, { label: '方案选购' }]} />
        <div className="ct-buying p-stack">
          <h1>{content.title}</h1>
          {content.products.length === 0 ? (
            <Empty text="这份方案没有产品清单" action={<ButtonLink href={href}>回到方案</ButtonLink>} />
          ) : (
            <PurchaseList key={content.contentId} content={content} />
          )}
        </div>
      </Container>
    </AddToSelectionProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ContentGone listHref="/solution" listLabel="看全部方案" /> : <PageError error={error} />;
}
