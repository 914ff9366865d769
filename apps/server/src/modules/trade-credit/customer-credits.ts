/** Credit that the dealer that acts gives its customers: another dealer's is none. */
import { AppError } from '@portal/contract/core';
import { notYourCustomer } from '@portal/contract/customer';
import * as contract from '@portal/contract/trade-credit';
import { owedInAll, spreadRepayment } from '@portal/engines/pricing';
import { formatYuan, toFen, toYuan } from '@portal/units';
import type { Context, SignedInCaller } from '../../platform/http/context.ts';
import { operation } from '../../platform/http/operation.ts';
import { listPeopleOf } from '../account/index.ts';
import { askedBy, listCustomersByNo, type DealerSide } from '../customer/index.ts';
import { listCompanyNames } from '../enterprise/index.ts';
import { sendMessage } from '../message/index.ts';
import { debtOf, movementOf, shownDebt, figuresOf } from './shown-credit.ts';
import { findSeenCredit, insertMovement, listCredits, listDebts, listMovements, lockCredit, putTerms, updateOwed, type Holder } from './store.ts';

type Dealing = Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now'>;

const sideOf = ({ merchantNo, accountNo }: SignedInCaller): DealerSide => ({ shopNo: merchantNo, staffNo: accountNo });

export const listCustomerCredits = operation(contract.listCustomerCredits, async function listCustomerCredits({ db, caller, now }) {
  const side = sideOf(caller);
  const debts = Map.groupBy(await listDebts(db, side), ({ merchantNo }) => merchantNo);
  return (await listCredits(db, side)).map((row) => ({ customerNo: row.merchantNo, ...figuresOf(row, debts.get(row.merchantNo) ?? [], now) }));
});

export const getCustomerCredit = operation(contract.getCustomerCredit, function getCustomerCredit(ctx, { query: { customerNo } }) {
  return creditOf(ctx, customerNo);
});

/** Who is bound no more and has an account still is found by it. */
async function creditOf({ db, caller, now }: Dealing, customerNo: string): Promise<contract.CustomerCredit> {
  const holder = { shopNo: caller.merchantNo, merchantNo: customerNo };
  const row = await findSeenCredit(db, sideOf(caller), customerNo);
  const [customer] = await listCustomersByNo(askedBy({ db, caller, now }), [customerNo]);
  if (row === undefined && customer === undefined) throw new AppError(notYourCustomer);
  const customerName = customer?.customerName ?? (await listCompanyNames(db, [customerNo])).get(customerNo) ?? customerNo;
  const debts = await listDebts(db, holder);
  return {
    customerNo,
    customerName,
    figures: row ? { customerNo, ...figuresOf(row, debts, now) } : null,
    debts: debts.map((debt) => debtOf(debt, now)),
    movements: (await listMovements(db, holder, contract.CREDIT_MOVEMENTS_SHOWN)).map(movementOf),
  };
}

/** Said again, it is as it was: no second entry. */
export const saveCreditTerms = operation(contract.saveCreditTerms, async function saveCreditTerms(ctx, { body: { customerNo, limit, termDays, note } }) {
  const { db, caller, now } = ctx;
  const [customer] = await listCustomersByNo(askedBy(ctx), [customerNo]);
  if (customer === undefined) throw new AppError(notYourCustomer);
  if (customer.memberKind !== 'enterprise') throw new AppError(contract.creditForEnterprises);
  const holder = { shopNo: caller.merchantNo, merchantNo: customer.memberNo };
  const before = await lockCredit(db, holder);
  const limitFen = toFen(limit);
  if (before?.limitFen === limitFen && before.termDays === termDays) return creditOf(ctx, customerNo);
  const at = new Date(now);
  await putTerms(db, holder, { limitFen, termDays, at });
  await insertMovement(db, { ...holder, act: 'terms', limitFen, termDays, note, changedBy: caller.accountNo, gmtCreate: at });
  await tell(ctx, holder, { title: '经销商调整了您的账期', text: `信用额度 ${formatYuan(limit).text}，账期 ${termDays} 天。` });
  return creditOf(ctx, customerNo);
});

export const recordRepayment = operation(contract.recordRepayment, async function recordRepayment(ctx, { body: { customerNo, amount, note } }) {
  const { db, caller, now } = ctx;
  const holder = { shopNo: caller.merchantNo, merchantNo: customerNo };
  if ((await lockCredit(db, holder)) === undefined) throw new AppError(notYourCustomer);
  const debts = (await listDebts(db, holder)).map(shownDebt);
  const amountFen = toFen(amount);
  const parts = spreadRepayment(debts, amountFen);
  if (parts === null) throw new AppError(contract.repaidTooMuch, { data: { owed: toYuan(owedInAll(debts, now).owedFen) } });
  for (const { shopOrderNo, repaidFen } of parts) await updateOwed(db, holder, shopOrderNo, { repaidFen });
  await insertMovement(db, { ...holder, act: 'repay', amountFen, note, changedBy: caller.accountNo, gmtCreate: new Date(now) });
  await tell(ctx, holder, { title: '经销商已登记您的还款', text: `还款 ${formatYuan(amount).text} 已抵减账期欠款。` });
  return creditOf(ctx, customerNo);
});

/** The customer's owners. */
async function tell(ctx: Context<SignedInCaller>, { shopNo, merchantNo }: Holder, words: { title: string; text: string }): Promise<void> {
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
