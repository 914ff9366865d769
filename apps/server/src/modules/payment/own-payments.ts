import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/payment';
import { channelAway } from '@portal/contract/payment';
import { ownerOf } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { closeAttempt, lookAtTrade } from './close-attempts.ts';
import type { PaymentNeeds } from './needs.ts';
import { shownPayable } from './shown-payable.ts';
import { findOpenPayment, findOwnPayable } from './store.ts';

export const getPaymentState = operation(contract.getPaymentState, async function getPaymentState({ db, caller, now }, { query }, room: PaymentNeeds) {
  const row = await findOwnPayable(db, ownerOf(caller), query);
  if (row === undefined) throw new AppError(notFound);
  return shownPayable(db, row, { now, room });
});

export const checkPayment = operation(contract.checkPayment, async function checkPayment({ db, caller, now, log }, { body }, room: PaymentNeeds) {
  const owner = ownerOf(caller);
  const row = await findOwnPayable(db, owner, body);
  if (row === undefined) throw new AppError(notFound);
  const open = await findOpenPayment(db, body);
  if (open !== undefined) {
    await lookAtTrade(room, { database: room.database, now }, open).catch((error: unknown) => {
      log.warn({ err: error, channel: open.channel }, 'a payment channel is away');
      throw new AppError(channelAway, { message: 'channel away' });
    });
  }
  return shownPayable(db, (await findOwnPayable(db, owner, body)) ?? row, { now, room });
});

export const closePayment = operation(contract.closePayment, async function closePayment({ db, caller, now, log }, { body }, room: PaymentNeeds) {
  const owner = ownerOf(caller);
  const row = await findOwnPayable(db, owner, body);
  if (row === undefined) throw new AppError(notFound);
  const open = await findOpenPayment(db, body);
  if (open !== undefined) {
    await closeAttempt(room, { database: room.database, now }, { row: open, who: 'payer' }).catch((error: unknown) => {
      log.warn({ err: error, channel: open.channel }, 'a payment channel is away');
      throw new AppError(channelAway, { message: 'channel away' });
    });
  }
  return shownPayable(db, (await findOwnPayable(db, owner, body)) ?? row, { now, room });
});
