import { identityName, type UserType } from '@portal/engines/access';
import { Facts, Tag } from '@portal/ui';
import { certificationWords } from '../model/certification-words.ts';
import { certificateFact } from './certificate-fact.tsx';

/** What the session tells of the enterprise acted for. */
interface EnterpriseFactsProps {
  session: Readonly<{ userType: UserType; auditStatus: number; companyName: string; provinceName: string; cityName: string; areaName: string }>;
}

/** An enterprise that was certified without papers of its own: what the provider keeps of it (ENTERPRISE-5). */
export function EnterpriseFacts({ session }: EnterpriseFactsProps) {
  const { name, tone } = certificationWords(session.auditStatus);
  const place = [...new Set([session.provinceName, session.cityName, session.areaName])].filter(Boolean).join(' ');
  return (
    <Facts
      facts={[
        { key: 'state', name: '认证状态', value: <Tag tone={tone}>{name}</Tag> },
        { key: 'name', name: '企业名称', value: session.companyName },
        { key: 'type', name: '企业身份', value: identityName(session.userType) },
        { key: 'place', name: '所在地区', value: place || '未填写' },
        ...certificateFact(session.auditStatus),
        { key: 'papers', name: '认证资料', value: '由平台登记，需要在线留存时可提交变更资料' },
      ]}
    />
  );
}
