import type { SessionInfo } from '@portal/contract/account';
import type { SiteFacts } from '../../../lib/server-context.ts';

/** Who looks at the page, and the facts of the site: the root loader's answer. */
export interface Viewer {
  session: SessionInfo | null;
  site: SiteFacts;
}
