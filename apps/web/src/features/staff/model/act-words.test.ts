import { STAFF_ACTS } from '@portal/contract/staff';
import { describe, expect, it } from 'vitest';
import { actWords } from './act-words.ts';

describe('what was done with an enterprise’s people (ENTERPRISE-9)', () => {
  it('is said of every act, each in words of its own', () => {
    const said = STAFF_ACTS.map((act) => actWords({ act, targetName: '李强', fromRole: 'staff', toRole: 'manager' }));
    expect(new Set(said).size).toBe(STAFF_ACTS.length);
    expect(actWords({ act: 'changeRole', targetName: '李强', fromRole: 'staff', toRole: 'manager' })).toBe('将 李强 的角色由员工改为管理员');
  });
});
