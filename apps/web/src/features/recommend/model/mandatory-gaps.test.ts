import { describe, expect, it } from 'vitest';
import { mandatoryGaps } from './mandatory-gaps.ts';
import type { ShownLine } from './shown-tier.ts';

const aLine = (change: Partial<ShownLine>): ShownLine =>
  ({ roleName: '消防联动模块', mandatory: 'GB 50116-2013 4.10.3', buyQuantity: 1, chosen: { skuNo: 'F4' }, ...change }) as ShownLine;

describe('what a code makes mandatory', () => {
  it.each([
    ['is bought: nothing to say', {}, []],
    ['has no model', { chosen: null }, ['消防联动模块是必配项（GB 50116-2013 4.10.3）：没有匹配的型号，不在清单里，请另行采购，不能省']],
    ['is there already', { buyQuantity: 0 }, ['消防联动模块是必配项（GB 50116-2013 4.10.3）：按已有不采购，请确认现场已经装好、接入消防']],
    ['is not this line', { mandatory: null, chosen: null }, []],
  ] as const)('%s', (_name, change, texts) => expect(mandatoryGaps({ lines: [aLine(change as Partial<ShownLine>)] })).toEqual(texts));
});
