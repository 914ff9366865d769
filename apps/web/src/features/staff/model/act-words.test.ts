import { CUSTOMER_ACTS, DEALER_ACTS, STAFF_ACTS } from '@portal/contract/staff';
import { describe, expect, it } from 'vitest';
import { actWords } from './act-words.ts';

describe('what was done with an enterprise’s people (ENTERPRISE-9)', () => {
  it('is said of every act, each in words of its own', () => {
    const acts = [...STAFF_ACTS, ...CUSTOMER_ACTS, ...DEALER_ACTS];
    const said = acts.map((act) => actWords({ act, targetName: '李强', fromRole: 'staff', toRole: 'manager', detail: '甲公司' }));
    expect(new Set(said).size).toBe(acts.length);
    expect(actWords({ act: 'changeRole', targetName: '李强', fromRole: 'staff', toRole: 'manager', detail: '' })).toBe('将 李强 的角色由员工改为管理员');
    expect(actWords({ act: 'assignCustomers', targetName: '', fromRole: null, toRole: null, detail: '甲公司' })).toBe('将 甲公司 设为无人负责');
  });
});
