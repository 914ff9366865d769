import { certificationStateOf, isInForce } from '@portal/engines/states';
import { Anchor, type Fact } from '@portal/ui';

/** The way to the certificate, while there is one (ENTERPRISE-14). */
export const certificateFact = (auditStatus: number): Fact[] =>
  isInForce(certificationStateOf(auditStatus))
    ? [{ key: 'certificate', name: '授权证书', value: <Anchor href="/merchantCenter/cert">查看与打印</Anchor> }]
    : [];
