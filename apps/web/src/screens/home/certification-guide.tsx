import { mayCall, UserType } from '@portal/engines/access';
import { certificationStateOf, type CertificationState } from '@portal/engines/states';
import { Anchor, Icon } from '@portal/ui';
import { leadsSomewhere } from '../../route-table.ts';
import './certification-guide.css';

/** Where an enterprise is certified. */
const CERTIFICATION = '/auth';

interface Guide {
  title: string;
  words: string;
  way: string;
  /** Something went wrong, and the person can mend it. */
  isWarning?: true;
}
const TITLE = '完成企业认证，查看客户价并向一级经销商订货';
const FOR_GUEST: Guide = { title: TITLE, words: '先注册账号，再提交企业资料', way: '去注册' };
const NOT_YET: Guide = { title: TITLE, words: '提交营业执照等资料，审核通过后生效', way: '去认证' };
/** Where papers were handed in, what became of them. */
const BY_STATE: Readonly<Partial<Record<CertificationState, Guide>>> = {
  pending: { title: '企业认证审核中', words: '审核通过后无需重新登录，即可查看客户价并订货', way: '查看进度' },
  rejected: { title: '企业认证未通过', words: '已填写的资料已保留，查看原因并修改后可重新提交', way: '去修改', isWarning: true },
};

/** Asks visitors and individuals to have their enterprise certified, and says what for (ACCESS-13). Shown where it leads somewhere. */
export function CertificationGuide({ userType, auditStatus }: { userType: UserType; auditStatus: number }) {
  const href = userType === UserType.Tourist ? '/register' : CERTIFICATION;
  if (!mayCall('certificationGuide', userType) || !leadsSomewhere(href)) return null;
  const { title, words, way, isWarning } = userType === UserType.Tourist ? FOR_GUEST : (BY_STATE[certificationStateOf(auditStatus)] ?? NOT_YET);
  return (
    <Anchor className={isWarning ? 'h-guide h-guide--warning' : 'h-guide'} href={href}>
      <Icon name={isWarning ? 'warning' : 'shield'} size={24} />
      <span>
        <b>{title}</b>
        <span className="p-small">{words}</span>
      </span>
      <span className="h-guide__way">
        {way}
        <Icon name="chevron-right" size={16} />
      </span>
    </Anchor>
  );
}
