/** Every page that opens to an installer, on a phone that then becomes a desk. */
import { pages } from '../apps/web/src/route-table.ts';
import { openJourney } from './journey.ts';
import { checkPages, DESK, PHONE } from './page-checks.ts';
import { installer } from './signing-in.ts';

// a certified enterprise has no member centre here, and whoever has an account does not register; offers are a first-level dealer's
const open = pages.filter(
  ({ path, access }) => access !== 'seesOffers' && (path === 'member/messageCenter' || (!path.startsWith('member/') && path !== 'register')),
);
checkPages(
  await openJourney({ as: installer }),
  open.map(({ path }) => path),
  [PHONE, DESK],
);
