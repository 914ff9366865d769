/** One of what is published, at the address of its own kind. */
import { getContentFigures, listContentComments, listOwnContentComments } from '@portal/contract/comment';
import { getContentDetail, type ContentDetail, type ContentKind } from '@portal/contract/content';
import { data, type RouterContextProvider } from 'react-router';
import { contentAddress, contentCrumbs, readContentId } from '../../features/content/index.ts';
import { callContext, hasSessionContext, siteContext } from '../../lib/page/server-context.ts';
import { structuredArticle } from '../information/structured-article.server.ts';

interface Read {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** Of another kind, or none: a page that is not there. */
export async function readContentDetail({ request, context }: Read, kinds: readonly ContentKind[]): Promise<ContentDetail> {
  const contentId = readContentId(new URL(request.url).searchParams);
  if (contentId === null) throw data(null, { status: 404 });
  const content = await context.get(callContext)(getContentDetail, { query: { contentId } });
  if (!kinds.includes(content.kind)) throw data(null, { status: 404 });
  return content;
}

/** The same, with what it says of itself for search engines. */
export async function readDescribedDetail(read: Read, kinds: readonly ContentKind[]) {
  const content = await readContentDetail(read, kinds);
  const { origin, pathname, searchParams } = new URL(read.request.url);
  const { providerBrand } = read.context.get(siteContext);
  // a page asked for as data alone has the same address
  const address = contentAddress(pathname.replace(/\.data$/, ''))(searchParams);
  return {
    ...content,
    voices: await readVoices(read, content.contentId),
    structured: structuredArticle({ origin, content, address, crumbs: contentCrumbs(content), publisher: providerBrand }),
  };
}

/** How many like it, and what is said of it; null: not to be had just now, and it stands without. */
export async function readVoices({ context }: Read, contentId: string) {
  const call = context.get(callContext);
  const query = { contentId };
  try {
    const [figures, own] = await Promise.all([
      call(getContentFigures, { query }),
      context.get(hasSessionContext) ? call(listOwnContentComments, { query }) : [],
    ]);
    return { figures, own, comments: figures.commentCount === 0 ? [] : (await call(listContentComments, { query })).data };
  } catch {
    return null;
  }
}

export type Voices = Awaited<ReturnType<typeof readVoices>>;
