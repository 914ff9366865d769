import type { SessionInfo } from '@portal/contract/account';
import type { SiteFacts } from '../../../lib/page/server-context.ts';

/** What somebody is called on the pages: his enterprise, else himself. */
export const nameOf = ({ companyName, nickname }: Pick<SessionInfo, 'companyName' | 'nickname'>): string => companyName || nickname || '个人用户';

/** Who looks at the page, and the facts of the site: the root loader's answer. */
export interface Viewer {
  session: SessionInfo | null;
  site: SiteFacts;
}
