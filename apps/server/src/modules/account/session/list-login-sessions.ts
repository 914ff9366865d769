import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { deviceOf, placeOf } from './device.ts';
import { listSessions } from './store.ts';

export const listLoginSessions = operation(contract.listLoginSessions, async function listLoginSessions(ctx) {
  const { accountNo, sessionHash } = ctx.caller;
  const rows = await listSessions(ctx.db, accountNo, ctx.now);
  return rows.map(({ tokenHash, userAgent, ip, gmtCreate, gmtExpire }) => ({
    isCurrent: tokenHash === sessionHash,
    device: deviceOf(userAgent),
    place: placeOf(ip),
    gmtCreate: gmtCreate.toISOString(),
    gmtExpire: gmtExpire.toISOString(),
  }));
});
