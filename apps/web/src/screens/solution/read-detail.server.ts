/** One of what is published, at the address of its own kind. */
import type { Call } from '@portal/client';
import { getContentDetail, type ContentDetail, type ContentKind } from '@portal/contract/content';
import { data } from 'react-router';
import { readContentId } from '../../features/content/index.ts';

/** Of another kind, or none: a page that is not there. */
export async function readContentDetail(request: Request, call: Call, kinds: readonly ContentKind[]): Promise<ContentDetail> {
  const contentId = readContentId(new URL(request.url).searchParams);
  if (contentId === null) throw data(null, { status: 404 });
  const content = await call(getContentDetail, { query: { contentId } });
  if (!kinds.includes(content.kind)) throw data(null, { status: 404 });
  return content;
}
