import { openTestDatabase } from '@portal/server/testkit/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql, type Database } from './database.ts';
import { foundBy, refusing } from './refusal.ts';

let database: Database;
let close: () => Promise<void>;
beforeAll(async () => void ({ database, close } = await openTestDatabase()));
afterAll(() => close());

const asked = (rows: string) =>
  database.transaction((db) => db.execute(sql`select ${refusing('few', sql.raw(rows))}`)).catch((error: Error) => error.cause ?? error);

it('a statement that finds what must not be fails and says what it found; one that finds nothing does not', async () => {
  const failure = await asked(`select json_build_object('left', 2) where true`);
  expect(foundBy(failure, 'few')).toEqual({ left: 2 });
  expect(foundBy(failure, 'many')).toBeNull();
  expect(foundBy(new Error('few'), 'few')).toBeNull();
  expect(await asked(`select json_build_object('left', 2) where false`)).toMatchObject({ rowCount: 1 });
});
