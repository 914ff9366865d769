import { accountClosing } from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import type { Db } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/context.ts';
import { placeOf } from '../session/device.ts';
import type { SignInAccount } from '../store.ts';
import { insertEvent, updateClosing } from './store.ts';

/**
 * Whoever has proved to be the owner of an account that is to be closed is told so, and goes in only by taking that back (ACCOUNT-16).
 * Throws `accountClosing` with the day.
 */
export async function takeBackClosing(db: Db, ctx: Context, { accountNo, gmtClose }: SignInAccount, keepsAccount: boolean | undefined): Promise<void> {
  if (gmtClose === null) return;
  if (keepsAccount !== true) throw new AppError(accountClosing, { data: { gmtClose: gmtClose.toISOString() } });
  await updateClosing(db, accountNo, null);
  await insertEvent(db, { accountNo, kind: 'closingTakenBack', place: placeOf(ctx.wire.ip), now: ctx.now });
}
