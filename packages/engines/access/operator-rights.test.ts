import { describe, expect, it } from 'vitest';
import { isOperatorAccess, OPERATOR_ROLES, operatorMay, type OperatorAccess } from './operator-rights.ts';

describe('rights of operators (OPERATOR-3)', () => {
  const HOLDERS: Readonly<Record<OperatorAccess, readonly string[]>> = {
    operator: ['auditor', 'content', 'serviceDesk', 'administrator'],
    auditsEnterprises: ['auditor', 'administrator'],
    watchesEnterprises: ['auditor', 'serviceDesk', 'administrator'],
    freezesEnterprises: ['auditor', 'administrator'],
    publishesNotices: ['content', 'administrator'],
    publishesProtocols: ['content', 'administrator'],
    publishesContent: ['content', 'administrator'],
    importsGoods: ['content', 'administrator'],
    issuesCoupons: ['content', 'administrator'],
    readsBehavior: ['content', 'administrator'],
    answersRequirements: ['serviceDesk', 'administrator'],
    decidesReports: ['content', 'serviceDesk', 'administrator'],
    runsSeckill: ['content', 'administrator'],
    decidesAfterSales: ['serviceDesk', 'administrator'],
    resolvesPaymentAlarms: ['administrator'],
    handlesCredits: ['serviceDesk', 'administrator'],
    managesOperators: ['administrator'],
    readsOperatorLog: ['administrator'],
  };
  it.each(Object.keys(HOLDERS) as OperatorAccess[])('%s belongs to these roles and to no other', (access) =>
    expect(OPERATOR_ROLES.filter((role) => operatorMay(access, role))).toEqual(HOLDERS[access]),
  );
  it('are not those of the portal', () => expect(['everyone', 'signedIn', 'toString'].filter(isOperatorAccess)).toEqual([]));
});
