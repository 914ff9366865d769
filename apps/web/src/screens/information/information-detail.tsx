import { Breadcrumb, Container, Tag } from '@portal/ui';
import { formatDate } from '@portal/units';
import { isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import {
  contentAddress,
  ContentAside,
  ContentBody,
  ContentColumns,
  contentCrumbs,
  ContentGone,
  contentHref,
  ShareCard,
  VideoPlayer,
} from '../../features/content/index.ts';
import { ContentComments, ContentLike } from '../../features/comment/index.ts';
import { ReportDialog } from '../../features/feedback/index.ts';
import { ContentFavoriteButton, FavoritesProvider } from '../../features/favorite/index.ts';
import { PageError, type PageHandle } from '../../features/shell/index.ts';
import { pageLoader } from '../../lib/page/page-loader.ts';
import { SignInDialog } from '../../lib/identity/sign-in-dialog.tsx';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import { readDescribedDetail } from '../solution/read-detail.server.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/information-detail.ts';
import './information-detail.css';

/** /information/detail?contentId=…&type=article (CONTENT-5); `status` is accepted and changes nothing: what is not out is not there. */
export const loader = pageLoader((read: Route.LoaderArgs) => readDescribedDetail(read, ['article', 'video']));

export const handle: PageHandle = { addressOf: contentAddress('/information/detail', ['type', 'status']), canonicalOf: contentAddress('/information/detail') };

export const meta: Route.MetaFunction = ({ loaderData: content }) =>
  content
    ? [{ title: windowTitle(content.title) }, { name: 'description', content: content.summary }, { 'script:ld+json': content.structured }]
    : [{ title: windowTitle('资讯') }];

export default function InformationDetail({ loaderData: content }: Route.ComponentProps) {
  const isSignedIn = Boolean(useRouteLoaderData<RootData>('root')?.session);
  const isVideo = content.kind === 'video';
  const { voices } = content;
  const told = { key: content.contentId, contentId: content.contentId, isSignedIn, here: contentHref(content) };
  return (
    <Container className="ct-article-page">
      <Breadcrumb crumbs={contentCrumbs(content)} />
      <ContentColumns
        aside={
          <>
            <ContentAside title="相关内容" cards={content.related} />
            <ShareCard address={contentHref(content)} title={content.title} />
          </>
        }
      >
        <div className="p-stack">
          <article className="p-card ct-article">
            <header className="ct-article__head">
              <h1>{content.title}</h1>
              <p className="ct-article__summary">{content.summary}</p>
              <p className="ct-article__tags">
                {content.tags.map((tag) => (
                  <Tag key={tag}>{tag}</Tag>
                ))}
                <time className="p-small" dateTime={content.gmtPublished}>
                  {formatDate(Date.parse(content.gmtPublished))}
                </time>
              </p>
              <div className="ct-article__keep">
                <FavoritesProvider isSignedIn={isSignedIn} of="content" ids={[content.contentId]} Prompt={SignInDialog}>
                  <ContentFavoriteButton contentId={content.contentId} title={content.title} />
                </FavoritesProvider>
                {voices && <ContentLike {...told} figures={voices.figures} title={content.title} />}
              </div>
            </header>
            {isVideo && <VideoPlayer src={content.videoSrc} title={content.title} poster={content.picture} />}
            <ContentBody blocks={content.body} />
          </article>
          {voices && <ContentComments {...told} figures={voices.figures} first={voices.comments} own={voices.own} Report={ReportDialog} />}
        </div>
      </ContentColumns>
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <ContentGone listHref="/information" listLabel="看全部资讯" /> : <PageError error={error} />;
}
