import { findAccreditation } from '@portal/contract/enterprise';
import { Breadcrumb, Card, Container } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { accreditAddress, AccreditSearch } from '../../features/enterprise/index.ts';
import { ServicePanel } from '../../features/shell/index.ts';
import { partOf } from '../../lib/page-loader.ts';
import { callContext } from '../../lib/server-context.ts';
import type { RootData } from '../../root.tsx';
import type { Route } from './+types/accredit.ts';
import './accredit.css';

/** /accredit: whether an enterprise is an authorised dealer (ENTERPRISE-14). */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = accreditAddress.read(new URL(request.url).searchParams);
  return { query, answer: query.keyword === '' ? null : await partOf(request, context.get(callContext)(findAccreditation, { query })) };
}

export default function Accredit({ loaderData: { query, answer } }: Route.ComponentProps) {
  const { site } = useRouteLoaderData('root') as RootData;
  const hasService = site.servicePhones.length > 0;
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '授权查询' }]} />
      <div className="a-accredit">
        <div>
          <h1 className="a-accredit__title">授权查询</h1>
          <p className="p-small">核验一家企业是否为授权经销商，结果为查询时的状态。</p>
        </div>
        <AccreditSearch keyword={query.keyword} answer={answer} brand={site.providerBrand} serviceHref={hasService ? '#service' : null} />
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
