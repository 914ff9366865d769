import { expect, it } from 'vitest';
import { NEW_BOOK, preselectedBook, type BookHints } from './preselected.ts';

const books = [
  { bookId: '3', projectName: '滨江园区' },
  { bookId: '2', projectName: '王府小区' },
  { bookId: '1', projectName: '王府小区' },
];

it.each<[string, BookHints, string]>([
  ['that of the project, the last edited of several, whatever was used last', { project: '王府小区', lastUsed: '3' }, '2'],
  ['a new one of a project that has none', { project: '江南医院', lastUsed: '3' }, NEW_BOOK],
  ['the last one used where no project is known', { project: '', lastUsed: '1' }, '1'],
  ['none where the last one used is gone or fixed', { project: '', lastUsed: '9' }, ''],
  ['none where nothing is known', { project: '', lastUsed: null }, ''],
])('a calculation is offered to go into %s (BOOK-9)', (_name, hints, bookId) => expect(preselectedBook(books, hints)).toBe(bookId));

it('without books a new one is begun', () => expect(preselectedBook([], { project: '', lastUsed: '3' })).toBe(NEW_BOOK));
