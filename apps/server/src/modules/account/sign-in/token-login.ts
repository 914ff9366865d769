import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import { tellAccount, type AccountNeeds } from '../needs.ts';
import { SESSION_COOKIE, signedInFrom } from '../session/session-token.ts';
import { getSessionInfo } from '../session/session-info.ts';
import { exchangeHandover, setSessionCookie, STATE_COOKIE } from './handover.ts';

/** Spends a hand-over code by a call. A code bound to a browser is taken from that browser only. */
export const tokenLogin = operation(contract.tokenLogin, async function tokenLogin(ctx, { body }, { onAccountEvent }: AccountNeeds) {
  const { cookies } = ctx.wire;
  const exchange = await exchangeHandover(ctx.db, {
    token: body.token,
    state: cookies[STATE_COOKIE],
    oldSession: cookies[SESSION_COOKIE],
    door: 'call',
    from: signedInFrom(ctx.wire),
    now: ctx.now,
  });
  if (exchange.outcome === 'locked') throw new AppError(contract.accountLocked);
  if (exchange.outcome !== 'spent') throw new AppError(contract.handoverInvalid, { message: exchange.outcome });
  if (exchange.newDevice) await tellAccount(ctx, onAccountEvent, exchange.newDevice);
  setSessionCookie(ctx.wire, exchange.session);
  return getSessionInfo(ctx.db, exchange.accountNo, ctx.now);
});
