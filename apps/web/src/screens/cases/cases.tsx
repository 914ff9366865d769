import { Breadcrumb, Container } from '@portal/ui';
import { casesAddress, canonicalListed } from '../../features/content/index.ts';
import type { PageHandle } from '../../features/shell/index.ts';
import { callContext } from '../../lib/page/server-context.ts';
import { windowTitle } from '../../lib/address-bar/window-title.ts';
import type { Route } from './+types/cases.ts';
import { ContentListPage } from '../solution/content-list-page.tsx';
import { readContentList } from '../solution/read-list.server.ts';

/** /cases (CONTENT-1). */
export const loader = ({ context, request }: Route.LoaderArgs) => readContentList(request, context.get(callContext), 'case', casesAddress);

export const handle: PageHandle = { addressOf: (search) => casesAddress.href(casesAddress.read(search)), canonicalOf: canonicalListed(casesAddress) };

export const meta: Route.MetaFunction = ({ loaderData: page }) => {
  const industry = page?.industries.find(({ id }) => id === page.query.oneIndustryId)?.name;
  return [
    { title: windowTitle(industry ? `${industry}客户案例` : '客户案例') },
    { name: 'description', content: '做过的项目：客户的问题、做法与结果，附主要产品。' },
  ];
};

export default function Cases({ loaderData: { query, listed, industries } }: Route.ComponentProps) {
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '客户案例' }]} />
      <div className="p-stack">
        <header className="ct-page__lead">
          <h1>客户案例</h1>
          <p className="p-small">做过的项目：客户的问题、做法与结果，附主要产品。</p>
        </header>
        <ContentListPage address={casesAddress} query={query} listed={listed} industries={industries} noun="案例" />
      </div>
    </Container>
  );
}
