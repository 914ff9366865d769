import type { Accreditation } from '@portal/contract/enterprise';
import { enterpriseTypeNames } from '@portal/engines/access';
import { Button, Facts } from '@portal/ui';
import { formatAccreditNo, formatDateTime } from '@portal/units';
import { accreditedPlace } from '../model/accredited-place.ts';
import './certificate.css';

/** The certificate of an authorisation in force, a sheet of A4 on paper (ENTERPRISE-14). */
export function Certificate({ of, brand }: { of: Accreditation; brand: string }) {
  const level = enterpriseTypeNames[of.enterpriseType];
  const [page = ''] = of.url.split('#');
  return (
    <div className="e-certificate__place">
      <section className="e-certificate" aria-label={`${of.companyName}的授权证书`}>
        <p className="e-certificate__brand">{brand}</p>
        <h2 className="e-certificate__title">授权经销商证书</h2>
        <p className="e-certificate__number">授权编号 {formatAccreditNo(of.accreditNo)}</p>
        <p className="e-certificate__company">{of.companyName}</p>
        <p className="e-certificate__words">
          经核验，该企业为{brand}授权的<b>{level}</b>，授权当前有效。
        </p>
        <Facts
          facts={[
            { key: 'level', name: '授权级别', value: level },
            { key: 'place', name: '授权区域', value: accreditedPlace(of) },
            { key: 'valid', name: '有效期至', value: of.validUntil ?? '长期有效' },
            { key: 'asked', name: '核验时间', value: formatDateTime(Date.parse(of.gmtQuery)) },
          ]}
        />
        <footer className="e-certificate__foot">
          <img src={`data:image/svg+xml,${encodeURIComponent(of.picture)}`} alt="扫码核验的二维码" width={112} height={112} />
          <div>
            <p>扫码核验，或打开以下地址输入授权编号</p>
            <p className="e-certificate__address">{page}</p>
            <p>授权状态以在线核验结果为准</p>
          </div>
        </footer>
      </section>
      <Button className="e-certificate__print" onClick={() => window.print()}>
        打印证书
      </Button>
    </div>
  );
}
