/** Every page that opens to an installer and not to a guest, or shows the two different things, on a phone that then becomes a desk. */
import { outcomeOf, VISITOR } from '@portal/engines/access';
import { pages } from '../apps/web/src/route-table.ts';
import { looked } from './accounts.ts';
import { openJourney } from './journey.ts';
import { checkPages, DESK, PHONE } from './page-checks.ts';

/** Open to everyone, with prices, lists and buttons for whoever has signed in. */
const MORE_SIGNED_IN: readonly string[] = [
  'home',
  'product',
  'product/detail',
  'product/suitDetail',
  'product/compare',
  'search',
  'solution/solutionPurchase',
  'tool',
];

// a certified enterprise has no member centre here, but for its messages; the merchant centre's pages are walked as a first-level dealer, who has all of them
const open = pages.filter(
  ({ path, access, frame }) =>
    (MORE_SIGNED_IN.includes(path) || outcomeOf(access, VISITOR) !== 'open') &&
    frame !== 'merchant' &&
    (path === 'member/messageCenter' || !path.startsWith('member/')),
);
checkPages(
  await openJourney({ as: looked.installer }),
  open.map(({ path }) => path),
  [PHONE, DESK],
);
