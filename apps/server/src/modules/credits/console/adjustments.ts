/** Credits given or taken by the provider: one operator proposes, another decides (CREDITS-8). */
import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/credits';
import { adjustmentStates } from '@portal/engines/states';
import { lettersOf, maskPhone } from '@portal/units';
import type { Db } from '../../../platform/db/database.ts';
import { ownerOf, type Context, type Owner } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import { findByPhone, getContact, listIdentities, listPeopleNamed, lockOpenAccount } from '../../account/index.ts';
import { listCompanyNames } from '../../enterprise/index.ts';
import { sendMessage } from '../../message/index.ts';
import { listNamesOf, recordAct } from '../../operator/index.ts';
import {
  countProposedDown,
  insertAdjustment,
  listAdjustmentPage,
  listAdjustmentsNumbered,
  lockAdjustment,
  updateAdjustment,
  type AdjustmentRow,
} from '../adjustment-store.ts';
import { findHolder, lockHolder } from '../ledger-store.ts';
import { postMovement } from '../post-movement.ts';

async function shown(db: Db, rows: readonly Omit<AdjustmentRow, 'serial'>[]): Promise<contract.Adjustment[]> {
  const operators = await listNamesOf(db, [...new Set(rows.flatMap(({ proposerNo, deciderNo }) => [proposerNo, ...(deciderNo === null ? [] : [deciderNo])]))]);
  const companies = await listCompanyNames(db, [...new Set(rows.flatMap(({ merchantNo }) => (merchantNo === '' ? [] : [merchantNo])))]);
  const phones = new Map<string, string>();
  for (const accountNo of new Set(rows.map((row) => row.accountNo))) phones.set(accountNo, (await getContact(db, accountNo)).contactPhone);
  return rows.map(({ adjustmentNo, accountNo, merchantNo, points, reason, state, proposerNo, deciderNo, gmtCreate }) => ({
    adjustmentNo,
    phone: maskPhone(phones.get(accountNo) ?? ''),
    enterpriseName: companies.get(merchantNo) ?? '',
    points,
    reason,
    state,
    proposerNo,
    proposerName: operators.get(proposerNo) ?? '',
    deciderName: deciderNo === null ? '' : (operators.get(deciderNo) ?? ''),
    gmtCreate: gmtCreate.toISOString(),
  }));
}

async function oneShown(db: Db, row: Omit<AdjustmentRow, 'serial'>): Promise<contract.Adjustment> {
  const [one] = await shown(db, [row]);
  if (one === undefined) throw new Error('an adjustment is not shown');
  return one;
}

/** Whose credits were meant, by the numbers of adjustments; of what else is asked for there is none. */
export async function listNamesOfAdjustments(db: Db, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = numbers.length === 0 ? [] : await shown(db, await listAdjustmentsNumbered(db, numbers));
  return new Map(rows.map(({ adjustmentNo, enterpriseName, phone }) => [adjustmentNo, [enterpriseName, phone].filter((words) => words !== '').join(' ')]));
}

export const listAdjustments = operation(contract.listAdjustments, async function listAdjustments({ db }, { query }) {
  const { rows, total } = await listAdjustmentPage(db, query);
  return { data: await shown(db, rows), count: total };
});

/** Of nothing, and of a letter alone, nobody is found. */
export const listCreditsHolders = operation(contract.listCreditsHolders, async function listCreditsHolders({ db }, { query: { keyword } }) {
  if (lettersOf(keyword) < contract.HOLDER_WORDS_MIN) return [];
  const people = await listPeopleNamed(db, { words: keyword, limit: contract.CREDITS_HOLDERS_FOUND });
  const holders: contract.CreditsHolder[] = [];
  for (const { phone, ...person } of people) holders.push({ ...person, phone: maskPhone(phone), balance: (await findHolder(db, person))?.balance ?? 0 });
  return holders;
});

/** Who is meant: a person by number, else by phone; nobody who does not act as that identity. */
async function findMeant(db: Db, { accountNo, phone = '', merchantNo }: { accountNo?: string | undefined; phone?: string | undefined; merchantNo: string }) {
  const known = accountNo === undefined ? (await findByPhone(db, phone))?.accountNo : (await lockOpenAccount(db, accountNo)) ? accountNo : undefined;
  const isTheirs = known !== undefined && (merchantNo === '' || (await listIdentities(db, known)).some((identity) => identity.merchantNo === merchantNo));
  return isTheirs ? known : undefined;
}

export const proposeAdjustment = operation(contract.proposeAdjustment, async function proposeAdjustment(ctx, { body }) {
  const { merchantNo = '', points, reason } = body;
  const accountNo = await findMeant(ctx.db, { ...body, merchantNo });
  if (accountNo === undefined)
    throw new AppError(badRequest, { msg: contract.creditsCopy.accountUnknown, fields: { phone: contract.creditsCopy.accountUnknown } });
  if (points < 0) await mustHave(ctx, { accountNo, merchantNo }, -points);
  const at = new Date(ctx.now);
  const row: Omit<AdjustmentRow, 'serial'> = {
    adjustmentNo: ctx.newId(),
    accountNo,
    merchantNo,
    points,
    reason,
    state: 'proposed',
    proposerNo: ctx.caller.operator.operatorNo,
    deciderNo: null,
    gmtCreate: at,
    gmtModified: at,
  };
  await insertAdjustment(ctx.db, row);
  await recordAct(ctx, 'proposeAdjustment', { target: row.adjustmentNo, after: { points, adjustmentReason: reason } });
  return oneShown(ctx.db, row);
});

/** What is taken is there, with what is proposed to be taken already: whoever asks is told, not whoever decides days later (CREDITS-14). */
async function mustHave({ db, newId }: Pick<Context, 'db' | 'newId'>, owner: Owner, taken: number): Promise<void> {
  const { balance } = await lockHolder(db, owner, newId);
  const asked = await countProposedDown(db, owner);
  if (taken + asked <= balance) return;
  const words = contract.creditsCopy.takenTooMany({ balance, asked });
  throw new AppError(contract.adjustedBelowZero, { msg: words, fields: { points: words } });
}

/** Asked again with the same decision by the same operator it is done already. */
export const decideAdjustment = operation(contract.decideAdjustment, async function decideAdjustment(ctx, { body: { adjustmentNo, isApproved } }) {
  const row = await lockAdjustment(ctx.db, adjustmentNo);
  if (row === undefined) throw new AppError(notFound);
  const { operatorNo } = ctx.caller.operator;
  const act = isApproved ? 'approve' : 'refuse';
  if (row.deciderNo === operatorNo && row.state === adjustmentStates.after('proposed', act, 'colleague')) return oneShown(ctx.db, row);
  const state = adjustmentStates.after(row.state, act, row.proposerNo === operatorNo ? 'proposer' : 'colleague');
  if (state === null) throw new AppError(row.state === 'proposed' ? contract.ownAdjustment : contract.adjustmentDecided);
  const decided: AdjustmentRow = { ...row, state, deciderNo: operatorNo, gmtModified: new Date(ctx.now) };
  await updateAdjustment(ctx.db, decided);
  if (isApproved) {
    const moved = await postMovement(ctx, 'adjust', { owner: ownerOf(row), points: row.points, sourceNo: adjustmentNo, words: row.reason });
    if (moved.kind === 'short') throw new AppError(contract.adjustedBelowZero);
    await sendMessage(ctx, {
      accountNo: row.accountNo,
      merchantNo: row.merchantNo === '' ? null : row.merchantNo,
      type: 'order',
      title: row.points > 0 ? '平台为您增加了积分' : '平台扣减了您的积分',
      text: `${Math.abs(row.points)} 积分，原因：${row.reason}。`,
      link: '/memberStore/creditsExchange/record',
      eventKey: `credits adjusted ${adjustmentNo}`,
    });
  }
  const balance = (await findHolder(ctx.db, ownerOf(row)))?.balance ?? 0;
  const words = { points: row.points, adjustmentReason: row.reason };
  await recordAct(ctx, isApproved ? 'approveAdjustment' : 'refuseAdjustment', {
    target: adjustmentNo,
    before: { balance: isApproved ? balance - row.points : balance },
    after: { balance, ...words },
  });
  return oneShown(ctx.db, decided);
});
