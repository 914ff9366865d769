/** What the provider reads of money that is not as it should be, and does about it; each act is a line of the operators' log. Source: PAYMENT-12. */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/payment';
import { refundStates } from '@portal/engines/states';
import { toYuan, type Fen } from '@portal/units';
import type { Context, OperatorCaller } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import { listAlarms, lockAlarm, updateAlarm, type AlarmRow } from '../alarm-store.ts';
import { sendRefund } from '../refund.ts';
import { findRefund, updateRefund } from '../store.ts';

export const listPaymentAlarms = operation(contract.listPaymentAlarms, async function listPaymentAlarms({ db }, { query }) {
  const [rows, count] = await listAlarms(db, { ...query, isOpen: query.isOpen });
  return { data: rows.map(alarmOf), count };
});

export const resolvePaymentAlarm = operation(contract.resolvePaymentAlarm, async function resolvePaymentAlarm(ctx, { body: { id, note } }) {
  const row = await lockOpen(ctx, id);
  return alarmOf(await resolve(ctx, row, { act: 'resolvePaymentAlarm', note }));
});

export const sendRefundAgain = operation(contract.sendRefundAgain, async function sendRefundAgain(ctx, { body: { id } }) {
  const row = await lockOpen(ctx, id);
  const refund = row.kind === 'REFUND_FAILED' ? await findRefund(ctx.db, row.number) : undefined;
  const state = refund && refundStates.after(refund.state, 'send', 'desk');
  if (refund === undefined || !state || !(await updateRefund(ctx.db, refund, { state, gmtModified: new Date(ctx.now) })))
    throw new AppError(contract.alarmResolved);
  await ctx.afterCommit(sendRefund, { refundNo: refund.refundNo });
  return alarmOf(await resolve(ctx, row, { act: 'sendRefundAgain', note: '已重新发起退款' }));
});

type Acting = Context<OperatorCaller>;

async function lockOpen({ db }: Pick<Acting, 'db'>, id: number): Promise<AlarmRow> {
  const row = await lockAlarm(db, id);
  if (row === undefined) throw new AppError(notFound);
  if (row.gmtResolve !== null) throw new AppError(contract.alarmResolved);
  return row;
}

async function resolve(ctx: Acting, { id, kind, number, oursFen, theirsFen }: AlarmRow, { act, note }: { act: string; note: string }): Promise<AlarmRow> {
  await recordAct(ctx, act, { target: number, after: { kind, ours: yuanOf(oursFen), theirs: yuanOf(theirsFen), note } });
  return updateAlarm(ctx.db, id, { gmtResolve: new Date(ctx.now), resolvedBy: ctx.caller.operator.operatorNo, note });
}

const yuanOf = (fen: Fen | null) => (fen === null ? null : toYuan(fen));

const alarmOf = ({ id, kind, channel, number, oursFen, theirsFen, gmtCreate, gmtResolve, note }: AlarmRow): contract.PaymentAlarm => ({
  id,
  kind,
  channel,
  number,
  ours: yuanOf(oursFen),
  theirs: yuanOf(theirsFen),
  gmtCreate: gmtCreate.toISOString(),
  gmtResolve: gmtResolve?.toISOString() ?? null,
  note,
});
