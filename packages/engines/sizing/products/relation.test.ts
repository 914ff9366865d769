/** Brackets for a dome: what its own accessory relation names comes before what is cheapest of the type. */
import { describe, expect, it } from 'vitest';
import { wantedText } from '../../roles/index.ts';
import { indexCandidates } from './candidate.ts';
import { matchLine } from './match-line.ts';
import { relationNote, UNRELATED_TEXT } from './relation.ts';

const bracket = (skuNo: string, spuNo: string, price: number, type = 'wall') => ({ skuNo, spuNo, price, stockTotal: 99, attributes: { type } });
const BRACKETS = [
  bracket('B1', '枪机壁装', 18),
  bracket('B2', '枪机壁装', 25),
  bracket('W1', '半球壁装', 38),
  bracket('W2', '半球壁装', 53),
  bracket('W3', '半球壁装', 72),
  bracket('P1', '球机壁装', 88),
  bracket('S1', '吸顶', 28, 'ceiling'),
];
const candidates = indexCandidates(BRACKETS.map((candidate) => ({ roles: ['bracket'], candidate })));
const wanted = (relation: { skus?: string[]; spus?: string[] } = {}) => ({ role: 'bracket', quantity: 8, attributes: { type: 'wall', ...relation } });
const modelsFor = (relation: { skus?: string[]; spus?: string[] }, among = candidates) => {
  const { chosen, alternatives } = matchLine(wanted(relation), among);
  return [chosen, ...alternatives].map((model) => model?.skuNo);
};

describe('a line with a relation', () => {
  it('gets the model the relation names, then others of its families, never one that does not fit', () => {
    expect(modelsFor({ skus: ['W2'], spus: ['半球壁装', '吸顶'] })).toEqual(['W2', 'W1', 'W3']);
    expect(modelsFor({ skus: ['P1', 'W2'], spus: ['半球壁装', '球机壁装'] })).toEqual(['P1', 'W2', 'W1', 'W3']);
  });

  it('gets another of its families where the model named is not in stock', () => {
    const sold = indexCandidates(BRACKETS.map((one) => ({ roles: ['bracket'], candidate: one.skuNo === 'W2' ? { ...one, stockTotal: 0 } : one })));
    expect(modelsFor({ skus: ['W2'], spus: ['半球壁装'] }, sold)).toEqual(['W1', 'W3', 'W2']);
  });

  it('of which nothing can be had falls back to the type, and says so', () => {
    const relation = { skus: ['X1'], spus: ['X'] };
    expect(modelsFor(relation)[0]).toBe('B1');
    expect(relationNote(wanted(relation), BRACKETS[0] ?? null)).toBe(UNRELATED_TEXT);
  });

  it('is not spoken of in what is wanted', () => expect(wantedText('bracket', wanted({ skus: ['W2'], spus: ['半球壁装'] }).attributes)).toBe('壁装'));
});

describe('what is said of the choice', () => {
  it('nothing where the relation names it or nothing was chosen', () => {
    expect(relationNote(wanted({ spus: ['半球壁装'] }), BRACKETS[3] ?? null)).toBeNull();
    expect(relationNote(wanted(), null)).toBeNull();
  });
  it('that it is to be looked at where no relation is registered', () => {
    expect(relationNote(wanted(), BRACKETS[0] ?? null)).toBe('未登记适配关系，按安装方式推荐，请核对');
    expect(relationNote({ role: 'nvr', attributes: {} }, BRACKETS[0] ?? null)).toBeNull();
  });
});
