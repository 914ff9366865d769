import { describe, expect, it } from 'vitest';
import { SkuType } from '../goods/index.ts';
import { pricingCopy, withTypedRate, withTypedRatePrice, type PricedLine } from './index.ts';

const line: PricedLine = { price: 800, rate: 95, ratePrice: 760, quantity: 2, amount: 1520, skuType: SkuType.Normal, maxNum: null };
const priceOf = (text: string) => withTypedRatePrice(line, text, 'selection');
const rateOf = (text: string) => withTypedRate(line, text, 'selection');

describe('a price as it was typed or pasted (PRICE-10)', () => {
  it.each(['二百', '1e3', '1,2800', '-5', '.', '1.2.3', '0x10'])('%s is none, and the line keeps what it had', (text) => {
    expect(priceOf(text)).toEqual({ line, notice: { code: 'notFigure', text: pricingCopy.notFigure } });
    expect(rateOf(text)).toEqual({ line, notice: { code: 'notFigure', text: pricingCopy.notFigure } });
    expect(priceOf(text).line).toBe(line);
  });

  it.each(['2,000', '２，０００', '￥2,000.00 元', ' 2000 '])('%s is two thousand', (text) => {
    const { line: taken, notice } = priceOf(text);
    expect(taken).toMatchObject({ ratePrice: 2000, rate: 250, amount: 4000 });
    expect(notice).toBeNull();
  });

  it('says that it rounded, unless a cap speaks', () => {
    expect(priceOf('12.345')).toMatchObject({ line: { ratePrice: 12.35 }, notice: { code: 'twoDecimals' } });
    expect(rateOf('95.555')).toMatchObject({ line: { rate: 95.56 }, notice: { code: 'twoDecimals' } });
    expect(priceOf('12.5000').notice).toBeNull();
    expect(priceOf('99999.999').notice).toMatchObject({ code: 'ratePriceCapped' });
  });

  it('an emptied box is no fault', () => {
    expect(priceOf(' ')).toMatchObject({ line: { ratePrice: 0 }, notice: null });
    expect(rateOf('')).toMatchObject({ line: { rate: 100, ratePrice: 800 }, notice: null });
  });
});
