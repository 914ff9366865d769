import type { Sku } from '@portal/contract/catalog';
import { describe, expect, it } from 'vitest';
import { matchWords, shownModel } from './shown-model.ts';
import { aSku } from '../../../../lib/words/sku-builder.ts';

const sku = (skuNo: string, skuStatus: Sku['skuStatus'] = 0): Sku => aSku(skuNo, { skuStatus });
const skus = [sku('four'), sku('eight'), sku('sixteen')];
const eight = { skuNo: 'eight', words: ['8 路'] };
const none = () => 0;
const listed = (skuNo: string) => (other: string) => (other === skuNo ? 3 : 0);

describe('the model a row of the selection stands for', () => {
  it('is the one that was searched for, not the first of its family', () => {
    expect(shownModel({ spu: { skus, match: eight }, pick: null, question: 'q', quantityOf: none })?.skuNo).toBe('eight');
  });
  it('is the one searched for even where another of the family is listed', () => {
    expect(shownModel({ spu: { skus, match: eight }, pick: null, question: 'q', quantityOf: listed('four') })?.skuNo).toBe('eight');
  });
  it('is the one picked, as long as the same is asked', () => {
    const pick = { skuNo: 'sixteen', question: 'q' };
    expect(shownModel({ spu: { skus, match: eight }, pick, question: 'q', quantityOf: none })?.skuNo).toBe('sixteen');
    expect(shownModel({ spu: { skus, match: eight }, pick, question: 'other', quantityOf: none })?.skuNo).toBe('eight');
  });
  it('stays the one picked when that stands in the list, until its neighbour is asked for by its number', () => {
    const pick = { skuNo: 'sixteen', question: 'q' };
    expect(shownModel({ spu: { skus, match: eight }, pick, question: 'other', quantityOf: listed('sixteen') })?.skuNo).toBe('sixteen');
    const byNumber = { skuNo: 'eight', words: ['HV-eight'] };
    expect(shownModel({ spu: { skus, match: byNumber }, pick, question: 'other', quantityOf: listed('sixteen') })?.skuNo).toBe('eight');
  });
  it('without a match is the one the list goes by, unless another of the family is listed', () => {
    const byPrice = { skus, match: null, shownSkuNo: 'sixteen' };
    expect(shownModel({ spu: byPrice, pick: null, question: '', quantityOf: none })?.skuNo).toBe('sixteen');
    expect(shownModel({ spu: byPrice, pick: null, question: '', quantityOf: listed('four') })?.skuNo).toBe('four');
  });
  it('without a match is the one in the list, else the first on sale', () => {
    expect(shownModel({ spu: { skus, match: null }, pick: null, question: '', quantityOf: listed('eight') })?.skuNo).toBe('eight');
    expect(shownModel({ spu: { skus: [sku('old', 1), sku('new')], match: null }, pick: null, question: '', quantityOf: none })?.skuNo).toBe('new');
  });
});

describe('what a match says of itself', () => {
  it('names the facts it was found by, and a model by the word for it', () => {
    expect(matchWords({ skus, match: { skuNo: 'eight', words: ['8 路', '2 盘'] } })).toBe('匹配 8 路 · 2 盘');
    expect(matchWords({ skus, match: { skuNo: 'eight', words: ['HV-eight'] } })).toBe('匹配型号');
  });
  it('is silent where it goes without saying', () => {
    expect(matchWords({ skus, match: { skuNo: 'eight', words: [] } })).toBeNull();
    expect(matchWords({ skus, match: null })).toBeNull();
  });
});
