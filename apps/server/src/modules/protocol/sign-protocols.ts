/** Agreements after signing in: what is to be signed, and what is answered (MESSAGE-6). */
import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/protocol';
import { operation } from '../../platform/http/operation.ts';
import type { ProtocolNeeds } from './needs.ts';
import { areInForce, recordConsents } from './record-consents.ts';
import { shownProtocol, shownText } from './shown-text.ts';
import { findUnconfirmed, listUnsigned } from './unsigned.ts';

export const signVerify = operation(contract.signVerify, async function signVerify({ db, now, caller: { accountNo } }) {
  const unsigned = await listUnsigned(db, { accountNo, now });
  return { protocolList: unsigned.map(({ row, isUpdate }) => ({ ...shownProtocol(row), isUpdate })) };
});

export const getProtocolConfirmTip = operation(
  contract.getProtocolConfirmTip,
  async function getProtocolConfirmTip({ db, now, caller: { accountNo, userType } }, _input, { settings }: ProtocolNeeds) {
    const row = await findUnconfirmed(db, { accountNo, userType, now });
    return row === undefined ? null : shownText(row, settings.providerBrand);
  },
);

/** Every answer stays, with the hash of what was shown; only agreeing settles it. */
export const bindProtocol = operation(
  contract.bindProtocol,
  async function bindProtocol(ctx, { body: { action, protocols } }, { settings, onAgreed }: ProtocolNeeds) {
    const codes = [...new Set(protocols.map(({ protocolCode }) => protocolCode))];
    if (!(await areInForce(ctx.db, protocols, codes, ctx.now))) throw new AppError(contract.protocolOutdated);
    await recordConsents(ctx.db, { accountNo: ctx.caller.accountNo, codes, providerBrand: settings.providerBrand, now: ctx.now, action });
    if (action === contract.ProtocolAction.Agree) for (const tell of onAgreed) await tell(ctx, { accountNo: ctx.caller.accountNo, codes });
    return null;
  },
);
