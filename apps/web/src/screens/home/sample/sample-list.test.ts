import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import { roleName } from '@portal/engines/roles';
import { describe, expect, it } from 'vitest';
import { missingBeside, SAMPLE_START, sampleOf } from './sample-list.ts';

const aChoice = (model: string, price: number | null, attributes: ProductChoice['attributes']): ProductChoice => ({
  skuNo: model,
  spuNo: `S-${model}`,
  productName: `产品 ${model}`,
  productModel: model,
  productImage: '',
  brandName: '',
  skuDesc: '',
  price,
  stockTotal: 100,
  stockSource: 'platform',
  warrantyMonths: null,
  attributes,
});

const camera = aChoice('CAM', 228.1, { resolution: '4MP', power: 'poe', powerW: 5.5, bracket: 'ceiling', location: 'indoor', ipRating: 42 });

/** Every product the check asks for, matched with a model that is exactly what was asked. */
const matched = (price: number | null = 100): MatchedLine[] =>
  missingBeside(camera).map((line) => ({
    ...line,
    roleName: roleName(line.role),
    wanted: '',
    chosen: aChoice(line.role, price, line.attributes as ProductChoice['attributes']),
    alternatives: [],
    unmatched: null,
  }));

describe('the example list of the home page', () => {
  it('says what eight cameras lack, in the words of the check, and which line cures it', () => {
    const sample = sampleOf(camera, matched());
    expect(sample?.issues.map(({ text }) => text)).toContain('您的清单缺少录像机（需接入 8 路）');
    expect(sample?.issues.map(({ text }) => text)).toContain('PoE 口还差 8 个');
    for (const { cure } of sample?.issues ?? []) expect(sample?.lines[cure]?.model).toBeDefined();
    expect(sample?.lines[sample.issues[0]?.cure ?? 0]?.model).toBe('nvr');
  });

  it('says of each cured line what was done, and never the same thing twice', () => {
    const done = sampleOf(camera, matched())?.issues.map((issue) => issue.done) ?? [];
    expect(done).toContain('已补 1 台录像机');
    expect(done).toContain('PoE 功率已满足');
    expect(done.filter((words) => /缺少|还差|不足/u.test(words))).toEqual([]);
    expect(new Set(done).size).toBe(done.length);
  });

  it('comes to the sum of its lines, to the fen', () => {
    const sample = sampleOf(camera, matched(19.99));
    const pieces = matched().reduce((sum, { quantity }) => sum + quantity, 0);
    expect(sample?.total).toBe(Math.round(8 * 22_810 + pieces * 1_999) / 100);
    expect(sample?.lines[0]).toMatchObject({ quantity: SAMPLE_START.quantity, amount: 1824.8 });
    expect(sample?.pieceCount).toBe(8 + pieces);
  });

  it('is not shown where it would not be true: a model or a price is missing, or a problem is left', () => {
    expect(sampleOf(camera, matched(null))).toBeNull();
    expect(sampleOf({ ...camera, price: null }, matched())).toBeNull();
    expect(
      sampleOf(
        camera,
        matched().map((line) => ({ ...line, chosen: null })),
      ),
    ).toBeNull();
    expect(sampleOf(camera, matched().slice(1))).toBeNull();
  });
});
