import { describe, expect, it } from 'vitest';
import { CLAIM_KINDS, claimedLines, kindsFor, piecesFor, serialsIn, serialsTrouble, refundFor, refundWords } from './claim.ts';

const line = (id: string, more: object = {}) => ({
  id,
  productName: '半球',
  productModel: id,
  picUrl: '',
  unit: '台',
  quantity: 3,
  amount: 1,
  paidAmount: 1,
  refundedQuantity: 0,
  withdrawnQuantity: 0,
  unsentLeft: 3,
  sentLeft: 0,
  repairLeft: 0,
  gmtRepairUntil: null,
  warrantyMonths: null,
  ...more,
});
const choices = (...lines: ReturnType<typeof line>[]) => ({ shopOrderNo: 'DD1-1', gmtUntil: null, freight: 12, lines });

describe('a request as it is typed (AFTER-4)', () => {
  it('offers the ways for which there is a piece', () => {
    expect(kindsFor(choices(line('a')))).toEqual(['unsent']);
    expect(kindsFor(choices(line('a', { unsentLeft: 0, sentLeft: 2, repairLeft: 2 })))).toEqual(['refund', 'return', 'exchange', 'repair']);
    // within its warranty, the fifteen days over
    expect(kindsFor(choices(line('a', { unsentLeft: 0, repairLeft: 2 })))).toEqual(['repair']);
    expect(kindsFor(choices(line('a', { unsentLeft: 0 })))).toEqual([]);
  });

  it('takes the numbers of labels as they are typed, no more than pieces, or a picture instead (AFTER-13)', () => {
    expect(serialsIn(' sn-000001，ＳＮ-000002\n\nSN-000001 ')).toEqual(['SN-000001', 'SN-000002']);
    const trouble = (typed: string, pieces = 1, hasPictures = false) => serialsTrouble(serialsIn(typed), { pieces, hasPictures });
    expect([trouble(''), trouble('', 1, true), trouble('SN-1'), trouble('SN-000001 SN-000002'), trouble('SN-000001')]).toEqual([
      '请填写铭牌上的序列号；看不清时请上传铭牌照片',
      undefined,
      '序列号为 6 到 40 位字母、数字或短横，多台用换行或逗号分开',
      '序列号不能多于申请的数量',
      undefined,
    ]);
  });

  it('holds what is typed, never more than is left', () => {
    const both = choices(line('a'), line('b', { unsentLeft: 1 }));
    expect(claimedLines(both, CLAIM_KINDS.unsent, { a: 2, b: 9 })).toEqual([
      { id: 'a', quantity: 2 },
      { id: 'b', quantity: 1 },
    ]);
    expect(claimedLines(both, CLAIM_KINDS.unsent, { a: null, b: 0 })).toEqual([]);
    expect(piecesFor(line('a', { sentLeft: 2 }), CLAIM_KINDS.return)).toBe(2);
  });

  it('says to the fen what would go back, with the freight where all goes unsent', () => {
    expect(refundFor(choices(line('a')), CLAIM_KINDS.unsent, { a: 1 }).amount).toBe(0.34);
    expect(refundFor(choices(line('a', { refundedQuantity: 1, withdrawnQuantity: 1, unsentLeft: 2 })), CLAIM_KINDS.unsent, { a: 1 }).amount).toBe(0.33);
    expect(refundFor(choices(line('a', { refundedQuantity: 1, withdrawnQuantity: 1, unsentLeft: 2 })), CLAIM_KINDS.unsent, { a: 2 }).amount).toBe(12.66);
    expect(refundFor(choices(line('a', { unsentLeft: 0, sentLeft: 3 })), CLAIM_KINDS.return, { a: 3 }).amount).toBe(1);
    expect(refundFor(choices(line('a', { unsentLeft: 0, sentLeft: 3 })), CLAIM_KINDS.exchange, { a: 3 }).amount).toBe(0);
  });

  it('says which share of what was taken off the order is not given back, and nothing of it where nothing was', () => {
    const camera = line('a', { quantity: 2, amount: 406, paidAmount: 370.68, unsentLeft: 2 });
    const wordsOf = (one: ReturnType<typeof line>, pieces: number) => refundWords(refundFor(choices(one), CLAIM_KINDS.unsent, { a: pieces }));
    expect(wordsOf(camera, 1)).toBe('商品 ¥203.00，订单优惠分摊 -¥17.66');
    expect(wordsOf(camera, 2)).toBe('商品 ¥406.00，订单优惠分摊 -¥35.32，运费 ¥12.00');
    expect([wordsOf(camera, 0), wordsOf(line('a'), 1)]).toEqual(['', '']);
  });
});
