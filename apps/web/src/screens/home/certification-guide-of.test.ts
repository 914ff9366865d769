import { UserType } from '@portal/engines/access';
import { AuditStatus, certificationStates, isInForce } from '@portal/engines/states';
import { describe, expect, it, test } from 'vitest';
import { certificationGuideOf } from './certification-guide-of.ts';

const PEOPLE = UserType.Person;

describe('the guide to certification (ACCESS-13)', () => {
  test.each([
    ['notSubmitted', '完成企业认证，查看客户价并向一级经销商订货', '去认证', '/auth'],
    ['pending', '企业认证审核中', '查看进度', '/auth'],
    ['rejected', '企业认证未通过', '去修改', '/auth'],
    ['expired', '企业认证已过期', '去续期', '/auth'],
    ['frozen', '企业已冻结，暂停客户价和订货。原因见消息中心，如需解冻请联系客服。', '联系客服', '/help'],
  ] as const)('%s: %s, %s', (state, title, way, href) => expect(certificationGuideOf(PEOPLE, AuditStatus[state], false)).toMatchObject({ title, way, href }));

  it('leads to the papers wherever the applicant may hand some in or take them back, and nowhere else', () => {
    for (const state of certificationStates.states.filter((one) => !isInForce(one))) {
      const may = certificationStates.acts.some((act) => certificationStates.after(state, act, 'applicant') !== null);
      expect(certificationGuideOf(PEOPLE, AuditStatus[state], true)?.href === '/auth', state).toBe(may);
    }
  });

  it('is silent where the certification is in force', () => {
    for (const state of certificationStates.states.filter(isInForce)) expect(certificationGuideOf(PEOPLE, AuditStatus[state], true), state).toBeNull();
  });

  it('has papers that were taken back handed in again, and visitors register', () => {
    expect(certificationGuideOf(PEOPLE, AuditStatus.notSubmitted, true)).toMatchObject({ title: '企业认证资料已撤回', way: '重新提交' });
    expect(certificationGuideOf(UserType.Tourist, AuditStatus.notSubmitted, false)).toMatchObject({ way: '去注册', href: '/register' });
  });
});
