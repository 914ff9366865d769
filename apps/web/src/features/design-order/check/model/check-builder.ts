/** Builds for tests what the check is asked and answers. */
import type { DesignLine } from '@portal/contract/design-order';
import type { MatchedLine, ProductChoice } from '@portal/contract/product-choice';
import { compatCheck } from '@portal/engines/compatibility';
import { aLine } from '../../lines/model/line-builder.ts';
import { unsetCheck } from './check-settings.ts';
import { answerOf, questionOf, type ListAnswer, type OutsideLine } from './list-question.ts';

/** Ten 4MP cameras of 7 W indoors that need a wall bracket: the handbook's first example. */
export const aCameraLine = (facts: Partial<DesignLine> = {}): DesignLine =>
  aLine('CAM', { quantity: 10, role: 'ipCamera', roleAttributes: { resolution: '4MP', powerW: 7, bracket: 'wall', location: 'indoor' }, ...facts });

export const aRecorderLine = (facts: Partial<DesignLine> = {}): DesignLine =>
  aLine('NVR', { role: 'nvr', roleAttributes: { channels: 16, incomingMbps: 160, hddBays: 2 }, ...facts });

/** The answer for these lines; a list that is not checked fails the test. */
export function answerFor(lines: readonly DesignLine[], changes: Partial<typeof unsetCheck> = {}): ListAnswer {
  const check = { ...unsetCheck, ...changes };
  const question = questionOf(lines, check);
  const answer = question && answerOf(question, compatCheck(question.inputs), check.ignored);
  if (answer === null) throw new Error('nothing to check');
  return answer;
}

/** So many lines that no rule looks at. */
export const outsideLines = (count: number): OutsideLine[] =>
  Array.from({ length: count }, (_, place) => ({ skuNo: `OUT${place}`, name: `产品 ${place}`, reason: '' }));

export const aChoice = (skuNo: string, facts: Partial<ProductChoice> = {}): ProductChoice => ({
  skuNo,
  spuNo: `spu-${skuNo}`,
  productName: `产品 ${skuNo}`,
  productModel: `DS-${skuNo}`,
  productImage: '',
  brandName: '海康威视',
  skuDesc: '',
  price: 100,
  stockTotal: 10,
  stockSource: 'platform',
  warrantyMonths: null,
  attributes: {},
  ...facts,
});

export const aMatch = (role: string, quantity: number, chosen: ProductChoice | null, alternatives: ProductChoice[] = []): MatchedLine => ({
  role,
  quantity,
  attributes: {},
  roleName: role,
  wanted: '',
  chosen,
  alternatives,
  unmatched: chosen === null ? '没有合适的产品' : null,
});
