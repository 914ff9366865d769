import { openTestDatabase, type TestDatabase } from '@portal/server/testkit/database';
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMany, putMany, updateMany } from './bulk.ts';
import { instant, serialId, words, yuan } from './columns.ts';

const thing = pgTable('bulk_thing', {
  id: serialId(),
  thingNo: text('thing_no').notNull(),
  price: yuan('price'),
  place: smallint('place').notNull().default(7),
  isOpen: boolean('is_open').notNull().default(true),
  said: text('said').notNull().default("it's"),
  tags: jsonb('tags').$type<readonly string[]>().notNull().default([]),
  facts: jsonb('facts').$type<Record<string, unknown>>(),
  pieces: integer('pieces'),
  search: words('search').notNull().default(''),
  gmtCreate: instant('gmt_create').notNull(),
});
const at = new Date('2026-11-21T02:00:00.123Z');

let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
  await test.database.pool
    .query(`create table bulk_thing (id bigint generated always as identity primary key, thing_no text not null unique, price numeric(12, 2),
    place smallint not null default 7, is_open boolean not null default true, said text not null default 'it''s', tags jsonb not null default '[]', facts jsonb,
    pieces integer, search tsvector not null default '', gmt_create timestamptz not null)`);
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('truncate bulk_thing'));
const stored = () => test.database.db.select().from(thing).orderBy(thing.thingNo);

describe('many rows at once', () => {
  it('are stored as they are, whatever stands in them', async () => {
    const row = {
      thingNo: `甲"'\\;--`,
      price: 0.1,
      place: 3,
      isOpen: false,
      said: '',
      tags: ['一', '"二"'],
      facts: { deep: [null, { x: 1.5 }] },
      pieces: 0,
      search: "'word':1A",
      gmtCreate: at,
    };
    await insertMany(test.database.db, thing, [row]);
    expect(await stored()).toEqual([{ id: expect.any(Number), ...row }]);
  });

  it('get the defaults for what they leave out, one by one and all together', async () => {
    const standard = { place: 7, isOpen: true, said: "it's", tags: [], price: null, facts: null, pieces: null, search: '' };
    await insertMany(test.database.db, thing, [
      { thingNo: 'a', gmtCreate: at },
      { thingNo: 'b', gmtCreate: at, place: 1, isOpen: false, said: 'x', tags: ['y'] },
    ]);
    await insertMany(test.database.db, thing, [{ thingNo: 'c', gmtCreate: at }]);
    expect(await stored()).toMatchObject([
      { thingNo: 'a', ...standard },
      { thingNo: 'b', place: 1, isOpen: false, said: 'x', tags: ['y'] },
      { thingNo: 'c', ...standard },
    ]);
  });

  it('may be none, or thousands', async () => {
    await insertMany(test.database.db, thing, []);
    await putMany(test.database.db, thing, [], { on: ['thingNo'], set: [] });
    await insertMany(
      test.database.db,
      thing,
      Array.from({ length: 2001 }, (_, n) => ({ thingNo: String(n), gmtCreate: at })),
    );
    expect(await stored()).toHaveLength(2001);
  });

  it('take the place of those that stand in the columns named, or in none', async () => {
    await insertMany(test.database.db, thing, [{ thingNo: 'a', place: 1, pieces: 1, gmtCreate: at }]);
    const rows = [
      { thingNo: 'a', place: 2, pieces: 2, gmtCreate: at },
      { thingNo: 'b', place: 2, pieces: 2, gmtCreate: at },
    ];
    await putMany(test.database.db, thing, rows, { on: ['thingNo'], set: [] });
    expect(await stored()).toMatchObject([
      { place: 1, pieces: 1 },
      { place: 2, pieces: 2 },
    ]);
    await putMany(test.database.db, thing, rows, { on: ['thingNo'], set: ['pieces'] });
    expect(await stored()).toMatchObject([
      { place: 1, pieces: 2 },
      { place: 2, pieces: 2 },
    ]);
  });

  it('change the columns named of the rows found, and no others', async () => {
    await insertMany(test.database.db, thing, [{ thingNo: 'a', place: 1, pieces: 1, gmtCreate: at }]);
    const rows = [
      { thingNo: 'a', place: 9, pieces: null, tags: ['t'] },
      { thingNo: 'nobody', place: 9, pieces: 9, tags: [] },
    ];
    await updateMany(test.database.db, thing, rows, { by: 'thingNo', set: ['pieces', 'tags'] });
    expect(await stored()).toMatchObject([{ thingNo: 'a', place: 1, pieces: null, tags: ['t'] }]);
  });

  it('are refused as a whole when one of them is', async () => {
    const double = insertMany(test.database.db, thing, [
      { thingNo: 'a', gmtCreate: at },
      { thingNo: 'a', gmtCreate: at },
    ]);
    await expect(double).rejects.toThrow('bulk_thing');
    expect(await stored()).toEqual([]);
  });

  it('do not compile without what the table must have, nor with what it has not', () => {
    const { db } = test.database;
    const misspelt = [{ thingNo: 'a', gmtCreate: at, peices: 1 }];
    const calls = [
      // @ts-expect-error gmtCreate is missing
      () => insertMany(db, thing, [{ thingNo: 'a' }]),
      // @ts-expect-error a string is no date
      () => insertMany(db, thing, [{ thingNo: 'a', gmtCreate: '2026-11-21' }]),
      // @ts-expect-error there is no such column
      () => insertMany(db, thing, misspelt),
      // @ts-expect-error there is no such column
      () => putMany(db, thing, misspelt, { on: ['thingNo'], set: [] }),
      // @ts-expect-error there is no such column
      () => putMany(db, thing, [{ thingNo: 'a', gmtCreate: at }], { on: ['thingNo'], set: ['peices'] }),
      // @ts-expect-error pieces are missing
      () => updateMany(db, thing, [{ thingNo: 'a' }], { by: 'thingNo', set: ['pieces'] }),
    ];
    expect(calls).toHaveLength(6);
  });
});
