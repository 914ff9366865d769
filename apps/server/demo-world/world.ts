/** The demo world put together as `seed` wants it. A start with DEMO=1 loads it; no other one reads anything of this folder. */
import type { DemoWorld } from '../src/start/seed.ts';
import { UserType } from '@portal/engines/access';
import { openClaims } from '../src/modules/after-sale/index.ts';
import { shareOutAll, type ShareTerms } from '../src/modules/share-out/index.ts';
import { insertSuites } from '../src/modules/suite/index.ts';
import { insertDemoBooks } from './calculation-books.ts';
import { insertDemoBrochures } from './brochures.ts';
import { demoCatalog, demoOrderSkuNos, skuNoByModel } from './catalog.ts';
import { demoSuiteRows } from './catalog-suites.ts';
import { insertDemoAfterSales } from './after-sales.ts';
import { insertDemoComments, insertDemoContentComments } from './comments.ts';
import { insertDemoCarts } from './carts.ts';
import { demoApplicantRows } from './applicants.ts';
import { insertDemoCoupons } from './coupons.ts';
import { insertDemoClues } from './clues.ts';
import { insertDemoContent } from './content.ts';
import { insertDemoCredits } from './credits.ts';
import { insertDemoFavorites } from './favorites.ts';
import { insertDemoPrompts } from './login-prompts.ts';
import { insertDemoLooks } from './looks.ts';
import { insertDemoMessages } from './messages.ts';
import { insertDemoOrders } from './orders.ts';
import { demoOperatorRows } from './operators.ts';
import { insertDemoPapers } from './papers.ts';
import { insertDemoPrices } from './prices.ts';
import { insertDemoPurchases } from './purchases.ts';
import { insertDemoSeckills } from './seckills.ts';
import { insertDemoPrivateProducts } from './private-products.ts';
import { insertDemoRequirements } from './requirements.ts';
import { insertDemoServiceOrders } from './service-orders.ts';
import { insertDemoTradeCredits } from './trade-credits.ts';
import { demoStaffRows, insertDemoStaff } from './staff.ts';
import { DEMO_PASSWORD, demoInstaller, demoPeople } from './people.ts';

export { demoOperators } from './operators.ts';
export { demoAccounts } from './people.ts';

/** `brand`: the provider's own. `shareTerms`: how the dealers' part of its orders is reckoned. */
export function demoWorldOf(brand: string, shareTerms: ShareTerms = { feeRate: 60, afterDays: 7 }): DemoWorld {
  return {
    catalog: (now) => demoCatalog({ now, brand }),
    people(now) {
      const [people, applicants, staff] = [demoPeople(now), demoApplicantRows(now), demoStaffRows(now)];
      return {
        ...people,
        enterprises: [...people.enterprises, ...applicants.enterprises, ...staff.enterprises],
        accounts: [...people.accounts, ...applicants.accounts, ...staff.accounts],
        identities: [...people.identities, ...applicants.identities, ...staff.identities],
      };
    },
    async insertPapers(db, given) {
      await insertDemoPapers(db, given);
      await insertDemoBrochures(db, given);
    },
    operators: demoOperatorRows,
    password: DEMO_PASSWORD,
    async insertMessages(db, given) {
      await insertDemoMessages(db, given);
      await insertDemoStaff(db, given);
      await insertDemoRequirements(db, given);
      await insertDemoServiceOrders(db, given);
      await insertDemoClues(db, given);
      await insertDemoPrompts(db, { now: given.now, providerBrand: brand });
    },
    async insertOrders(db, rows, given) {
      const suiteRows = demoSuiteRows(skuNoByModel(rows.skus ?? []), given.now);
      await insertSuites(db, suiteRows);
      await insertDemoContent(db, rows, given.now);
      await insertDemoFavorites(db, rows, given.now);
      await insertDemoLooks(db, rows, given.now);
      await insertDemoPrices(db, rows, given.now);
      await insertDemoCarts(db, rows, given.now);
      await insertDemoTradeCredits(db, given.now);
      await insertDemoCoupons(db, given);
      await insertDemoPurchases(db, rows, given);
      await insertDemoAfterSales(db, given.now);
      await insertDemoComments(db, given);
      await insertDemoContentComments(db, given);
      await shareOutAll({ db, now: given.now }, shareTerms, openClaims);
      const suitNos = suiteRows.suites.map(({ suitNo }) => suitNo);
      await insertDemoSeckills(db, rows, suitNos, given);
      await insertDemoPrivateProducts(db, rows, given.now);
      await insertDemoBooks(db, given.now);
      await insertDemoCredits(db, given.now, given.newId);
      const skuNos = demoOrderSkuNos({ skus: rows.skus ?? [] });
      await insertDemoOrders(db, { owner: demoInstaller, userType: UserType.SecondLevel, skuNos, ...given });
    },
  };
}
