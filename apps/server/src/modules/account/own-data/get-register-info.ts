import * as contract from '@portal/contract/account';
import { AppError, notSignedIn } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { listConsents } from '../../protocol/index.ts';
import { findPersonFacts } from '../session/store.ts';

export const getRegisterInfo = operation(contract.getRegisterInfo, async function getRegisterInfo(ctx) {
  const { accountNo } = ctx.caller;
  const person = await findPersonFacts(ctx.db, accountNo);
  if (!person) throw new AppError(notSignedIn, { message: 'the account is gone' });
  const consents = await listConsents(ctx.db, accountNo);
  return {
    gmtCreate: new Date(person.gmtCreate).toISOString(),
    consents: consents.map(({ protocolCode, version, protocolName, action, gmtCreate }) => ({
      protocolCode,
      version,
      protocolName,
      protocolUrl: `/aboutUs/protocol?protocolCode=${protocolCode}&version=${version}`,
      action,
      gmtCreate: gmtCreate.toISOString(),
    })),
  };
});
