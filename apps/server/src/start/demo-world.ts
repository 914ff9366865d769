/** The demo world put together: goods and people of `demo/`, as `seed` wants them. */
import { UserType } from '@portal/engines/access';
import { demoCatalog } from '../demo/catalog.ts';
import { DEMO_PASSWORD, demoInstaller, demoPeople } from '../demo/people.ts';
import type { DemoWorld } from './seed.ts';

export { demoAccounts } from '../demo/people.ts';

/** `brand` stands on every product. */
export function demoWorldOf(brand: string): DemoWorld {
  return {
    catalog: (now) => demoCatalog({ now, brand }),
    people: demoPeople,
    password: DEMO_PASSWORD,
    orderOwner: { ...demoInstaller, userType: UserType.SecondLevel },
  };
}
