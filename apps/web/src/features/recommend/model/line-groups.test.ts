import type { RecommendedLine } from '@portal/contract/recommend';
import { expect, it } from 'vitest';
import { LINES_AT_A_GLANCE, lineGroups } from './line-groups.ts';
import { shownTier } from './shown-tier.ts';

const aLine = (role: string, sizeTB: number, change: Partial<RecommendedLine> = {}): RecommendedLine => ({
  role: role as RecommendedLine['role'],
  roleName: role,
  quantity: 2,
  attributes: { sizeTB },
  wanted: '',
  chosen: {
    skuNo: `${role}${sizeTB}`,
    spuNo: 'S',
    productName: '',
    productModel: '',
    productImage: '',
    brandName: '',
    skuDesc: '',
    price: 100.1,
    stockTotal: 9,
    stockSource: 'platform',
    warrantyMonths: null,
    attributes: {},
  },
  alternatives: [],
  unmatched: null,
  keptQuantity: 0,
  reason: { rule: '', inputs: '', arithmetic: '' },
  mandatory: null,
  amount: 0,
  isShort: false,
  ...change,
});
const shown = (lines: RecommendedLine[]) =>
  shownTier(
    { tier: 'standard', inputs: {}, warnings: [], metrics: {}, lines, amount: 0, unmatchedCount: 0, unpricedCount: 0, overBudget: null, cheapenedCount: 0 },
    [],
    null,
    null,
  );
const many = (role: string, count: number) => Array.from({ length: count }, (_, place) => aLine(role, place + 1));

it('few lines, and lines of one part, stand as they are', () => {
  expect(lineGroups(shown([...many('ipCamera', LINES_AT_A_GLANCE - 1), aLine('hdd', 1)]).lines)).toBeNull();
  expect(lineGroups(shown(many('hdd', LINES_AT_A_GLANCE + 1)).lines)).toBeNull();
});

it('many stand part by part, in the order of quotations and of the answer, none lost, and the parts add up to the sum (SIZE-9.3)', () => {
  const tier = shown([...many('hdd', 10), ...many('mainsCable', 5), aLine('nvr', 1), aLine('ipCamera', 1)]);
  const groups = lineGroups(tier.lines) ?? [];
  expect(groups.map(({ name, lines, amount }) => [name, lines.length, amount])).toEqual([
    ['前端设备', 1, 200.2],
    ['存储、显示与控制', 11, 2202.2],
    ['线缆与接续', 5, 1001],
  ]);
  expect(groups[1]?.lines.map(({ role }) => role)).toEqual([...many('hdd', 10).map(({ role }) => role), 'nvr']);
  expect(groups.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(tier.amount, 2);
});

it('the head of a part says what is open in it, of what has to be bought', () => {
  const { chosen } = aLine('hdd', 1);
  const open = [
    aLine('hdd', 1, { chosen: null }),
    aLine('hdd', 2, { chosen: chosen && { ...chosen, price: null, stockTotal: 1 } }),
    aLine('hdd', 3, { chosen: null, keptQuantity: 2 }),
  ];
  const groups = lineGroups(shown([...open, ...many('ipCamera', LINES_AT_A_GLANCE)]).lines) ?? [];
  expect(groups.map((group) => group.open)).toEqual([[], ['1 项未匹配', '1 项暂无价格', '1 项库存不够']]);
});
