import { enterpriseCopy, type EnterpriseDetail } from '@portal/contract/enterprise';
import { certificationStateOf } from '@portal/engines/states';
import { Notice } from '@portal/ui';
import type { ReactNode } from 'react';

interface CertificationNoticeProps {
  detail: Pick<EnterpriseDetail, 'auditStatus' | 'reason' | 'validUntil'> | null;
  action?: ReactNode;
}

/** Where the papers stand and what comes next; nothing where none were handed in. */
export function CertificationNotice({ detail, action }: CertificationNoticeProps) {
  switch (certificationStateOf(detail?.auditStatus ?? 0)) {
    case 'pending':
      return (
        <Notice tone="info" action={action}>
          资料已提交，请等待审核。审核通过后无需重新登录，即可使用经销商功能。
        </Notice>
      );
    case 'changePending':
      return (
        <Notice tone="info" action={action}>
          变更资料已提交，请等待审核。审核期间原认证继续有效。
        </Notice>
      );
    case 'rejected':
      return (
        <Notice tone="error" action={action}>
          认证未通过：{detail?.reason}。请修改后重新提交，已填写的资料已保留。
        </Notice>
      );
    case 'certified':
      return (
        <Notice tone={detail?.reason ? 'warning' : 'success'} action={action}>
          {detail?.reason ? `变更未通过：${detail.reason}。原认证继续有效。` : '企业已通过认证。'}
        </Notice>
      );
    case 'expiring':
      return (
        <Notice tone="warning" action={action}>
          企业认证{detail?.validUntil ? `将于 ${detail.validUntil} 到期` : '即将到期'}，请核对资料后重新提交。
        </Notice>
      );
    case 'expired':
      return (
        <Notice tone="error" action={action}>
          企业认证{detail?.validUntil ? `已于 ${detail.validUntil} 到期` : '已过期'}，请核对资料后重新提交。
        </Notice>
      );
    case 'frozen':
      return <Notice tone="error">{enterpriseCopy.frozen}</Notice>;
    case 'notSubmitted':
      return detail ? <Notice tone="warning">资料已撤回，可修改后重新提交。</Notice> : null;
  }
}
