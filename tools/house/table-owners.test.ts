import { describe, expect, it } from 'vitest';
import { tableOwnerComplaints } from './table-owners.ts';
import { treeOf } from './tree.ts';

const MODULES = 'apps/server/src/modules';
const house = {
  [`${MODULES}/account/tables.ts`]: "export const session = pgTable('session', {});",
  [`${MODULES}/dealer/tables.ts`]: "export const dealer = pgTable(\n  'dealer',\n  {},\n);\nexport const binding = pgTable('dealer_binding', {});",
};
const saidOf = (path: string, text: string) => tableOwnerComplaints(treeOf({ ...house, [path]: text }));

describe('tables', () => {
  it.each([
    [
      'a store that reads a neighbour’s table',
      `${MODULES}/account/session/store.ts`,
      'const a = sql`select 1 from session s join dealer d on true`;',
      'names the table dealer',
    ],
    [
      'one that reads it within an expression',
      `${MODULES}/account/store.ts`,
      'const a = sql.raw(`(select b.id from dealer_binding b)`);',
      'dealer_binding, which is dealer’s',
    ],
    ['one that writes it', `${MODULES}/account/store.ts`, 'const a = sql`update ${x} set y = 1; insert into dealer values (${y})`;', 'names the table dealer'],
    [
      'one that reads it after a comma',
      `${MODULES}/account/store.ts`,
      'const a = sql`select 1 from session s, dealer d where d.id = s.id`;',
      'names the table dealer',
    ],
    ['one that reads it after what is put in', `${MODULES}/account/store.ts`, 'const a = sql`select 1 from ${rows} as r, dealer`;', 'names the table dealer'],
    [
      'one that reads it after a reading',
      `${MODULES}/account/store.ts`,
      'const a = sql`select 1 from (select max(a) from session) s, dealer d`;',
      'names the table dealer',
    ],
    ['one that reads it beside a call', `${MODULES}/account/store.ts`, 'const a = sql`select 1 from unnest(${a}) as n, dealer d`;', 'names the table dealer'],
    ['a room above that reads it', `${MODULES}/order/store.ts`, 'await db.execute(sql`delete from session`);', 'names the table session'],
    ['a start that reads it', 'apps/server/src/start/seed.ts', "const text = 'select exists (select 1 from session)';", 'names the table session'],
    ['a store that takes a neighbour’s table', `${MODULES}/account/store.ts`, "import { dealer } from '../dealer/tables.ts';", 'a room’s tables are its own'],
    ['a front door that gives a table away', `${MODULES}/dealer/index.ts`, "export { dealer } from './tables.ts';", 'a room’s tables are its own'],
    ['a demo world that takes one', 'apps/server/demo-world/a.ts', "import { dealer } from '../src/modules/dealer/tables.ts';", 'a room’s tables are its own'],
  ])('%s is a complaint', (_, path, text, said) => expect(saidOf(path, text)).toEqual([expect.stringContaining(said)]));

  it.each([
    ['a store of the room', `${MODULES}/dealer/store.ts`, "import { dealer } from './tables.ts';\nconst a = sql`select 1 from dealer`;"],
    ['a sub-room', `${MODULES}/account/session/store.ts`, "import { session } from '../tables.ts';\nconst a = sql`select 1 from session`;"],
    ['words of people', `${MODULES}/account/a.ts`, "// read from dealer\nconst a = 'taken from dealer';"],
    ['a table whose name only begins alike', `${MODULES}/account/a.ts`, 'const a = sql`select 1 from session_count join ${dealerRows} d on true`;'],
    ['a column beside a reading', `${MODULES}/account/a.ts`, 'const a = sql`select (select max(x) from session), dealer from session where a in (1), dealer`;'],
    ['a test', `${MODULES}/account/a.test.ts`, "import { dealer } from '../dealer/tables.ts';\nconst a = sql`select 1 from dealer`;"],
  ])('%s may pass', (_, path, text) => expect(saidOf(path, text)).toEqual([]));
});
