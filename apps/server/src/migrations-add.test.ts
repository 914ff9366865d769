/**
 * While a new version starts, servers of the version before still work on the same tables. So a migration only adds: what they name in
 * their statements stays, their inserts go on to fit, and nothing holds a table for long.
 */
import { describe, expect, it } from 'vitest';
import { listMigrations } from './platform/db/migrate.ts';

/** Breaks of the rule that are meant, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  '0011-words-anew.sql: rows are deleted': 'words that search is made of; the next start cuts them anew, until then models are found by their families',
  '0045-words-turned.sql: rows are deleted':
    'words that search is made of, as in 0011: the next start cuts them anew, until then models are found by their families',
  '0094-words-of-models.sql: rows are deleted':
    'words that search is made of, as in 0011: the next start cuts them anew, until then models are found by their families',
  '0103-words-of-places.sql: rows are deleted': 'the words of the goods, read anew at the next start',
  '0104-words-counted-apart.sql: rows are deleted': 'the words of the goods, read anew at the next start',
  '0108-service-of-order.sql: an index on a table with rows': 'partial, on columns that are new and empty',
  '0101-words-named.sql: rows are deleted':
    'words that search is made of, as in 0011: the next start cuts them anew, until then models are found by their families',
  '0005-file-owner.sql: an index on a table with rows': 'files of accounts: thousands, built in milliseconds',
  '0013-demo-accounts.sql: something is dropped': 'a check made wider under its own name',
  '0013-demo-accounts.sql: a rule is checked for every row under lock': 'accounts: thousands, checked in milliseconds',
  '0017-auth-status.sql: a rule is checked for every row under lock': 'enterprises: thousands, checked in milliseconds; no server before wrote anything else',
  '0017-auth-status.sql: every row is rewritten': 'only those that hold what no server wrote: none',
  '0032-own-data.sql: something is dropped': 'a check made wider under its own name',
  '0032-own-data.sql: a rule is checked for every row under lock': 'accounts: thousands, checked in milliseconds',
  '0032-own-data.sql: an index on a table with rows': 'partial, on a column that is new and empty',
  '0041-private-product-line.sql: something is dropped':
    'keys of lines to the goods, which products of one’s own have none in; statements of a server before still fit, and no goods are ever deleted',
  '0036-staff.sql: an index on a table with rows': 'identities of accounts: thousands, built in milliseconds',
  '0042-operator-chain.sql: something is dropped': 'a check made wider under its own name',
  '0042-operator-chain.sql: a rule is checked for every row under lock': 'operators: dozens',
  '0042-operator-chain.sql: every row is rewritten': 'those of the demo: four at most',
  '0042-operator-chain.sql: an index on a table with rows': 'acts of operators: thousands, on a column that is new and empty',
  '0043-validity.sql: an index on a table with rows': 'partial: on a column that is new and empty, and of enterprises that are frozen',
  '0047-accredit.sql: an index on a table with rows': 'enterprises: thousands, built in milliseconds',
  '0050-name-key.sql: an index on a table with rows': 'enterprises: thousands, built in milliseconds',
  '0053-bound-customers.sql: an index on a table with rows': 'bindings of dealers: a few for each enterprise, thousands, built in milliseconds',
  '0092-credit-reversal.sql: something is dropped': 'a check made wider under its own name',
  '0092-credit-reversal.sql: every row is rewritten': 'debts of orders that went back after they were repaid: dozens',
  '0111-parcel-number.sql: an index on a table with rows': 'parcels: no more than orders, which 0106 measured; one that is sent meanwhile waits as long',
  '0117-overall-order.sql: an index on a table with rows': 'families of goods: 125,000 of half a million models in a second for both; an import waits as long',
  '0119-sent-anew.sql: something is dropped': 'a check made wider under its own name',
  '0120-share-subsidy.sql: something is dropped': 'checks made wider under their own names; what a server before writes fits, with a subsidy of nothing',
  '0125-service-dealer.sql: something is dropped': 'a check made wider under its own name',
  '0126-shown-picture.sql: something is dropped': 'a check made wider under its own name',
  '0121-content-comment.sql: an index on a table with rows':
    'favourites of what is published: fewer than orders, which 0106 measured; one that is kept meanwhile waits as long',
  '0106-unpaid.sql: an index on a table with rows': 'orders: 300,000 in a second and a half on a busy machine; one that is placed meanwhile waits as long',
  '0107-credit-accepted.sql: every row is rewritten': 'debts that are open: hundreds a dealer',
  '0128-request-steps.sql: every row is rewritten':
    'steps of requests after the sale: a few of few orders, found by their order; what a server before writes is read as before',
  '0129-platform-seckill-lines.sql: every row is rewritten': 'lines of orders of flash sales of the provider: found by their purchases, hundreds a sale',
  '0130-requirement-of-design-order.sql: an index on a table with rows': 'partial, on a column that is new and empty',
  '0134-report-outcome.sql: every row is rewritten': 'reports among complaints: dozens; what a server before writes of them is answered as before',
  '0134-report-outcome.sql: an index on a table with rows': 'partial, on a column that is new',
  '0136-favorite-price-view.sql: every row is rewritten':
    'those that were kept with a price: a few of each account; a server before writes on, and what it keeps is not compared',
  '0096-after-sale-repair.sql: something is dropped': 'a check made wider under its own name',
  '0009-quotation.sql: an index on a table with rows': 'partial, on a column that is new and empty',
};

const FORBIDDEN: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['something is dropped', /\bdrop\s+(table|column|index|constraint|view|type|schema)\b/i],
  ['something is renamed', /\brename\b/i],
  ['a column changes its type', /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i],
  ['a column is to be filled', /\bset\s+not\s+null\b/i],
  ['a default is lost', /\bdrop\s+default\b/i],
  ['a new column wants a value that older inserts do not give', /\badd\s+column\b(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i],
  ['a rule is checked for every row under lock', /\badd\s+(constraint\s+\S+\s+)?(check|foreign\s+key|unique|primary\s+key|exclude)\b(?![^;]*\bnot\s+valid\b)/i],
  ['rows are deleted', /\b(delete\s+from|truncate)\b/i],
  ['every row is rewritten', /^\s*update\s/im],
  ['a table is locked by hand', /\block\s+table\b/i],
];

/** What of `text` breaks the rule. `older`: tables that were there before it. */
function breaksOf(text: string, older: ReadonlySet<string>): string[] {
  const bare = text.replace(/--[^\n]*/g, '');
  const found = FORBIDDEN.filter(([, pattern]) => pattern.test(bare)).map(([what]) => what);
  const indexed = [...bare.matchAll(/\bcreate\s+(?:unique\s+)?index\s+(?:if\s+not\s+exists\s+)?\S+\s+on\s+(\w+)/gi)].map(([, table = '']) => table);
  return indexed.some((table) => older.has(table)) ? [...found, 'an index on a table with rows'] : found;
}

const tablesOf = (text: string): string[] => [...text.matchAll(/\bcreate\s+table\s+(\w+)/gi)].map(([, table = '']) => table);

describe('a migration', async () => {
  const migrations = await listMigrations();
  const cases = migrations.map(({ name, text }, at) => ({ name, text, older: new Set(migrations.slice(0, at).flatMap((one) => tablesOf(one.text))) }));

  it.each(cases)('$name only adds', ({ name, text, older }) => {
    expect(breaksOf(text, older).filter((what) => !(`${name}: ${what}` in ALLOWED))).toEqual([]);
  });

  it('has a number of its own, so that there is one order of all', () => {
    const numbers = migrations.map(({ name }) => name.slice(0, 4));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('is allowed no more than what it does', () => {
    const breaks = cases.flatMap(({ name, text, older }) => breaksOf(text, older).map((what) => `${name}: ${what}`));
    expect(Object.keys(ALLOWED).filter((one) => !breaks.includes(one))).toEqual([]);
  });

  it.each([
    ['drop table sku', 'something is dropped'],
    ['alter table sku rename column a to b', 'something is renamed'],
    ['alter table sku alter column a type bigint', 'a column changes its type'],
    ['alter table sku alter column a set not null', 'a column is to be filled'],
    ['alter table sku add column a text not null', 'a new column wants a value that older inserts do not give'],
    ['alter table sku add constraint a check (b > 0)', 'a rule is checked for every row under lock'],
    ['delete from sku', 'rows are deleted'],
    ['update sku set a = 1', 'every row is rewritten'],
    ['create index a on sku (b)', 'an index on a table with rows'],
  ])('may not say: %s', (text, what) => expect(breaksOf(text, new Set(['sku']))).toContain(what));

  it('may add a column with a default, one that may be empty, a table and its index', () => {
    const text = `alter table sku add column a text not null default '', add column b text; create table new (id text not null); create index c on new (id);`;
    expect(breaksOf(text, new Set(['sku']))).toEqual([]);
  });
});
