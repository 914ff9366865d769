import { describe, expect, it } from 'vitest';
import { mandatoryGaps } from './mandatory-gaps.ts';
import type { ShownTierLine } from './shown-tier.ts';

const model = { skuNo: 'F4', productModel: 'HV-FL4', price: 120, stockTotal: 9 };
const aLine = (change: object): ShownTierLine =>
  ({
    roleName: '消防联动模块',
    mandatory: 'GB 50116-2013 4.10.3',
    buyQuantity: 2,
    chosen: model,
    isShort: false,
    alternatives: [],
    ...change,
  }) as unknown as ShownTierLine;
const WHAT = '消防联动模块是必配项（GB 50116-2013 4.10.3）：';
const short = { isShort: true, chosen: { ...model, stockTotal: 1 } };

describe('what a code makes mandatory', () => {
  it.each([
    ['is bought: nothing to say', {}, []],
    ['has no model', { chosen: null }, [`${WHAT}没有匹配的型号，不在清单里，请另行采购，不能省`]],
    ['is there already', { buyQuantity: 0, ...short }, [`${WHAT}按已有不采购，请确认现场已经装好、接入消防`]],
    ['has no price', { chosen: { ...model, price: null } }, [`${WHAT}HV-FL4 暂无价格，在清单里但不在合计里，请询价；没有别的合适型号`]],
    ['has too few in stock', { ...short, alternatives: [model] }, [`${WHAT}HV-FL4 平台库存 1，不够 2 件，要等货；可更换为别的合适型号`]],
    ['is not this line', { mandatory: null, chosen: null }, []],
  ])('%s', (_name, change, texts) => expect(mandatoryGaps({ lines: [aLine(change)] }).map(({ text }) => text)).toEqual(texts));
});
