/** What the server is told of an order that is edited, and where two pages differ. */
import { NO_CUSTOMER, type DesignOrder, type FeeDraft } from '@portal/contract/design-order';
import { describe, expect, it } from 'vitest';
import { feesText } from '../../fees/model/edited-fees.ts';
import { linesOf } from '../../lines/model/line-builder.ts';
import { stepBetween } from '../../selection/model/edit-step.ts';
import { differencesOf, storedOrder, updateInput } from './edited-order.ts';

const labour: FeeDraft = { name: '施工费', unit: '点', formula: { kind: 'perPiece', unitPrice: 120, category: '' } };
const order = { revision: 4, lines: linesOf('A', 'B'), fees: [{ ...labour, quantity: 2, amount: 240 }], name: '甲', sceneId: null, remark: '', ...NO_CUSTOMER };
const stored = storedOrder(order as unknown as DesignOrder);
const edited = { lines: stored.lines, words: stored.words ?? {} };
const sent = (words: typeof edited.words) => updateInput('O1', { revision: 4, editor: 'page', lines: [] }, words, false);

describe('fees of an order that is edited (DESIGN-42)', () => {
  it('are saved as they are written, and a draft that says nothing of them leaves them be', () => {
    expect(sent(edited.words)).toMatchObject({ fees: [labour] });
    expect(sent({ ...edited.words, fees: '' })).toMatchObject({ fees: [] });
    const { fees: _fees, ...older } = edited.words;
    expect(sent(older)).not.toHaveProperty('fees');
  });

  it('are one step with a name of its own', () => {
    const after = { ...edited, words: { ...edited.words, fees: '' } };
    expect(stepBetween(edited, after)).toMatchObject({ name: '修改费用', lines: [], order: null });
    expect(stepBetween(edited, { ...after, words: { ...after.words, name: '乙' } })).toMatchObject({ name: '修改配单信息' });
  });

  it('are told fee by fee where two pages differ', () => {
    const theirs = { ...edited, words: { ...edited.words, fees: feesText([{ ...labour, formula: { kind: 'percent', percent: 8 } }]) } };
    expect(differencesOf(edited, theirs)).toEqual([{ key: 'fee 1 施工费', what: '施工费', mine: '120.00 元 × 每点（全部产品）', theirs: '产品小计 × 8.00%' }]);
    expect(differencesOf(edited, edited)).toEqual([]);
  });
});

describe('the customer of an order that two pages edit', () => {
  const having = (words: typeof edited.words) => ({ ...edited, words: { ...edited.words, ...words } });

  it('is told by name; its number only stands between two of one name', () => {
    const mine = having({ memberAccountNo: 'A1', memberAccountName: '安居物业', groupId: 'G1', groupName: '物业客户' });
    const theirs = having({ memberAccountNo: 'A2', memberAccountName: '恒通学校', groupId: 'G2', groupName: '物业客户' });
    expect(differencesOf(mine, theirs)).toEqual([
      { key: 'groupId', what: '客户分组编号', mine: 'G1', theirs: 'G2' },
      { key: 'memberAccountName', what: '客户', mine: '安居物业', theirs: '恒通学校' },
    ]);
  });
});
