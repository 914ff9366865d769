import { NO_CUSTOMER } from '@portal/contract/design-order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { customerFaultsOf, membersOf, withGroup, withName, type ChosenCustomer } from './chosen-customer.ts';

const choices = {
  groups: [
    { id: 'G1', groupName: '工程客户' },
    { id: 'G2', groupName: '重点项目' },
  ],
  members: [
    { accountNo: 'M1', name: '甲弱电', groupId: 'G1' },
    { accountNo: 'M2', name: '乙安防', groupId: 'G2' },
    { accountNo: 'M3', name: '丙工程', groupId: '' },
  ],
};
const nobody: ChosenCustomer = { groupId: '', groupName: '', memberAccountNo: '', memberAccountName: '' };

it('what is wrong with a telephone is said of its field', () => {
  expect(customerFaultsOf({ ...NO_CUSTOMER, memberAccountPhone: 'abc' })).toEqual({ memberAccountPhone: '请输入正确的联系电话' });
  expect(customerFaultsOf({ ...NO_CUSTOMER, memberAccountPhone: '0571-87654321', memberAccountRemark: '周一再联系' })).toEqual({});
});

describe('for whom an order is made (DESIGN-15)', () => {
  it('a customer brings the group along, somebody else is a name alone', () => {
    expect(withName(choices, nobody, '甲弱电')).toEqual({ groupId: 'G1', groupName: '工程客户', memberAccountNo: 'M1', memberAccountName: '甲弱电' });
    expect(withName(choices, nobody, '丙工程')).toEqual({ ...nobody, memberAccountNo: 'M3', memberAccountName: '丙工程' });
    expect(withName(choices, withName(choices, nobody, '丙工程'), '李工')).toEqual({ ...nobody, memberAccountName: '李工' });
  });

  it('another group lets go of a customer who is not in it, and keeps a name that was written', () => {
    const first = withName(choices, nobody, '甲弱电');
    expect(withGroup(choices, first, 'G2')).toEqual({ ...nobody, groupId: 'G2', groupName: '重点项目' });
    expect(withGroup(choices, first, '')).toEqual({ ...first, groupId: '', groupName: '' });
    expect(withGroup(choices, { ...nobody, memberAccountName: '李工' }, 'G1')).toMatchObject({ groupId: 'G1', memberAccountName: '李工' });
  });

  it('whatever is chosen after what, the customer is one of the group, and the group’s name is its own', () => {
    const step = fc.oneof(
      fc.constantFrom('', 'G1', 'G2').map((id) => (was: ChosenCustomer) => withGroup(choices, was, id)),
      fc.constantFrom('', '甲弱电', '乙安防', '丙工程', '李工').map((name) => (was: ChosenCustomer) => withName(choices, was, name)),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        const chosen = steps.reduce((was, take) => take(was), nobody);
        expect(chosen.groupName).toBe(choices.groups.find(({ id }) => id === chosen.groupId)?.groupName ?? '');
        if (chosen.memberAccountNo !== '') {
          const [member] = membersOf(choices, chosen.groupId).filter(({ accountNo }) => accountNo === chosen.memberAccountNo);
          expect(member?.name).toBe(chosen.memberAccountName);
        }
      }),
    );
  });
});
