/** One of what is published, at the address of its own kind. */
import { getContentDetail, type ContentDetail, type ContentKind } from '@portal/contract/content';
import { data, type RouterContextProvider } from 'react-router';
import { contentAddress, contentCrumbs, readContentId } from '../../features/content/index.ts';
import { callContext, siteContext } from '../../lib/server-context.ts';
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
  return { ...content, structured: structuredArticle({ origin, content, address, crumbs: contentCrumbs(content), publisher: providerBrand }) };
}
