import { expect, test } from 'vitest';
import { namesPictures, readNames, saidByName } from './file-names.ts';

test.each([
  ['a/DS-2CD-I3.JPG', { modelKeys: ['DS2CDI3'], use: 'picture', place: 1 }],
  ['ds-1_2.webp', { modelKeys: ['DS1', 'DS12'], use: 'picture', place: 2 }],
  ['DS-1 3.png', { modelKeys: ['DS1', 'DS13'], use: 'picture', place: 3 }],
  ['DS-1.pdf', { modelKeys: ['DS1'], use: 'brochure', place: 1 }],
  ['DS-1_说明书.pdf', { modelKeys: ['DS1'], use: 'manual', place: 1 }],
  ['DS-1 彩页.PDF', { modelKeys: ['DS1'], use: 'brochure', place: 1 }],
  ['DS-1.zip', null],
  ['说明.txt', null],
  ['.jpg', { modelKeys: [], use: 'picture', place: 1 }],
])('%s is called like what it is of', (path, said) => (said === null ? expect(saidByName(path)).toBeNull() : expect(saidByName(path)).toMatchObject(said)));

test.each([
  ['a.jpg', true],
  ['正面/a.PNG；b.webp', true],
  ['dome', false],
  ['/pictures/dome.svg', false],
  ['/products/a.jpg', false],
  ['https://evil.example/x.png', false],
  [null, false],
  [7, false],
])('%s in a cell of pictures names files: %s', (cell, names) => expect(namesPictures(cell)).toBe(names));

test('names stand between semicolons of either width, each once', () => {
  expect(readNames(' a.jpg ; b c.png；a.jpg;', 'picture')).toEqual({ ok: true, value: ['a.jpg', 'b c.png'] });
  expect(readNames('a.jpg;dome', 'picture')).toMatchObject({ ok: false });
  expect(readNames('', 'document')).toEqual({ ok: true, value: [] });
});
