/** Every page of the merchant centre, as a first-level dealer, who has all of them, on a desk that then becomes a phone. */
import { pages } from '../apps/web/src/route-table.ts';
import { looked } from './accounts.ts';
import { openJourney } from './journey.ts';
import { checkPages, DESK, PHONE } from './page-checks.ts';

const own = pages.filter(({ frame }) => frame === 'merchant');
checkPages(
  await openJourney({ as: looked.firstLevel }),
  own.map(({ path }) => path),
  [DESK, PHONE],
);
