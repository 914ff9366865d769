import { enterpriseCopy, type EnterpriseDetail } from '@portal/contract/enterprise';
import { EnterpriseType } from '@portal/engines/access';
import { Facts, Tag } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { certificationWords } from '../model/certification-words.ts';
import { certificateFact } from './certificate-fact.tsx';
import './papers-facts.css';

/** Papers as they were handed in, with the licence beside them. */
export function PapersFacts({ detail }: { detail: EnterpriseDetail }) {
  const { name, tone } = certificationWords(detail.auditStatus);
  const place = [detail.provinceName, detail.cityName, detail.areaName, detail.streetName].filter(Boolean).join(' ');
  return (
    <div className="e-papers">
      <Facts
        facts={[
          { key: 'state', name: '认证状态', value: <Tag tone={tone}>{name}</Tag> },
          { key: 'name', name: '企业名称', value: detail.companyName },
          { key: 'number', name: enterpriseCopy.number, value: detail.companyNumber },
          { key: 'type', name: '申请类型', value: detail.enterpriseType === EnterpriseType.Installer ? '安装商' : '二级经销商' },
          { key: 'contact', name: '联系人', value: `${detail.contactName} ${detail.contactPhone}` },
          { key: 'place', name: '所在地区', value: place },
          { key: 'address', name: '详细地址', value: detail.address },
          ...(detail.gmtDecide === null ? [] : [{ key: 'valid', name: '认证有效期', value: detail.validUntil ?? '长期' }]),
          ...certificateFact(detail.auditStatus),
          { key: 'submit', name: '提交时间', value: formatDateTime(Date.parse(detail.gmtSubmit)) },
        ]}
      />
      <a className="e-papers__licence" href={detail.licenceUrl} target="_blank" rel="noopener" aria-label="查看营业执照大图">
        <img src={detail.licenceUrl} alt="营业执照" />
      </a>
    </div>
  );
}
