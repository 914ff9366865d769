import { openTestDatabase, startEmpty } from '@portal/server/testkit/database';
import { CuttableStream, type Cut, type Decide } from '@portal/server/testkit/cuts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { openEmbedded, rowsOf, sql, type Database, type Db } from './database.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { isAway } from './is-away.ts';
import { OutcomeUnknownError, withConnection } from './transaction.ts';

let embedded: EmbeddedDatabase;
let database: Database;
let decide: Decide;

beforeAll(async () => {
  embedded = await startEmpty();
  const connect = () => new CuttableStream(embedded.connect(), (statement) => decide(statement));
  database = openEmbedded({ connect, close: () => embedded.close() }, { log: createLog({ level: 'silent' }) });
});
afterAll(() => database.close());
beforeEach(async () => {
  decide = () => undefined;
  await database.pool.query('drop table if exists note; create table note (text text)');
});

/** Cuts the first statement that looks so. */
const cutOnce = (pattern: RegExp, cut: Cut) => {
  decide = (statement) => {
    if (!pattern.test(statement)) return undefined;
    decide = () => undefined;
    return cut;
  };
};
const write = (text: string) => database.transaction((db) => db.execute(sql`insert into note values (${text})`));
const notes = async () => (await rowsOf<{ text: string }>(database.db, sql`select text from note order by text`)).map(({ text }) => text);
const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: Error) => error,
  );

describe('a transaction', () => {
  it.each([
    ['begin', /^begin/, 'request', []],
    ['begin', /^begin/, 'reply', []],
    ['a statement', /^insert/, 'request', []],
    ['a statement', /^insert/, 'reply', []],
    ['commit', /^commit/, 'request', []],
    ['commit', /^commit/, 'reply', ['first']],
  ] as const)('whose connection breaks at %s (%s, %s) fails as away, and the next has a connection', async (_what, pattern, cut, left) => {
    cutOnce(pattern, cut);
    expect(isAway(await failureOf(write('first')))).toBe(true);
    expect(await notes()).toEqual(left);
    await write('second');
    expect(await notes()).toEqual([...left, 'second']);
  });

  it('whose COMMIT gets no answer says that nobody knows its outcome, and is not done twice', async () => {
    cutOnce(/^commit/, 'reply');
    expect(await failureOf(write('first'))).toBeInstanceOf(OutcomeUnknownError);
    expect(await notes()).toEqual(['first']);
  });

  it.each(['request', 'reply'] as const)('whose ROLLBACK breaks (%s) tells what went wrong first', async (cut) => {
    cutOnce(/^rollback/, cut);
    const failing = database.transaction(async (db) => {
      await db.execute(sql`insert into note values ('first')`);
      throw new Error('no such shelf');
    });
    await expect(failing).rejects.toThrow('no such shelf');
    await write('second');
    expect(await notes()).toEqual(['second']);
  });

  it('in which a statement failed unheard is no success', async () => {
    const swallowing = database.transaction(async (db) => {
      await db.execute(sql`insert into note values ('first')`);
      await db.execute(sql`select 1 / 0`).catch(() => {});
    });
    await expect(swallowing).rejects.toThrow('nothing was committed');
    expect(await notes()).toEqual([]);
  });

  it.each(['40001', '40P01'])('is tried again when the server undid it for another (%s), three times in all', async (code) => {
    let tries = 0;
    const disturbed = (until: number) =>
      database.transaction(async (db) => {
        await db.execute(sql`insert into note values (${String(++tries)})`);
        if (tries < until) await db.execute(sql.raw(`do $$ begin raise exception 'again' using errcode = '${code}'; end $$`));
      });
    await disturbed(3);
    expect(await notes()).toEqual(['3']);
    tries = 0;
    expect(isAway(await failureOf(disturbed(4)))).toBe(true);
    expect(tries).toBe(3);
  });
});

describe.each(['embedded', 'of the tests'])('what travels with BEGIN and COMMIT, database %s', (which) => {
  let other: Database;
  let closeOther: () => Promise<void>;
  beforeAll(async () => void ({ database: other, close: closeOther } = await openTestDatabase()));
  afterAll(() => closeOther());
  const at = () => (which === 'embedded' ? database : other);
  beforeEach(() => at().pool.query('drop table if exists note; create table note (text text)'));
  const insert = (text: string) => (db: Db) => db.$client.query('insert into note values ($1)', [text]);
  const broken = (db: Db) => db.$client.query('select 1 / 0');
  const stored = async () => (await rowsOf<{ text: string }>(at().db, sql`select text from note order by text`)).map(({ text }) => text);

  it('is part of the transaction: done with it, undone with it', async () => {
    await at().transaction(() => Promise.resolve('middle'), { first: insert('first'), last: (db, answer) => insert(answer)(db) });
    expect(await stored()).toEqual(['first', 'middle']);
    const failing = at().transaction(() => Promise.reject(new Error('no such shelf')), { first: insert('lost'), last: insert('lost') });
    await expect(failing).rejects.toThrow('no such shelf');
    expect(await stored()).toEqual(['first', 'middle']);
  });

  it('undoes all of it where it fails, and says so', async () => {
    await expect(at().transaction(insert('one'), { last: broken })).rejects.toThrow('division by zero');
    await expect(at().transaction(insert('two'), { first: broken })).rejects.toThrow('division by zero');
    expect(await stored()).toEqual([]);
    await at().transaction(insert('three'));
    expect(await stored()).toEqual(['three']);
  });

  it('may be handed over by the work, in order, and undoes all of it in the words of whoever handed it over', async () => {
    await at().transaction(
      (_db, withCommit) => {
        withCommit(insert('first'));
        withCommit((db) => db.$client.query(`insert into note select 'of ' || count(*) from note`));
        return Promise.resolve('last');
      },
      { last: (db, answer) => insert(answer)(db) },
    );
    expect(await stored()).toEqual(['first', 'last', 'of 1']);
    const refused = at().transaction(async (db, withCommit) => {
      await insert('lost')(db);
      withCommit((end) => broken(end).catch(() => Promise.reject(new Error('no such shelf'))));
    });
    await expect(refused).rejects.toThrow('no such shelf');
    expect(await stored()).toEqual(['first', 'last', 'of 1']);
    let tries = 0;
    await at().transaction((_db, withCommit) => {
      const code = ++tries < 2 ? '40P01' : '';
      withCommit((db) =>
        db.$client.query(code ? `do $$ begin raise exception 'again' using errcode = '${code}'; end $$` : `insert into note values ('tried')`),
      );
      return Promise.resolve();
    });
    expect([tries, await stored()]).toEqual([2, ['first', 'last', 'of 1', 'tried']]);
  });
});

describe('a connection', () => {
  it('that comes back with an open transaction is not lent again', async () => {
    await withConnection(database.pool, (client) => client.query(`begin; insert into note values ('left open')`));
    expect(await notes()).toEqual([]);
  });

  it('that breaks away from the driver leaves nothing open for the next', async () => {
    cutOnce(/^select 2/, 'request');
    const broken = withConnection(database.pool, async (client) => {
      await client.query(`begin; insert into note values ('left open')`);
      await client.query('select 2');
    });
    expect(isAway(await failureOf(broken))).toBe(true);
    await write('second');
    expect(await notes()).toEqual(['second']);
  });
});

describe('being away', () => {
  const away = (fields: object, message = '') => isAway(Object.assign(new Error(message), fields));
  it.each(['57P01', '53300', '08006', '57014', '55P03', '25P03', '40P01', 'ECONNREFUSED', 'EPIPE'])('is %s', (code) => expect(away({ code })).toBe(true));
  it.each(['23505', '42P01', '22P02', 'ERR_INVALID_ARG_TYPE', ''])('is not %s', (code) => expect(away({ code })).toBe(false));
  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'database "portal" is not currently accepting connections',
  ])('is «%s»', (message) => expect(away({}, message)).toBe(true));
  it('is seen through what wraps it', () => expect(isAway(new Error('Failed query', { cause: Object.assign(new Error(), { code: '57P01' }) }))).toBe(true));
});
