/** Lists of what is published, by industry: solutions and cases are read alike. */
import type { Call } from '@portal/client';
import type { PageQuery } from '@portal/client/page-query';
import { listContent, listSolutionClasses, type ContentKind } from '@portal/contract/content';
import { redirect } from 'react-router';
import type { ListedQuery } from '../../features/content/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';

/** `call`: as the visitor. A page beyond the last leads to the last. */
export async function readContentList(request: Request, call: Call, kind: ContentKind, address: PageQuery<ListedQuery>) {
  const query = address.read(new URL(request.url).searchParams);
  const { oneIndustryId, tag, page, size } = query;
  const [listed, classes] = await Promise.all([
    partOf(request, call(listContent, { query: { kind, page, size, ...(oneIndustryId === null ? {} : { oneIndustryId }), ...(tag === '' ? {} : { tag }) } })),
    // the list stands without its industries
    kind === 'article'
      ? []
      : call(listSolutionClasses).then(
          ({ industryList }) => industryList,
          () => [],
        ),
  ]);
  const { data } = listed;
  if (data && data.data.length === 0 && data.count > 0) throw redirect(address.href(address.with(query, { page: Math.ceil(data.count / size) })));
  return { query, listed, industries: classes.filter(({ id }) => id >= 0) };
}
