/**
 * Which server tests ask which database. They run on the PostgreSQL that TEST_DATABASE_URL names, which costs half of what the embedded one
 * does; what the embedded one may answer differently runs there too (project `embedded`), as do all journeys and most hunts.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['demo-world', 'src', 'testkit'];

/** What opens a database through the testkit, which chooses it. */
const opens = /testkit\/(portal|catalog|sign-on|console)\b|\bopenTestDatabase\b|process\.env\['TEST_DATABASE_URL'\]/;

/** What a database itself decides: plans, its own catalogue, locks, errors of what two do at once, how many connect. */
export const isDecidedByDatabase = (text) =>
  /explain \(|\bpg_(?!trgm|sleep)\w+|for update|deadlock|40001|40P01|connections:|advisory|TEST_DATABASE_URL/.test(text);

/** Each endpoint once, the order of words and texts, search, and signals of a change. */
const walks = [
  'apps/server/src/contract-walk.test.ts',
  'apps/server/src/modules/catalog/catalog.test.ts',
  'apps/server/src/modules/catalog/memory/held-goods.test.ts',
  'apps/server/src/modules/catalog/search/search.test.ts',
  'apps/server/src/modules/design-order/quotes/orders.test.ts',
];

/** The server tests that open a database of their own, by the path from `root`. */
export function thatAskADatabase(root) {
  // not globSync: what starts the project still runs on the Node 20 of the system
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, 'apps/server', folder), { recursive: true }).map((path) => `apps/server/${folder}/${path.replaceAll('\\', '/')}`),
  )
    .filter((path) => path.endsWith('.test.ts'))
    .filter((path) => opens.test(readFileSync(join(root, path), 'utf8')))
    .toSorted();
}

/** For tests (`vitest.config.ts`): those of them that run on the embedded database as well when the others run on PostgreSQL. */
export const thatAskBoth = (root) =>
  thatAskADatabase(root).filter(
    (path) => path.includes('/src/platform/') || walks.includes(path) || isDecidedByDatabase(readFileSync(join(root, path), 'utf8')),
  );
