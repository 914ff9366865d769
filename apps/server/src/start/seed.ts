/** Fills an empty database: regions and agreements always, a demo world where one is given. */
import { hasAccounts, hashPassword, insertPeople, type PeopleRows } from '../modules/account/index.ts';
import { hasCategories, hasFamilies, insertCatalog, type CatalogRows } from '../modules/catalog/index.ts';
import { hasProtocols, insertProtocols, standardProtocols } from '../modules/protocol/index.ts';
import { insertOperators, type OperatorRow } from '../modules/operator/index.ts';
import { hasRegions, insertRegions, loadRegions } from '../modules/region/index.ts';
import { newId } from '../platform/clock.ts';
import { analyseDatabase } from '../platform/db/analyse.ts';
import type { Database, Db } from '../platform/db/database.ts';
import { waitForTurn } from '../platform/db/turn.ts';
import type { Logger } from '../platform/log.ts';
import type { FileStore } from '../platform/storage/file-store.ts';

/** Categories and typed attributes: what an operator's own catalogue is imported into. */
export type SeededTaxonomy = Pick<CatalogRows, 'categories' | 'attributes' | 'categoryAttributes'>;

/** What a demo world is made of; each part is made when it is needed only. */
export interface DemoWorld {
  catalog(now: number): CatalogRows;
  /** Accounts without their hashes: all of them share one password. */
  people(now: number): PeopleRows;
  password: string;
  /** The provider's staff without their hashes; they share the password too. */
  operators(now: number): Omit<OperatorRow, 'passwordHash'>[];
  /** Example orders of goods and people that are there by then. */
  insertOrders(db: Db, catalog: CatalogRows, given: { now: number; newId(): string }): Promise<unknown>;
  /** Papers of enterprises, with the pictures that belong to them. */
  insertPapers?(db: Db, given: { now: number; files: FileStore }): Promise<void>;
  /** What people have been told. */
  insertMessages(db: Db, given: { now: number; newId(): string }): Promise<void>;
}

/** Of several servers on one new database, one seeds and the others wait. */
const SEED_TURN = 7_305_119;

/**
 * Everything in one transaction: a start killed in the middle leaves the database as empty as it was, and the next one seeds
 * again. Categories and attributes are there in every portal, so that an operator can import goods into them. A database that holds an account or a product is nobody's demo and gets no demo world. Gives what was added.
 */
export async function seed(
  database: Database,
  options: {
    world: DemoWorld | undefined;
    taxonomy?: () => SeededTaxonomy;
    regions?: typeof loadRegions;
    now: number;
    log: Logger;
    /** Where the demo world's pictures go; without it there are no papers. */
    files?: () => Promise<FileStore>;
  },
): Promise<{ regions: boolean; demo: boolean }> {
  const { world, taxonomy, regions = loadRegions, now, log, files } = options;
  const first = await findMissing(database.db);
  if (!first.regions && !first.protocols && !(first.demo && world) && !(first.taxonomy && taxonomy)) return { regions: false, demo: false };
  const began = performance.now();
  const passwordHash = world && first.demo ? await hashPassword(world.password) : null;
  const added = await database.transaction(async (db) => {
    await waitForTurn(db, SEED_TURN);
    const missing = await findMissing(db);
    if (missing.regions) await insertRegions(db, regions());
    if (missing.protocols) await insertProtocols(db, standardProtocols());
    const demo = missing.demo && world !== undefined;
    if (missing.taxonomy && taxonomy) await insertCatalog(db, taxonomy());
    if (demo) await insertWorld(db, world, { passwordHash, now, hasTaxonomy: !missing.taxonomy || taxonomy !== undefined, files });
    return { regions: missing.regions, demo };
  });
  await analyseDatabase(database);
  log.info({ ...added, ms: Math.round(performance.now() - began) }, 'the empty database has been filled');
  return added;
}

interface Missing {
  regions: boolean;
  protocols: boolean;
  taxonomy: boolean;
  demo: boolean;
}

async function findMissing(db: Db): Promise<Missing> {
  return {
    regions: !(await hasRegions(db)),
    protocols: !(await hasProtocols(db)),
    taxonomy: !(await hasCategories(db)),
    demo: !(await hasAccounts(db)) && !(await hasFamilies(db)),
  };
}

async function insertWorld(
  db: Db,
  world: DemoWorld,
  given: { passwordHash: string | null; now: number; hasTaxonomy: boolean; files: (() => Promise<FileStore>) | undefined },
): Promise<void> {
  const { passwordHash, now, hasTaxonomy, files } = given;
  const people = world.people(now);
  const catalog = world.catalog(now);
  await insertPeople(db, { ...people, accounts: people.accounts.map((account) => ({ ...account, passwordHash })) });
  if (passwordHash !== null)
    await insertOperators(
      db,
      world.operators(now).map((one) => ({ ...one, passwordHash })),
    );
  await insertCatalog(db, hasTaxonomy ? { ...catalog, categories: [], attributes: [], categoryAttributes: [] } : catalog);
  const making = { now, newId: () => newId(now) };
  await world.insertOrders(db, catalog, making);
  if (files && world.insertPapers) await world.insertPapers(db, { now, files: await files() });
  await world.insertMessages(db, making);
}
