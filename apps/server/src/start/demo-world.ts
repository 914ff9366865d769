/** The demo world put together: goods and people of `demo/`, as `seed` wants them. */
import { UserType } from '@portal/engines/access';
import { demoCatalog, demoOrderSkuNos } from '../demo/catalog.ts';
import { DEMO_PASSWORD, demoInstaller, demoPeople } from '../demo/people.ts';
import type { DemoWorld, Taxonomy } from './seed.ts';

export { demoAccounts, publishedAccounts } from '../demo/people.ts';

/** `brand` stands on every product. */
export function demoWorldOf(brand: string): DemoWorld {
  return {
    catalog: (now) => demoCatalog({ now, brand }),
    orderSkuNos: ({ skus = [] }) => demoOrderSkuNos({ skus }),
    people: demoPeople,
    password: DEMO_PASSWORD,
    orderOwner: { ...demoInstaller, userType: UserType.SecondLevel },
  };
}

/** The categories and attributes that every portal begins with. */
export function standardTaxonomy(now: number): Taxonomy {
  const { categories, attributes, categoryAttributes } = demoCatalog({ now });
  return { categories, attributes, categoryAttributes };
}
