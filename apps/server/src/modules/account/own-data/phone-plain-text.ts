import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { assertStillProved } from '../security/renew-session.ts';
import { placeOf } from '../session/device.ts';
import { proveOwner } from './prove-owner.ts';
import { insertEvent } from './store.ts';

/** The number is told only after it is written down that it was. */
export const phonePlainText = operation(contract.phonePlainText, async function phonePlainText(ctx, { body: { proof } }) {
  const proved = await proveOwner(ctx, proof, 'showPhone');
  const { accountNo } = ctx.caller;
  await ctx.transaction(async (db) => {
    await assertStillProved(db, ctx, proved);
    await insertEvent(db, { accountNo, kind: 'phoneShown', place: placeOf(ctx.wire.ip), now: ctx.now });
  });
  return { phonePlainText: proved.phone };
});
