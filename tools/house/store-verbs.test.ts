import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { storeVerbComplaints, VERBS } from './store-verbs.ts';
import { treeOf } from './tree.ts';

const saidOf = (text: string, path = 'apps/server/src/modules/dealer/store.ts') => storeVerbComplaints(treeOf({ [path]: text }));

describe('verbs of stores', () => {
  it.each([
    ['a verb nobody agreed on', 'export async function fetchDealer(db: Db): Promise<void> {}', 'fetchDealer: a store’s function begins with find, get'],
    ['one of an arrow', 'export const loadDealer = (db: Db): Promise<Row> => rows(db);', 'loadDealer: a store’s function'],
    ['a verb within another word', 'export async function listenToDealers(db: Db): Promise<void> {}', 'listenToDealers: a store’s function'],
    ['many that are found', 'export async function findDealers(db: Db): Promise<readonly Row[]> {}', 'findDealers: gives many'],
    ['many by their number', 'export const getDealers = (db: Db): Promise<ReadonlyMap<string, Row>> => rows(db);', 'getDealers: gives many'],
  ])('%s is a complaint', (_, text, said) => expect(saidOf(text)).toEqual([expect.stringContaining(said)]));

  it.each([
    ['a second store of a room', 'apps/server/src/modules/dealer/binding-store.ts', ''],
    ['a file that speaks SQL', 'apps/server/src/modules/catalog/listing/counts.ts', 'const all = sql`select 1`;'],
    ['one that says of what type its rows are', 'apps/server/src/modules/account/demo-accounts.ts', 'const all = sql<Row[]>`select 1`;'],
    ['one that runs it', 'apps/server/src/modules/account/demo-accounts.ts', 'const all = () => db.execute(locked);'],
  ])('%s is a store', (_, path, speaks) => {
    expect(saidOf(`export async function fetchDealer(db: Db) {}\n${speaks}`, path)).toEqual([expect.stringContaining('fetchDealer: a store’s function')]);
    expect(saidOf(`export async function fetchDealer(db: Db) {}\n${speaks}`, path.replace('.ts', '.test.ts'))).toEqual([]);
  });

  it('what is agreed on may pass, and what asks no database', () => {
    const texts = [
      'export async function findDealer(db: Db): Promise<Row | undefined> {}',
      'export const listDealers = (db: Db): Promise<Row[]> => rows(db);',
      'export const isOwn = (owner: Owner) => eq(a, owner);',
      'export const dealerRows = sql`x`;',
      'async function fetchSomething(db: Db) {}',
    ];
    expect(saidOf(texts.join('\n'))).toEqual([]);
    expect(saidOf('export async function fetchDealer(db: Db) {}', 'apps/server/src/modules/dealer/load-dealer.ts')).toEqual([]);
  });

  it('are those of the glossary', () => {
    const [, section = ''] = readFileSync('docs/glossary.md', 'utf8').split('## Verbs of stores');
    const [, , ...rows] = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
    expect(rows.flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? []).toSorted()).toEqual(VERBS.toSorted());
  });
});
