import { LINES_MAX } from '@portal/contract/design-order';
import { describe, expect, it } from 'vitest';
import { aLine, linesOf } from '../../lines/model/line-builder.ts';
import { aChoice, aMatch } from './check-builder.ts';
import { chooseProducts, type ProductEdits } from '../../../product-choice/model/chosen-products.ts';
import { addLines, lineOfChoice, linesToAdd, proposalDifference, takeBack } from './completion.ts';

const EMPTY = { lines: [], exchange: [] };
const quantities = (lines: readonly { skuNo: string; quantity: number }[]) => lines.map(({ skuNo, quantity }) => `${skuNo} ${quantity}`);
const addition = (skuNo: string, quantity: number) => lineOfChoice({ choice: aChoice(skuNo), role: 'nvr', quantity });

const proposed = (matches: ReturnType<typeof aMatch>[], edits: ProductEdits = {}) => chooseProducts(matches, edits);

describe('models for what is proposed', () => {
  const matches = [aMatch('nvr', 1, aChoice('N1'), [aChoice('N2', { price: 80 })]), aMatch('hdd', 2, aChoice('D1', { price: 600 })), aMatch('ups', 1, null)];

  it('the chosen ones, and nothing where none fits', () => {
    const rows = proposed(matches);
    expect(rows.map(({ chosen }) => chosen?.skuNo ?? null)).toEqual(['N1', 'D1', null]);
    expect(quantities(linesToAdd(rows, EMPTY))).toEqual(['N1 1', 'D1 2']);
    expect(proposalDifference(rows, EMPTY)).toBe(1300);
  });

  it('another model takes the place of the chosen one, or the product is left out', () => {
    const rows = proposed(matches, { 0: { skuNo: 'N2' }, 1: { quantity: null } });
    expect(quantities(linesToAdd(rows, EMPTY))).toEqual(['N2 1']);
    expect(proposalDifference(rows, EMPTY)).toBe(80);
  });

  it('a model that answers two products stands once, with all pieces', () => {
    const rows = proposed([aMatch('nvr', 1, aChoice('N1')), aMatch('nvr', 2, aChoice('N1'))]);
    expect(quantities(linesToAdd(rows, EMPTY))).toEqual(['N1 3']);
  });

  it('a model without a price adds nothing to the sum', () => {
    const rows = proposed([aMatch('nvr', 1, aChoice('N1', { price: null })), aMatch('hdd', 2, aChoice('D1', { price: 600 }))]);
    expect(proposalDifference(rows, EMPTY)).toBe(1200);
  });

  it('a line carries its role and facts, so that it counts before the server has answered', () => {
    const line = lineOfChoice({ choice: aChoice('N1', { attributes: { channels: 16 } }), role: 'nvr', quantity: 2 });
    expect(line).toMatchObject({ id: '', skuNo: 'N1', role: 'nvr', roleAttributes: { channels: 16 }, quantity: 2, rate: 100, ratePrice: 100, amount: 200 });
  });
});

describe('adding to the list', () => {
  it('new models go to the end, listed ones gain the pieces', () => {
    const { lines, pieces, notices } = addLines(linesOf('A', 'B'), [addition('B', 2), addition('C', 3)]);
    expect(quantities(lines)).toEqual(['A 1', 'B 3', 'C 3']);
    expect([...pieces]).toEqual([
      ['B', 2],
      ['C', 3],
    ]);
    expect(notices).toEqual([]);
  });

  it('a figure the rules cut is told, and only what was added can be taken back', () => {
    const start = [aLine('A', { quantity: 9998 })];
    const { lines, pieces, notices } = addLines(start, [addition('A', 5)]);
    expect(quantities(lines)).toEqual(['A 9999']);
    expect(notices).toHaveLength(1);
    expect(quantities(takeBack(lines, pieces))).toEqual(['A 9998']);
  });

  it('a full list refuses new models and takes pieces of listed ones', () => {
    const full = linesOf(...Array.from({ length: LINES_MAX }, (_, n) => `S${n}`));
    const { lines, pieces, notices } = addLines(full, [addition('NEW', 1), addition('NEWER', 1), addition('S3', 1)]);
    expect(lines).toHaveLength(LINES_MAX);
    expect([...pieces]).toEqual([['S3', 1]]);
    expect(notices).toHaveLength(1);
  });
});

describe('taking back', () => {
  it('leaves the list as it was', () => {
    const start = linesOf('A', 'B');
    const { lines, pieces } = addLines(start, [addition('B', 2), addition('C', 3)]);
    expect(quantities(takeBack(lines, pieces))).toEqual(quantities(start));
  });

  it('keeps what was edited since', () => {
    const { lines, pieces } = addLines(linesOf('A'), [addition('B', 2), addition('C', 3)]);
    const edited = lines.filter(({ skuNo }) => skuNo !== 'C').map((line) => (line.skuNo === 'B' ? { ...line, quantity: 5 } : line));
    expect(quantities(takeBack(edited, pieces))).toEqual(['A 1', 'B 3']);
  });
});
