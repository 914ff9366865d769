import type { ContentDetail } from '@portal/contract/content';
import { Breadcrumb, Card, Container } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { AddToSelectionProvider } from '../../features/catalog/index.ts';
import {
  ContentAside,
  ContentBody,
  ContentColumns,
  contentCrumbs,
  contentHref,
  ShareCard,
  SolutionHead,
  SolutionProducts,
} from '../../features/content/index.ts';
import { ContentComments, ContentLike } from '../../features/comment/index.ts';
import { ReportDialog } from '../../features/feedback/index.ts';
import { ContentFavoriteButton, FavoritesProvider } from '../../features/favorite/index.ts';
import { SignInDialog } from '../../lib/identity/sign-in-dialog.tsx';
import type { RootData } from '../../root.tsx';
import type { Voices } from './read-detail.server.ts';
import './solution-page.css';

interface SolutionPageProps {
  content: ContentDetail & { voices: Voices };
  purchaseHref?: string;
}

/** A solution or a case: what it is and costs, its list, its text, and what is beside it. */
export function SolutionPage({ content, purchaseHref }: SolutionPageProps) {
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const { voices } = content;
  const told = { key: content.contentId, contentId: content.contentId, isSignedIn, here: contentHref(content) };
  return (
    <AddToSelectionProvider isSignedIn={isSignedIn}>
      <Container className="ct-detail">
        <Breadcrumb crumbs={contentCrumbs(content)} />
        <SolutionHead
          content={content}
          favorite={
            <>
              <FavoritesProvider isSignedIn={isSignedIn} of="content" ids={[content.contentId]} Prompt={SignInDialog}>
                <ContentFavoriteButton contentId={content.contentId} title={content.title} />
              </FavoritesProvider>
              {voices && <ContentLike {...told} figures={voices.figures} title={content.title} />}
            </>
          }
          {...(purchaseHref === undefined ? {} : { purchaseHref })}
        />
        {content.products.length > 0 && (
          <Card title="产品清单" aside={<span className="p-small">价格为{content.priceLabel}，以加入清单时为准</span>} flush>
            <SolutionProducts products={content.products} priceLabel={content.priceLabel} />
          </Card>
        )}
        <ContentColumns
          aside={
            <>
              <ContentAside title="相关内容" cards={content.related} />
              <ShareCard address={contentHref(content)} title={content.title} />
            </>
          }
        >
          <div className="p-stack">
            <Card>
              <ContentBody blocks={content.body} />
            </Card>
            {voices && <ContentComments {...told} figures={voices.figures} first={voices.comments} own={voices.own} Report={ReportDialog} />}
          </div>
        </ContentColumns>
      </Container>
    </AddToSelectionProvider>
  );
}
