import { mayCall, type UserType } from '@portal/engines/access';
import { leadsSomewhere } from '../../route-table.ts';
import { certificationGuideOf } from './certification-guide-of.ts';
import { HomeGuide } from './home-guide.tsx';

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
  return <HomeGuide guide={guide} icon="shield" />;
}
