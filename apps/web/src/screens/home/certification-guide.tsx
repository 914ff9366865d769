import { mayCall, UserType } from '@portal/engines/access';
import { Anchor, Icon } from '@portal/ui';
import { leadsSomewhere } from '../../route-table.ts';
import './certification-guide.css';

/** Where an enterprise is certified. */
const CERTIFICATION = '/auth';

/** Asks visitors and individuals to have their enterprise certified, and says what for (ACCESS-13). Shown where it leads somewhere. */
export function CertificationGuide({ userType }: { userType: UserType }) {
  const href = userType === UserType.Tourist ? '/register' : CERTIFICATION;
  if (!mayCall('certificationGuide', userType) || !leadsSomewhere(href)) return null;
  return (
    <Anchor className="h-guide" href={href}>
      <Icon name="shield" size={24} />
      <span>
        <b>完成企业认证，查看客户价并向一级经销商订货</b>
        <span className="p-small">{userType === UserType.Tourist ? '先注册账号，再提交企业资料' : '提交营业执照等资料，审核通过后生效'}</span>
      </span>
      <span className="h-guide__way">
        {userType === UserType.Tourist ? '去注册' : '去认证'}
        <Icon name="chevron-right" size={16} />
      </span>
    </Anchor>
  );
}
