import { findAccreditation, listAccreditedDealers } from '@portal/contract/enterprise';
import { listRegions } from '@portal/contract/region';
import { Breadcrumb, Card, Container } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { accreditAddress, AccreditedDealers, AccreditSearch } from '../../features/enterprise/index.ts';
import { readPicked } from '../../features/region/index.ts';
import { ServicePanel } from '../../features/shell/index.ts';
import { partOf } from '../../lib/page/page-loader.ts';
import { callContext } from '../../lib/page/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/accredit.ts';
import './accredit.css';

/** /accredit: whether an enterprise is an authorised dealer (ENTERPRISE-14), and who is one in a region (DEALER-22). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const call = context.get(callContext);
  const query = accreditAddress.read(new URL(request.url).searchParams);
  const { keyword, region, page, size } = query;
  const [answer, picked, dealers] = await Promise.all([
    keyword === '' ? null : partOf(request, call(findAccreditation, { query: { keyword } })),
    // the list stands without the names above it
    readPicked(region, async (parentCode) => call(listRegions, { query: parentCode === '' ? {} : { parentCode } })).catch(() => []),
    region === '' ? null : partOf(request, call(listAccreditedDealers, { query: { regionCode: region, page, size } })),
  ]);
  return { query, answer, picked, dealers };
}

export default function Accredit({ loaderData: { query, answer, picked, dealers } }: Route.ComponentProps) {
  const { site } = useRouteLoaderData('root') as RootData;
  const hasService = site.servicePhones.length > 0;
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '授权查询' }]} />
      <div className="a-accredit">
        <div>
          <h1>授权查询</h1>
          <p className="p-small">核验一家企业是否为授权经销商，结果为查询时的状态。</p>
        </div>
        <AccreditSearch keyword={query.keyword} answer={answer} brand={site.providerBrand} serviceHref={hasService ? '#service' : null} />
        <div className="a-accredit__list">
          <AccreditedDealers query={query} picked={picked} dealers={dealers} />
        </div>
        {hasService && (
          <div id="service" className="a-accredit__service">
            <Card>
              <ServicePanel site={site} />
            </Card>
          </div>
        )}
      </div>
    </Container>
  );
}
