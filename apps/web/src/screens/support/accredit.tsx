import { Breadcrumb, Container } from '@portal/ui';
import { useRouteLoaderData } from 'react-router';
import { AccreditSearch } from '../../features/enterprise/index.ts';
import type { RootData } from '../../root.tsx';
import './accredit.css';

/** /accredit: whether an enterprise is an authorised dealer (ENTERPRISE-14). */
export default function Accredit() {
  const { site } = useRouteLoaderData<RootData>('root') ?? {};
  return (
    <Container>
      <Breadcrumb crumbs={[{ label: '授权查询' }]} />
      <div className="a-accredit">
        <div>
          <h1 className="a-accredit__title">授权查询</h1>
          <p className="p-small">核验一家企业是否为授权经销商，结果为查询时的状态。</p>
        </div>
        <AccreditSearch brand={site?.providerBrand ?? ''} />
      </div>
    </Container>
  );
}
