import { AppError, notFound } from '@portal/contract/core';
import { dealerAbnormal } from '@portal/contract/dealer';
import * as contract from '@portal/contract/payment';
import { channelAway, channelNotOpen, payableChanged, payableClosed } from '@portal/contract/payment';
import { paymentStates } from '@portal/engines/states';
import type { Db } from '../../platform/db/database.ts';
import { ownerOf, type Context } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import type { ChannelName, PaymentChannel } from '../../platform/upstream/payment/index.ts';
import { closeAttempt, lookAtTrade } from './close-attempts.ts';
import type { PaymentNeeds } from './needs.ts';
import { findWhatFollows, shownPayable } from './shown-payable.ts';
import { findOpenPayment, findOwnPayable, insertPayment, lockPayable, updatePayment, type Business, type PayableRow, type PaymentRow } from './store.ts';

/** How long a code can be paid by, and less where the business runs out before. */
const CODE_LIFE_MS = 15 * 60_000;

export const startPayment = operation(contract.startPayment, async function startPayment(ctx, { body }, room: PaymentNeeds) {
  const { db, now } = ctx;
  const found = await findOwnPayable(db, ownerOf(ctx.caller), body);
  if (found === undefined) throw new AppError(notFound);
  const show = async () => shownPayable(db, (await findOwnPayable(db, ownerOf(ctx.caller), body)) ?? found, { now, room });
  if (found.state === 'PAID') return show();
  const { nextNo } = found.state === 'CLOSED' ? await findWhatFollows(db, found, room) : { nextNo: null };
  if (nextNo !== null) throw new AppError(payableChanged, { data: { businessNo: nextNo } });
  if (found.state === 'CLOSED' || found.gmtExpire.getTime() <= now) throw new AppError(payableClosed);
  const hindrance = await room.findHindrance(db, found);
  if (hindrance !== '') {
    await closeShown(ctx, room, found);
    throw new AppError(dealerAbnormal, { msg: hindrance });
  }
  const channel = await room.payments.channel(body.channel);
  if (channel === undefined) throw new AppError(channelNotOpen);
  try {
    // what another channel has open is closed there before this one opens
    const before = await findOpenPayment(db, body);
    const isOther = before !== undefined && (before.channel !== body.channel || before.gmtExpire.getTime() <= now);
    if (before !== undefined && isOther) await closeAttempt(room, { database: room.database, now }, { row: before, who: 'payer' });
    const attempt = await ctx.transaction((inside) => openAttempt(inside, { business: found, channel: body.channel, now, paymentNo: ctx.newId() }));
    if (attempt?.channel === body.channel && attempt.state === 'CREATED') await showCode(room, { db, channel, attempt, payable: found, now });
  } catch (error) {
    if (error instanceof AppError) throw error;
    ctx.log.warn({ err: error, channel: body.channel }, 'a payment channel is away');
    throw new AppError(channelAway, { message: 'channel away' });
  }
  return show();
});

/** A code that was shown before is no longer to be paid by; where its channel is away it runs out, and what is paid by it goes back. */
async function closeShown({ db, now, log }: Pick<Context, 'db' | 'now' | 'log'>, room: PaymentNeeds, business: Business): Promise<void> {
  const row = await findOpenPayment(db, business);
  if (row === undefined) return;
  await closeAttempt(room, { database: room.database, now }, { row, who: 'payer' }).catch((error: unknown) => {
    log.warn({ err: error, channel: row.channel }, 'a payment channel is away');
  });
}

/** The attempt that is open, or a new one; undefined where the business is no longer to be paid. */
async function openAttempt(
  db: Db,
  { business, channel, now, paymentNo }: { business: PayableRow; channel: ChannelName; now: number; paymentNo: string },
): Promise<PaymentRow | undefined> {
  const payable = await lockPayable(db, business);
  if (payable?.state !== 'OPEN') return undefined;
  const open = await findOpenPayment(db, payable);
  if (open !== undefined) return open;
  const at = new Date(now);
  const { businessType, businessNo, amountFen } = payable;
  const gmtExpire = new Date(Math.min(payable.gmtExpire.getTime(), now + CODE_LIFE_MS));
  await insertPayment(db, { paymentNo, businessType, businessNo, channel, amountFen, state: 'CREATED', gmtExpire, gmtCreate: at, gmtModified: at });
  return findOpenPayment(db, payable);
}

/** Fetches the code. Two who do so at once get the same: the channel knows the attempt by its number. */
async function showCode(
  room: PaymentNeeds,
  { db, channel, attempt, payable, now }: { db: Db; channel: PaymentChannel; attempt: PaymentRow; payable: PayableRow; now: number },
): Promise<void> {
  const { paymentNo, amountFen, gmtExpire } = attempt;
  const qr = await channel.createQr({ paymentNo, amountFen, subject: payable.subject, expiresAt: gmtExpire.getTime() }).catch(async (error: unknown) => {
    // it may be there and paid already, which the channel refuses by
    await lookAtTrade(room, { database: room.database, now }, attempt);
    throw error;
  });
  const state = paymentStates.after('CREATED', 'show', 'payer');
  if (state !== null) await updatePayment(db, attempt, { state, codeUrl: qr.codeUrl, gmtModified: new Date(now) });
}
