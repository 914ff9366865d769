/**
 * Who the provider's people are and what they may do (OPERATOR-21). Rights are taken away by one administrator at once, and given by two: one asks,
 * another decides. The first password comes in halves, one to each of the two, so that neither of them can sign in as who is added.
 */
import { AppError, badRequest, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/operator';
import { operatorChangeStates } from '@portal/engines/states';
import { maskPhone } from '@portal/units';
import { newSecret } from '../../platform/clock.ts';
import type { Context, OperatorCaller } from '../../platform/http/context.ts';
import type { Db } from '../../platform/db/database.ts';
import { operation } from '../../platform/http/operation.ts';
import type { OperatorNeeds } from './needs.ts';
import {
  countOtherAdministrators,
  findPerson,
  findWaitingChange,
  insertChange,
  listChanges,
  listPeople,
  lockChange,
  lockPeople,
  updateChange,
  updatePerson,
  type ChangeRow,
  type PersonRow,
} from './people-store.ts';
import { recordAct } from './record-act.ts';
import { openSecret, sealSecret } from './sign-in/totp-seal.ts';
import { findByLoginName, insertOperators, listNamesOf } from './store.ts';

const HALF = 10;

const personOf = ({ operatorNo, loginName, name, phone, role, status, totpSecret }: PersonRow): contract.OperatorPerson => ({
  operatorNo,
  loginName,
  name,
  phone: maskPhone(phone),
  role,
  isLocked: status !== 0,
  isLinked: totpSecret !== null,
});

export const listOperatorPeople = operation(contract.listOperatorPeople, async function listOperatorPeople({ db }, { query }) {
  const { rows, total } = await listPeople(db, query);
  return { data: rows.map(personOf), count: total };
});

export const listOperatorChanges = operation(contract.listOperatorChanges, async function listOperatorChanges({ db, caller }, { query }) {
  const { rows, total } = await listChanges(db, query);
  return { data: await changesOf(db, rows, caller.operator.operatorNo), count: total };
});

type Acting = Context<OperatorCaller>;

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError(notFound);
  return row;
}

const refused = (field: string, msg: string) => new AppError(badRequest, { msg, fields: { [field]: msg } });

export const proposeOperatorChange = operation(contract.proposeOperatorChange, async function proposeOperatorChange(ctx, { body }, room: OperatorNeeds) {
  await lockPeople(ctx.db);
  const { operatorNo: proposerNo } = ctx.caller.operator;
  const subject = body.kind === 'add' ? await subjectOf(ctx, body) : asSubject(found(await findPerson(ctx.db, body.operatorNo)));
  const role = body.kind === 'unlock' ? subject.role : body.role;
  const waiting = await findWaitingChange(ctx.db, subject.loginName);
  if (waiting) {
    const isSame = waiting.kind === body.kind && waiting.role === role && waiting.reason === body.reason && waiting.proposerNo === proposerNo;
    if (!isSame) throw new AppError(contract.operatorStands);
    return oneShown(ctx, waiting, '');
  }
  if (body.kind === 'role' && subject.role === role) throw refused('role', contract.operatorCopy.roleSame);
  if (body.kind === 'unlock' && !subject.isLocked) throw new AppError(contract.operatorStands, { msg: contract.operatorCopy.notLocked });
  const passwordHalf = body.kind === 'add' ? newSecret().slice(0, HALF) : '';
  const { isLocked: _locked, ...known } = subject;
  const row: ChangeRow = {
    changeNo: ctx.newId(),
    ...known,
    kind: body.kind,
    role,
    reason: body.reason,
    firstHalf: passwordHalf === '' ? null : sealSecret(room.sealKey, subject.operatorNo, passwordHalf),
    state: 'proposed',
    proposerNo,
    deciderNo: null,
    gmtCreate: new Date(ctx.now),
    gmtModified: new Date(ctx.now),
  };
  await insertChange(ctx.db, row);
  await recordAct(ctx, 'proposeOperatorChange', { target: subject.operatorNo, after: factsOf(row) });
  return oneShown(ctx, row, passwordHalf);
});

interface Subject extends Pick<PersonRow, 'operatorNo' | 'loginName' | 'name' | 'phone' | 'role'> {
  isLocked: boolean;
}
const asSubject = ({ operatorNo, loginName, name, phone, role, status }: PersonRow): Subject => ({
  operatorNo,
  loginName,
  name,
  phone,
  role,
  isLocked: status !== 0,
});

async function subjectOf(ctx: Acting, { loginName, name, phone, role }: Pick<Subject, 'loginName' | 'name' | 'phone' | 'role'>): Promise<Subject> {
  if (await findByLoginName(ctx.db, loginName)) throw refused('loginName', contract.operatorCopy.loginNameTaken);
  const waiting = await findWaitingChange(ctx.db, loginName);
  return { operatorNo: waiting?.operatorNo ?? `O${ctx.newId()}`, loginName, name, phone, role, isLocked: false };
}

/** Asked again by the same with the same it is done already. */
export const decideOperatorChange = operation(
  contract.decideOperatorChange,
  async function decideOperatorChange(ctx, { body: { changeNo, act } }, room: OperatorNeeds) {
    await lockPeople(ctx.db);
    const row = found(await lockChange(ctx.db, changeNo));
    const { operatorNo } = ctx.caller.operator;
    const reached = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const;
    if (row.state === reached[act] && row.deciderNo === operatorNo) return oneShown(ctx, row, '');
    if (row.state !== 'proposed') throw new AppError(contract.operatorChangeDecided);
    const state = operatorChangeStates.after(row.state, act, whoOf(row, operatorNo));
    if (state === null) throw new AppError(contract.ownOperatorChange);
    const passwordHalf = state === 'approved' ? await give(ctx, row, room) : '';
    const decided: ChangeRow = { ...row, state, deciderNo: operatorNo, firstHalf: null, gmtModified: new Date(ctx.now) };
    await updateChange(ctx.db, decided);
    await recordAct(ctx, 'decideOperatorChange', { target: row.operatorNo, after: { ...factsOf(decided), operatorChangeState: state } });
    return oneShown(ctx, decided, passwordHalf);
  },
);

/** Gives what was asked for; of one who is added, the second half of the first password. */
async function give(ctx: Acting, { kind, operatorNo, loginName, name, phone, role, firstHalf }: ChangeRow, room: OperatorNeeds): Promise<string> {
  if (kind === 'add') {
    const half = newSecret().slice(0, HALF);
    const first = firstHalf === null ? null : openSecret(room.sealKey, operatorNo, firstHalf);
    if (first === null) throw new AppError(contract.operatorChangeDecided, { msg: contract.operatorCopy.halfLost });
    const passwordHash = await room.hashPassword(`${first}${half}`);
    if (!(await insertOperators(ctx.db, [{ operatorNo, loginName, name, phone, role, passwordHash, gmtCreate: new Date(ctx.now) }])))
      throw refused('loginName', contract.operatorCopy.loginNameTaken);
    return half;
  }
  const person = found(await findPerson(ctx.db, operatorNo));
  if (kind === 'unlock') await updatePerson(ctx.db, operatorNo, { status: 0, wrongCodes: 0 });
  else {
    if (person.role === 'administrator') await assertOthers(ctx.db, operatorNo);
    await updatePerson(ctx.db, operatorNo, { role });
  }
  return '';
}

export const lockOperator = operation(contract.lockOperator, async function lockOperator(ctx, { body: { operatorNo, reason } }) {
  await lockPeople(ctx.db);
  if (operatorNo === ctx.caller.operator.operatorNo) throw refused('reason', contract.operatorCopy.ownLock);
  const person = found(await findPerson(ctx.db, operatorNo));
  if (person.status !== 0) return personOf(person);
  if (person.role === 'administrator') await assertOthers(ctx.db, operatorNo);
  await updatePerson(ctx.db, operatorNo, { status: 1 });
  await recordAct(ctx, 'lockOperator', { target: operatorNo, after: { loginName: person.loginName, lockReason: reason } });
  return personOf({ ...person, status: 1 });
});

/** Somebody has to be left who can decide with whoever asks. */
async function assertOthers(db: Db, operatorNo: string): Promise<void> {
  if ((await countOtherAdministrators(db, operatorNo)) < 1) throw new AppError(contract.lastAdministrator);
}

const factsOf = ({ kind, loginName, role, reason }: ChangeRow) => ({ operatorChange: kind, loginName, operatorRole: role, changeReason: reason });

const whoOf = ({ proposerNo, operatorNo }: ChangeRow, caller: string): (typeof operatorChangeStates.who)[number] =>
  proposerNo === caller ? 'proposer' : operatorNo === caller ? 'subject' : 'second';

async function oneShown(ctx: Acting, row: ChangeRow, passwordHalf: string): Promise<contract.OperatorChange> {
  const [shown] = await changesOf(ctx.db, [row], ctx.caller.operator.operatorNo);
  if (shown === undefined) throw new Error('a change of an operator is not shown');
  return { ...shown, passwordHalf };
}

async function changesOf(db: Db, rows: readonly ChangeRow[], caller: string): Promise<contract.OperatorChange[]> {
  const names = await listNamesOf(db, [...new Set(rows.flatMap(({ proposerNo, deciderNo }) => [proposerNo, ...(deciderNo === null ? [] : [deciderNo])]))]);
  return rows.map((row) => {
    const who = whoOf(row, caller);
    const may = operatorChangeStates.may(row.state, 'approve', who) ? 'decide' : operatorChangeStates.may(row.state, 'withdraw', who) ? 'withdraw' : 'nothing';
    const { changeNo, kind, loginName, name, role, reason, state, proposerNo, deciderNo, gmtCreate } = row;
    return {
      changeNo,
      kind,
      loginName,
      name,
      role,
      reason,
      state,
      proposerName: names.get(proposerNo) ?? '',
      deciderName: deciderNo === null ? '' : (names.get(deciderNo) ?? ''),
      may,
      passwordHalf: '',
      gmtCreate: gmtCreate.toISOString(),
    };
  });
}
