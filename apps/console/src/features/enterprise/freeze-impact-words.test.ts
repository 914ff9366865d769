import { expect, it } from 'vitest';
import { freezeImpactWords } from './freeze-impact-words.ts';

const NONE = { unpaid: 0, open: 0 };

it('says whom and what a freeze concerns, and nothing of what there is none of (OPERATOR-13)', () => {
  expect(freezeImpactWords({ customers: 0, sold: NONE, bought: NONE })).toEqual([]);
  expect(freezeImpactWords({ customers: 12, sold: { unpaid: 1, open: 5 }, bought: NONE })).toEqual([
    '12 位绑定客户不能再向它下单，需要更换经销商。',
    '它收到的 1 笔订单还未付款，冻结期间不能付款，已付的自动退回。',
    '它收到的 5 笔订单还未完成，冻结期间它不能确认和发货，请联系买家。',
  ]);
  expect(freezeImpactWords({ customers: 0, sold: NONE, bought: { unpaid: 2, open: 3 } })).toEqual([
    '它自己的 2 笔采购还未付款。',
    '它自己的 3 笔采购还未完成。',
  ]);
});
