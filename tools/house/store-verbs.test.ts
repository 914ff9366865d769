import { describe, expect, it } from 'vitest';
import { storeVerbComplaints } from './store-verbs.ts';
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
});
