/** Fills an empty database: the regions always, a demo world where one is given. */
import { hashPassword } from '../modules/account/index.ts';
import { insertCatalog, type CatalogRows } from '../modules/catalog/index.ts';
import { insertPeople, type PeopleRows } from '../modules/dealer/index.ts';
import { seedDemoOrders, type Owner } from '../modules/design-order/index.ts';
import { insertRegions } from '../modules/region/index.ts';
import { loadRegions } from '../modules/region/region-data.ts';
import type { UserType } from '@portal/engines/access';
import { newId } from '../platform/clock.ts';
import { rowsOf, sql, type Database, type Db } from '../platform/db/database.ts';
import type { Logger } from '../platform/log.ts';

/** What a demo world is made of; each part is made when it is needed only. */
export interface DemoWorld {
  catalog(now: number): CatalogRows;
  /** Accounts without their hashes: all of them share one password. */
  people(now: number): PeopleRows;
  password: string;
  /** Who finds example orders, priced as this user type sees the goods. */
  orderOwner: Owner & { userType: UserType };
}

/** Of several servers on one new database, one seeds and the others wait. */
const LOCK_KEY = 7_305_119;

/**
 * Everything in one transaction: a start killed in the middle leaves the database as empty as it was, and the next one seeds
 * again. A database that holds an account or a product is nobody's demo and gets no demo world. Gives what was added.
 */
export async function seed(
  database: Database,
  options: { world: DemoWorld | undefined; now: number; log: Logger },
): Promise<{ regions: boolean; demo: boolean }> {
  const { world, now, log } = options;
  const first = await findWanting(database.db);
  if (!first.regions && !(first.demo && world)) return { regions: false, demo: false };
  const began = performance.now();
  const passwordHash = world && first.demo ? await hashPassword(world.password) : null;
  const added = await database.transaction(async (db) => {
    await db.execute(sql`set local statement_timeout = 0`);
    await db.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`);
    const wanting = await findWanting(db);
    if (wanting.regions) await insertRegions(db, loadRegions());
    const demo = wanting.demo && world !== undefined;
    if (demo) await insertWorld(db, world, passwordHash, now);
    return { regions: wanting.regions, demo };
  });
  // a fresh table has no statistics, and the embedded database nobody else to make them
  await database.pool.query(database.kind === 'embedded' ? 'vacuum (analyze)' : 'analyze');
  log.info({ ...added, ms: Math.round(performance.now() - began) }, 'the empty database has been filled');
  return added;
}

async function findWanting(db: Db): Promise<{ regions: boolean; demo: boolean }> {
  const [row] = await rowsOf<{ regions: boolean; demo: boolean }>(
    db,
    sql`select not exists (select 1 from region) as regions, not exists (select 1 from account) and not exists (select 1 from spu) as demo`,
  );
  return row ?? { regions: false, demo: false };
}

async function insertWorld(db: Db, world: DemoWorld, passwordHash: string | null, now: number): Promise<void> {
  const people = world.people(now);
  const catalog = world.catalog(now);
  await insertPeople(db, { ...people, accounts: people.accounts.map((account) => ({ ...account, passwordHash })) });
  await insertCatalog(db, catalog);
  const { accountNo, merchantNo, userType } = world.orderOwner;
  const skuNos = (catalog.skus ?? []).map(({ skuNo }) => skuNo);
  await seedDemoOrders(db, { owner: { accountNo, merchantNo }, userType, skuNos, now, newId: () => newId(now) });
}
