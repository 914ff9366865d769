/** Every page of the member centre, which opens to people without a certified enterprise, on a desk that then becomes a phone. */
import { pages } from '../apps/web/src/route-table.ts';
import { openJourney } from './journey.ts';
import { checkPages, DESK, PHONE } from './page-checks.ts';
import { person } from './signing-in.ts';

const own = pages.filter(({ frame }) => frame === 'member');
checkPages(
  await openJourney({ as: person }),
  own.map(({ path }) => path),
  [DESK, PHONE],
);
