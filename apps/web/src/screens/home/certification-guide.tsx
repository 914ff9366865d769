import { mayCall, type UserType } from '@portal/engines/access';
import { Anchor, Icon } from '@portal/ui';
import { leadsSomewhere } from '../../route-table.ts';
import { certificationGuideOf } from './certification-guide-of.ts';
import './certification-guide.css';

interface GuideProps {
  userType: UserType;
  auditStatus: number;
  /** Something was handed in once. */
  hasPapers: boolean;
}

/** Asks visitors and individuals to have their enterprise certified, and says what for (ACCESS-13). Shown where it leads somewhere. */
export function CertificationGuide({ userType, auditStatus, hasPapers }: GuideProps) {
  const guide = certificationGuideOf(userType, auditStatus, hasPapers);
  if (!guide || !mayCall('certificationGuide', userType) || !leadsSomewhere(guide.href)) return null;
  const { title, words, way, href, isWarning } = guide;
  return (
    <Anchor className={isWarning ? 'h-guide h-guide--warning' : 'h-guide'} href={href}>
      <Icon name={isWarning ? 'warning' : 'shield'} size={24} />
      <span>
        <b>{title}</b>
        {words !== undefined && <span className="p-small">{words}</span>}
      </span>
      <span className="h-guide__way">
        {way}
        <Icon name="chevron-right" size={16} />
      </span>
    </Anchor>
  );
}
