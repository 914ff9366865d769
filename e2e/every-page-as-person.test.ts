/** Every page of the member centre, which opens to people without a certified enterprise, on a desk that then becomes a phone. */
import { pages } from '../apps/web/src/route-table.ts';
import { looked } from './accounts.ts';
import { openJourney } from './journey.ts';
import { checkPages, DESK, PHONE } from './page-checks.ts';

const own = pages.filter(({ frame }) => frame === 'member');
checkPages(
  await openJourney({ as: looked.person }),
  own.map(({ path }) => path),
  [DESK, PHONE],
);
