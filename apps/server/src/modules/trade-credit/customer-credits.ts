/** Credit that the dealer that acts gives its customers: another dealer's is none. */
import { AppError } from '@portal/contract/core';
import { changedMeanwhile, notYourCustomer } from '@portal/contract/customer';
import type { CustomerAct } from '@portal/contract/staff';
import * as contract from '@portal/contract/trade-credit';
import { owedInAll, spreadRepayment, type OverdueRule } from '@portal/engines/pricing';
import { fen, formatYuan, toFen, toYuan, type Fen } from '@portal/units';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listPeopleOf } from '../account/index.ts';
import { insertHistory, noteLook } from '../staff/index.ts';
import { askedBy, listCustomersByNo, type DealerSide } from '../customer/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { sendMessage } from '../message/index.ts';
import type { CreditNeeds } from './needs.ts';
import { debtOf, isAccepted, movementOf, reversalOf, shownDebt, figuresOf } from './shown-credit.ts';
import {
  findAlikeRepayment,
  findMovement,
  findSeenCredit,
  insertMovement,
  listCredits,
  listDebts,
  listMovements,
  listRepaidDebts,
  listReversed,
  lockCredit,
  putTerms,
  updateOwed,
  type CreditRow,
  type CreditHolder,
} from './store.ts';

/** So long after a repayment one like it is asked about. */
const ALIKE_MS = 24 * 3_600_000;

type Dealing = Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now'>;

const sideOf = ({ merchantNo, accountNo }: SignedInCaller): DealerSide => ({ shopNo: merchantNo, staffNo: accountNo });

export const listCustomerCredits = operation(contract.listCustomerCredits, async function listCustomerCredits(ctx) {
  const { db, caller, now } = ctx;
  const side = sideOf(caller);
  const debts = Map.groupBy(await listDebts(db, side), ({ merchantNo }) => merchantNo);
  const rows = await listCredits(db, side);
  const names = await listCompanyNames(
    db,
    rows.map(({ merchantNo }) => merchantNo),
  );
  await noteLook(ctx, { act: 'listCredits', records: rows.length });
  return rows.map((row) => ({
    customerNo: row.merchantNo,
    customerName: names.get(row.merchantNo) ?? row.merchantNo,
    ...figuresOf(row, debts.get(row.merchantNo) ?? [], now),
    // listed what is due first before the rest
    gmtFirstDue: debts.get(row.merchantNo)?.find(isAccepted)?.gmtDue.toISOString() ?? null,
  }));
});

export const getCustomerCredit = operation(contract.getCustomerCredit, async function getCustomerCredit(ctx, { query: { customerNo } }) {
  const credit = await creditOf(ctx, customerNo);
  await noteLook(ctx, { act: 'readCredit', target: customerNo });
  return credit;
});

/** Who is bound no more and has an account still is found by it. */
async function creditOf({ db, caller, now }: Dealing, customerNo: string): Promise<contract.CustomerCredit> {
  const holder = { shopNo: caller.merchantNo, merchantNo: customerNo };
  const row = await findSeenCredit(db, sideOf(caller), customerNo);
  const [customer] = await listCustomersByNo(askedBy({ db, caller, now }), [customerNo]);
  if (row === undefined && customer === undefined) throw new AppError(notYourCustomer);
  const customerName = customer?.customerName ?? (await listCompanyNames(db, [customerNo])).get(customerNo) ?? customerNo;
  const debts = await listDebts(db, holder);
  const movements = await listMovements(db, holder, contract.CREDIT_MOVEMENTS_SHOWN);
  const reversed = await listReversed(
    db,
    movements.map(({ id }) => id),
  );
  const repaid = await listRepaidDebts(db, holder);
  return {
    customerNo,
    customerName,
    figures: row ? { customerNo, ...figuresOf(row, debts, now) } : null,
    debts: debts.map((debt) => debtOf(debt, now)),
    movements: movements.map((movement) => movementOf(movement, { reversed, repaid })),
  };
}

/** Said again, it is as it was: no second entry. */
export const saveCreditTerms = operation(contract.saveCreditTerms, async function saveCreditTerms(ctx, { body }) {
  const { customerNo, limit, termDays, note } = body;
  const { db, caller, now } = ctx;
  const [customer] = await listCustomersByNo(askedBy(ctx), [customerNo]);
  if (customer === undefined) throw new AppError(notYourCustomer);
  if (customer.memberKind !== 'enterprise') throw new AppError(contract.creditForEnterprises);
  const holder = { shopNo: caller.merchantNo, merchantNo: customer.memberNo };
  const before = await lockCredit(db, holder);
  const terms = { limitFen: toFen(limit), termDays, overdueRule: body.overdueRule ?? before?.overdueRule ?? 'warn' };
  if (before && isSame(before, terms)) return creditOf(ctx, customerNo);
  const { seen } = body;
  if (seen !== undefined && !(before && seen ? isSame(before, { ...seen, limitFen: toFen(seen.limit) }) : (before ?? null) === seen))
    throw new AppError(changedMeanwhile);
  const at = new Date(now);
  await putTerms(db, holder, { ...terms, at });
  await insertMovement(db, { ...holder, act: 'terms', ...terms, note, changedBy: caller.accountNo, gmtCreate: at });
  const words = `信用额度 ${formatYuan(limit).text}，账期 ${termDays} 天，逾期后${contract.overdueRuleNames[terms.overdueRule]}`;
  await writeDown(ctx, 'saveCreditTerms', `${customer.customerName}，${words}`);
  await tell(ctx, holder, { title: '经销商调整了您的账期', text: `${words}。` });
  return creditOf(ctx, customerNo);
});

export const recordRepayment = operation(contract.recordRepayment, async function recordRepayment(ctx, { body: { customerNo, amount, note, isAnother } }) {
  const { db, caller, now } = ctx;
  const holder = { shopNo: caller.merchantNo, merchantNo: customerNo };
  if ((await lockCredit(db, holder)) === undefined) throw new AppError(notYourCustomer);
  const listed = await listDebts(db, holder);
  const owed = listed.filter(isAccepted).map(shownDebt);
  const reserved = listed.filter((debt) => !isAccepted(debt)).map(shownDebt);
  const amountFen = toFen(amount);
  const alike = isAnother ? undefined : await findAlikeRepayment(db, holder, { amountFen, note, since: new Date(now - ALIKE_MS) });
  if (alike) throw new AppError(contract.repaidAlike, { data: { at: alike.gmtCreate.toISOString() } });
  // what is only reserved comes last
  const first = fen(Math.min(amountFen, owedInAll(owed, now).owedFen));
  const parts = spreadRepayment(owed, first) ?? [];
  const more = spreadRepayment(reserved, fen(amountFen - first));
  if (more === null) throw new AppError(contract.repaidTooMuch, { data: { owed: toYuan(owedInAll(listed.map(shownDebt), now).owedFen) } });
  for (const { shopOrderNo, repaidFen } of [...parts, ...more]) await updateOwed(db, holder, shopOrderNo, { repaidFen });
  await insertMovement(db, { ...holder, act: 'repay', amountFen, note, changedBy: caller.accountNo, gmtCreate: new Date(now) });
  const name = (await listCompanyNames(db, [customerNo])).get(customerNo) ?? customerNo;
  await writeDown(ctx, 'recordRepayment', `${name}，${formatYuan(amount).text}${note === '' ? '' : `，${note}`}`);
  await tell(ctx, holder, { title: '经销商已登记您的还款', text: `还款 ${formatYuan(amount).text} 已抵减账期欠款。` });
  return creditOf(ctx, customerNo);
});

export const reverseRepayment = operation(
  contract.reverseRepayment,
  async function reverseRepayment(ctx, { body: { customerNo, movementId, reason } }, { noteForgone }: CreditNeeds) {
    const { db, caller, now } = ctx;
    const holder = { shopNo: caller.merchantNo, merchantNo: customerNo };
    if ((await lockCredit(db, holder)) === undefined) throw new AppError(notYourCustomer);
    const repayment = await findMovement(db, holder, movementId);
    if (repayment?.act !== 'repay' || (await listReversed(db, [movementId])).length > 0) throw new AppError(contract.repaymentGone);
    const { amountFen } = repayment;
    const parts = reversalOf(await listRepaidDebts(db, holder), amountFen);
    if (parts === null) throw new Error(`less was repaid than repayment ${movementId} says`);
    let forgone: number = 0;
    for (const { shopOrderNo, takenFen, forgoneFen, leftFen } of parts) {
      forgone += forgoneFen;
      await updateOwed(db, holder, shopOrderNo, { repaidFen: fen(-takenFen), reducedFen: forgoneFen, backFen: fen(-forgoneFen) });
      if (forgoneFen > 0) await noteForgone(ctx, { shopOrderNo, forgoneFen, leftFen, movementId, by: caller.accountNo });
    }
    const gmtCreate = new Date(now);
    await insertMovement(db, {
      ...holder,
      act: 'reverse',
      reversesId: movementId,
      amountFen: fen(amountFen - forgone),
      backFen: fen(forgone),
      note: reason,
      changedBy: caller.accountNo,
      gmtCreate,
    });
    const text = formatYuan(toYuan(amountFen)).text;
    await writeDown(ctx, 'reverseRepayment', `${(await listCompanyNames(db, [customerNo])).get(customerNo) ?? customerNo}，${text}，原因：${reason}`);
    const owed = forgone === 0 ? '欠款相应恢复' : contract.reversedWords(toYuan(fen(amountFen - forgone)), toYuan(fen(forgone)));
    await tell(ctx, holder, { title: '经销商冲销了一笔还款', text: `还款 ${text} 登记有误，已冲销，${owed}。原因：${reason}` });
    return creditOf(ctx, customerNo);
  },
);

const isSame = (row: CreditRow, { limitFen, termDays, overdueRule }: { limitFen: Fen; termDays: number; overdueRule: OverdueRule }): boolean =>
  row.limitFen === limitFen && row.termDays === termDays && row.overdueRule === overdueRule;

/** Among what the dealer's people did. */
const writeDown = ({ db, caller, now }: Dealing, act: CustomerAct, detail: string): Promise<void> =>
  insertHistory(db, { merchantNo: caller.merchantNo, act, actorNo: caller.accountNo, detail, gmtCreate: new Date(now) });

/** The customer's owners. */
async function tell(ctx: Context<SignedInCaller>, { shopNo, merchantNo }: CreditHolder, words: { title: string; text: string }): Promise<void> {
  const [latest] = await listMovements(ctx.db, { shopNo, merchantNo }, 1);
  for (const accountNo of await listPeopleOf(ctx.db, merchantNo, 'owners'))
    await sendMessage(ctx, {
      accountNo,
      merchantNo,
      type: 'order',
      ...words,
      link: '/memberStore/submitOrder/creditPaid',
      eventKey: `trade credit ${latest?.id ?? ''}`,
    });
}
