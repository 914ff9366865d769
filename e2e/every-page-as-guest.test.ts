/** Every page that opens to a guest, on a desk that then becomes a phone. */
import { outcomeOf, VISITOR } from '@portal/engines/access';
import { pages } from '../apps/web/src/route-table.ts';
import { openJourney } from './journey.ts';
import { checkPages, DESK, PHONE } from './page-checks.ts';

// what is one's own leads guests to the sign-on
const open = pages.filter(({ access }) => outcomeOf(access, VISITOR) === 'open');
checkPages(
  await openJourney(),
  open.map(({ path }) => path),
  [DESK, PHONE],
);
