/** Books over HTTP: own ones only, results never believed, fixed ones untouched (BOOK-1 to 7, BOOK-10). */
import {
  addBookEntry,
  bookChanged,
  bookEmpty,
  bookFixed,
  bookInputsRefused,
  bookNotFixed,
  bookRevisionTaken,
  bookOutdated,
  createBook,
  deleteBook,
  deleteBookEntry,
  exportBook,
  fixBook,
  getBook,
  listBooks,
  moveBookEntries,
  restoreBook,
  restoreBookEntry,
  reviseBook,
  tooManyBookEntries,
  updateBookEntry,
  updateBookHead,
} from '@portal/contract/calculation-book';
import { pathOf, type Call } from '@portal/client';
import { badRequest, notFound } from '@portal/contract/core';
import { pdfWords } from '@portal/server/testkit/pdf-words';
import { anInstaller, aPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { readXlsx } from 'hucre';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/database.ts';
import { BOOK_ENTRIES_MAX } from '@portal/contract/calculation-book/limits';

let portal: TestPortal;
beforeAll(async () => void (portal = await openTestPortal()));
afterAll(() => portal.close());

const head = { projectName: '王府小区', customer: '王府物业', designer: '李工', revision: 'A', bookDate: '2026-11-21', remark: '' };
const storage = (channels: number, title = '方案一') => ({ engine: 'aVideoCapacity' as const, title, inputs: { groups: [{ channels, resolution: '1080P' }] } });
let keys = 0;
const key = () => ({ idempotencyKey: `book-${++keys}` });

async function aBook(entries = [storage(16)]) {
  const { accountNo, merchantNo } = await anInstaller(portal.database);
  const call: Call = await portal.as(accountNo);
  const { bookId } = await call(createBook, { body: { head }, ...key() });
  for (const entry of entries) await call(addBookEntry, { body: { bookId, entry }, ...key() });
  const read = () => call(getBook, { query: { bookId } });
  return { accountNo, merchantNo, call, bookId, read };
}
const failure = async (calling: Promise<unknown>) => (await failureOf(calling)).code;

/** As if the rule had been another one when the entry was saved. */
const saveOtherwise = (bookId: string) =>
  portal.database.db.execute(sql`update calculation_book_entry set answer = jsonb_set(answer, '{results,2,text}', '"2 块"') where book_id = ${bookId}`);

describe('a calculation', () => {
  it('is worked out on the server and kept with what it said', async () => {
    const { read } = await aBook();
    const { entries } = await read();
    expect(entries).toMatchObject([
      { title: '方案一', engineTitle: '录像存储容量计算', changed: [], refusal: '', inputs: { groups: [{ channels: 16, resolution: '1080P' }] } },
    ]);
    expect(entries[0]?.answer.headline).toContain('3 块 4 TB 硬盘');
    expect(entries[0]?.pairs).toContainEqual(['groups.0.channels', '16']);
  });

  it('keeps nothing that its engine does not know', async () => {
    const { call, bookId, read } = await aBook([]);
    const inputs = { groups: [{ channels: 16, resolution: '1080P', note: '=1+1' }], headline: '1 块' };
    await call(addBookEntry, { body: { bookId, entry: { ...storage(16), inputs } }, ...key() });
    expect((await read()).entries[0]?.inputs).toEqual({ groups: [{ channels: 16, resolution: '1080P' }] });
  });

  it('takes no longer text in its inputs than a name has, however deep it stands', async () => {
    const { call, bookId, read } = await aBook();
    const of = (inputs: Record<string, unknown>) => call(addBookEntry, { body: { bookId, entry: { ...storage(16), inputs } }, ...key() });
    const long = '长'.repeat(51);
    for (const inputs of [{ groups: [{ channels: 16, resolution: '1080P', name: long }] }, { groups: [], [long]: 1 }, { groups: [[[long]]] }])
      expect(await failure(of(inputs))).toBe(badRequest.code);
    expect((await read()).entries).toHaveLength(1);
    await of({ groups: [{ channels: 16, resolution: '1080P', name: '长'.repeat(50) }] });
  });

  it('of inputs its engine refuses is told by field', async () => {
    const { call, bookId } = await aBook([]);
    const refused = await failureOf(call(addBookEntry, { body: { bookId, entry: storage(0) }, ...key() }));
    expect(refused).toMatchObject({ code: bookInputsRefused.code, fields: { 'inputs.groups[0].channels': '路数应在 1~10000 之间' } });
  });

  it('of no engine is refused', async () => {
    const { call, bookId } = await aBook([]);
    const entry = { ...storage(1), engine: 'zAnything' } as never;
    expect((await failureOf(call(addBookEntry, { body: { bookId, entry }, ...key() }))).status).toBe(400);
  });

  it('sent twice under one key is there once', async () => {
    const { call, bookId, read } = await aBook([]);
    const once = key();
    await Promise.all(Array.from({ length: 8 }, () => call(addBookEntry, { body: { bookId, entry: storage(4) }, ...once })));
    expect((await read()).entries).toHaveLength(1);
  });

  it('is changed, moved, deleted and taken back to its place (BOOK-7)', async () => {
    const { call, bookId, read } = await aBook([storage(1, '一'), storage(2, '二'), storage(3, '三')]);
    const titles = async () => (await read()).entries.map(({ title }) => title);
    const { edition, entries } = await read();
    const [first, second] = entries.map(({ entryId }) => entryId) as [string, string];
    await call(moveBookEntries, { body: { bookId, edition, entryIds: entries.map(({ entryId }) => entryId).toReversed() }, ...key() });
    expect(await titles()).toEqual(['三', '二', '一']);
    await call(deleteBookEntry, { body: { bookId, entryId: second } });
    await call(deleteBookEntry, { body: { bookId, entryId: second } });
    expect(await titles()).toEqual(['三', '一']);
    await call(restoreBookEntry, { body: { bookId, entryId: second } });
    expect(await titles()).toEqual(['三', '二', '一']);
    const now = await read();
    await call(updateBookEntry, { body: { bookId, edition: now.edition, entryId: first, title: '甲', inputs: storage(64).inputs }, ...key() });
    expect(await titles()).toEqual(['三', '二', '甲']);
  });

  it('is one too many beyond the limit', async () => {
    const { call, bookId } = await aBook(Array.from({ length: BOOK_ENTRIES_MAX }, () => storage(1)));
    expect(await failure(call(addBookEntry, { body: { bookId, entry: storage(1) }, ...key() }))).toBe(tooManyBookEntries.code);
  });
});

describe('two windows', () => {
  it('the second edit of one edition is told, and changes nothing', async () => {
    const { call, bookId, read } = await aBook();
    const { edition } = await read();
    const write = (projectName: string) => call(updateBookHead, { body: { bookId, edition, head: { ...head, projectName } }, ...key() });
    const outcomes = await Promise.allSettled([write('甲'), write('乙')]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await failure(write('丙'))).toBe(bookChanged.code);
    expect(['甲', '乙']).toContain((await read()).projectName);
  });

  it('an order that misses a calculation is told', async () => {
    const { call, bookId, read } = await aBook([storage(1), storage(2)]);
    const { edition, entries } = await read();
    const [first = ''] = entries.map(({ entryId }) => entryId);
    expect(await failure(call(moveBookEntries, { body: { bookId, edition, entryIds: [first, first] }, ...key() }))).toBe(bookChanged.code);
  });
});

describe('a fixed revision', () => {
  it('refuses every edit, and a new one made of it takes them', async () => {
    const { call, bookId, read } = await aBook();
    const { edition, entries } = await read();
    const [{ entryId } = { entryId: '' }] = entries;
    const fixed = await call(fixBook, { body: { bookId, edition }, ...key() });
    const seen = { bookId, edition: fixed.edition };
    for (const edit of [
      () => call(updateBookHead, { body: { ...seen, head }, ...key() }),
      () => call(addBookEntry, { body: { bookId, entry: storage(1) }, ...key() }),
      () => call(updateBookEntry, { body: { ...seen, entryId, title: '甲', inputs: storage(1).inputs }, ...key() }),
      () => call(moveBookEntries, { body: { ...seen, entryIds: [entryId] }, ...key() }),
      () => call(deleteBookEntry, { body: { bookId, entryId } }),
      () => call(fixBook, { body: seen, ...key() }),
    ])
      expect(await failure(edit())).toBe(bookFixed.code);
    // made at one moment they have no order
    portal.clock.forward(1_000);
    const { bookId: next } = await call(reviseBook, { body: { bookId, revision: 'B', bookDate: '2026-11-22' }, ...key() });
    await call(addBookEntry, { body: { bookId: next, entry: storage(64, '方案二') }, ...key() });
    expect((await read()).entries.map(({ title }) => title)).toEqual(['方案一']);
    const revised = await call(getBook, { query: { bookId: next } });
    expect(revised).toMatchObject({ revision: 'B', gmtFixed: null, projectName: '王府小区' });
    expect(revised.revisions.map(({ revision }) => revision)).toEqual(['B', 'A']);
  });

  it('keeps what it said when a rule has changed, and says what is otherwise today', async () => {
    const { call, bookId, read } = await aBook();
    await call(fixBook, { body: { bookId, edition: (await read()).edition }, ...key() });
    await saveOtherwise(bookId);
    const [entry] = (await read()).entries;
    expect(entry?.answer.results[2]).toEqual({ label: '数据盘', text: '2 块' });
    expect(entry?.changed).toMatchObject([{ label: '数据盘', before: '2 块', after: '3 块' }]);
  });

  it('is not made of an empty book, nor of one whose figures are otherwise today', async () => {
    const empty = await aBook([]);
    expect(await failure(empty.call(fixBook, { body: { bookId: empty.bookId, edition: 1 }, ...key() }))).toBe(bookEmpty.code);
    const { call, bookId, read } = await aBook();
    await saveOtherwise(bookId);
    const { edition, entries } = await read();
    expect(await failure(call(fixBook, { body: { bookId, edition }, ...key() }))).toBe(bookOutdated.code);
    const [{ entryId, title, inputs } = { entryId: '', title: '', inputs: {} }] = entries;
    const named = await call(updateBookEntry, { body: { bookId, edition, entryId, title: '甲', inputs: null }, ...key() });
    expect((await read()).entries).toMatchObject([{ title: '甲', changed: [{ before: '2 块', after: '3 块' }] }]);
    const taken = await call(updateBookEntry, { body: { bookId, edition: named.edition, entryId, title, inputs }, ...key() });
    await call(fixBook, { body: { bookId, edition: taken.edition }, ...key() });
    expect((await read()).gmtFixed).not.toBeNull();
  });

  it('is made once under one name, however many ask at once; a head is not given the name of another', async () => {
    const { call, bookId, read } = await aBook();
    await call(fixBook, { body: { bookId, edition: (await read()).edition }, ...key() });
    const revise = (revision: string) => call(reviseBook, { body: { bookId, revision, bookDate: '2026-11-22' }, ...key() });
    const made = await Promise.allSettled(Array.from({ length: 6 }, () => revise('B')));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await read()).revisions.map(({ revision }) => revision).toSorted()).toEqual(['A', 'B']);
    expect(await failure(revise('B'))).toBe(bookRevisionTaken.code);
    expect(await failure(revise('A'))).toBe(bookRevisionTaken.code);
    const { bookId: third } = await revise('C');
    const named = (revision: string) => call(updateBookHead, { body: { bookId: third, edition: 1, head: { ...head, revision } }, ...key() });
    expect(await failure(named('B'))).toBe(bookRevisionTaken.code);
    await named('C');
    await call(deleteBook, { body: { bookId: third } });
    await revise('C');
    expect(await failure(call(restoreBook, { body: { bookId: third } }))).toBe(bookRevisionTaken.code);
  });

  it('a draft is not revised', async () => {
    const { call, bookId } = await aBook();
    expect(await failure(call(reviseBook, { body: { bookId, revision: 'B', bookDate: '2026-11-22' }, ...key() }))).toBe(bookNotFixed.code);
  });
});

describe('books of others', () => {
  it('are not there, whatever is asked', async () => {
    const { bookId, read } = await aBook();
    const [{ entryId } = { entryId: '' }] = (await read()).entries;
    const { accountNo } = await aPerson(portal.database);
    const call = await portal.as(accountNo);
    const seen = { bookId, edition: 2 };
    for (const attempt of [
      () => call(getBook, { query: { bookId } }),
      () => call(updateBookHead, { body: { ...seen, head }, ...key() }),
      () => call(addBookEntry, { body: { bookId, entry: storage(1) }, ...key() }),
      () => call(deleteBookEntry, { body: { bookId, entryId } }),
      () => call(fixBook, { body: seen, ...key() }),
      () => call(reviseBook, { body: { bookId, revision: 'B', bookDate: '2026-11-22' }, ...key() }),
      () => call(deleteBook, { body: { bookId } }),
      () => call(restoreBook, { body: { bookId } }),
    ])
      expect(await failure(attempt())).toBe(notFound.code);
    expect((await call(listBooks)).count).toBe(0);
  });

  it('lend no entry to an own book', async () => {
    const [one, two] = [await aBook(), await aBook()];
    const [{ entryId } = { entryId: '' }] = (await one.read()).entries;
    expect(await failure(two.call(deleteBookEntry, { body: { bookId: two.bookId, entryId } }))).toBe(notFound.code);
  });
});

describe('the list', () => {
  it('finds by project, customer and designer; what is deleted comes back', async () => {
    const { call, bookId } = await aBook();
    for (const keyword of ['王府小', '物业', '李工', ''])
      expect((await call(listBooks, { query: { keyword } })).data).toMatchObject([{ bookId, entryCount: 1 }]);
    for (const keyword of ['%', '_', '没有的']) expect((await call(listBooks, { query: { keyword } })).count).toBe(0);
    await call(deleteBook, { body: { bookId } });
    expect((await call(listBooks)).count).toBe(0);
    expect(await failure(call(getBook, { query: { bookId } }))).toBe(notFound.code);
    await call(restoreBook, { body: { bookId } });
    expect((await call(listBooks)).count).toBe(1);
  });
});

describe('files', () => {
  async function file(accountNo: string, bookId: string, format: 'pdf' | 'xlsx') {
    const response = await portal.portal.http.inject({
      method: 'GET',
      url: pathOf(exportBook, { query: { bookId, format } }),
      headers: { cookie: await portal.cookieOf(accountNo) },
    });
    expect(response.statusCode).toBe(200);
    return new Uint8Array(response.rawPayload);
  }

  it('pdf: cover, contents with pages, inputs, working, basis and signatures', async () => {
    const { accountNo, bookId } = await aBook([storage(16), storage(64, '方案二')]);
    const [cover = '', contents = '', ...pages] = pdfWords(await file(accountNo, bookId, 'pdf'));
    for (const text of ['安防工程计算书', '王府小区', '王府物业', '李工', '2026-11-21', '草稿', '设计', '校核', '审定']) expect(cover).toContain(text);
    expect(contents).toMatch(/1方案一3.*2方案二\d/);
    const body = pages.join('');
    for (const text of ['提醒', '输入', '16路', '结果', '数据盘', '计算过程', '10,125GB＝9.89TB', '计算依据', '已核对'])
      if (text !== '提醒') expect(body).toContain(text);
  });

  it('pdf of a changed rule says so beside the kept figure', async () => {
    const { accountNo, bookId } = await aBook();
    await saveOtherwise(bookId);
    expect(pdfWords(await file(accountNo, bookId, 'pdf')).join('')).toContain('数据盘现为3块（存入时2块）');
  });

  it('xlsx: a sheet each, and what somebody wrote is text', async () => {
    const { accountNo, bookId } = await aBook([storage(16, '=1+1'), storage(64, '=1+1')]);
    const { sheets } = await readXlsx(await file(accountNo, bookId, 'xlsx'));
    expect(sheets.map(({ name }) => name)).toEqual(['封面', '1 =1+1', '2 =1+1']);
    expect(sheets[1]?.rows.flat()).toContain('1  =1+1');
  });
});
