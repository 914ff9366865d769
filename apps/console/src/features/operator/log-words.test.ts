import { expect, it } from 'vitest';
import { actsNamed, actWords, changeWords } from './log-words.ts';

it('says acts and fields in words, a day as a day, and nothing as 无', () => {
  expect(actWords('readLicence')).toBe('查看营业执照');
  expect(changeWords({ state: 'pending', reason: '照片不清晰' })).toEqual(['状态：待审核', '驳回原因：照片不清晰']);
  expect(changeWords({ gmtFreeze: '2026-12-01T16:00:00.000Z', freezeReason: '' })).toEqual(['冻结日期：2026-12-02', '冻结原因：无']);
  expect(changeWords({ gmtFreeze: null })).toEqual(['冻结日期：无']);
  expect(changeWords({ state: 'withdrawn', kind: 'price', gmtPublish: '2026-12-01T16:00:00.000Z' })).toEqual([
    '状态：已撤回',
    '类型：价格变动',
    '发布时间：2026-12-02 00:00',
  ]);
  expect(changeWords(null)).toEqual([]);
});

it('says money as money, points before and after, and what a reason was for (OPERATOR-5)', () => {
  expect(changeWords({ amount: 144.4, afterSaleState: 'arbitration' })).toEqual(['金额：¥144.40', '售后状态：平台介入中']);
  expect(changeWords({ kind: 'WRONG_AMOUNT', ours: 10, theirs: null, note: '已核对' })).toEqual([
    '类型：金额不符',
    '我方金额：¥10.00',
    '渠道金额：无',
    '处理结果：已核对',
  ]);
  expect(changeWords({ balance: 275, points: 25 }, 'approveAdjustment')).toEqual(['积分余额：275', '积分：25']);
  expect(changeWords({ freezeReason: '已续签' }, 'unfreezeEnterprise')).toEqual(['解除原因：已续签']);
  expect(changeWords({ freezeReason: '到期' }, 'freezeEnterprise')).toEqual(['冻结原因：到期']);
});

it('leaves what it does not know as it was written', () => {
  expect(actWords('later')).toBe('later');
  expect(changeWords({ later: 1 })).toEqual(['later：1']);
});

it('finds acts by the words they are shown by (OPERATOR-5)', () => {
  expect(actsNamed('冻结')).toEqual(['freezeEnterprise', 'unfreezeEnterprise', 'announceFreeze', 'takeBackFreeze']);
  expect(actsNamed('')).toEqual([]);
});
