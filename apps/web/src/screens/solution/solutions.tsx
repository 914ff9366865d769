import { Breadcrumb, Container } from '@portal/ui';
import { solutionsAddress, canonicalListed } from '../../features/content/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { Route } from './+types/solutions.ts';
import { ContentListPage } from './content-list-page.tsx';
import { readContentList } from './read-list.server.ts';

/** /solution (CONTENT-4). */
export const loader = ({ context, request }: Route.LoaderArgs) => readContentList(request, context.get(callContext), 'solution', solutionsAddress);

export const handle: PageHandle = {
  addressOf: (search) => solutionsAddress.href(solutionsAddress.read(search)),
  canonicalOf: canonicalListed(solutionsAddress),
};

export const meta: Route.MetaFunction = ({ loaderData: page }) => {
  const industry = page?.industries.find(({ id }) => id === page.query.oneIndustryId)?.name;
  return [
    { title: windowTitle(industry ? `${industry}解决方案` : '解决方案') },
    { name: 'description', content: '按行业整理的安防方案：每份方案都附带可直接使用的产品清单，整套加入清单即可报价。' },
  ];
};

export default function Solutions({ loaderData: { query, listed, industries } }: Route.ComponentProps) {
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '解决方案' }]} />
      <div className="p-stack">
        <header className="ct-page__lead">
          <h1>解决方案</h1>
          <p className="p-small">按行业整理的安防方案：每份方案都附带可直接使用的产品清单，整套加入清单即可报价。</p>
        </header>
        <ContentListPage address={solutionsAddress} query={query} listed={listed} industries={industries} noun="方案" />
      </div>
    </Container>
  );
}
