/** Rights of operators are taken away by one administrator and given by two (OPERATOR-21). */
import type { Call } from '@portal/client';
import {
  decideOperatorChange,
  getOperator,
  lastAdministrator,
  listOperatorChanges,
  listOperatorLog,
  listOperatorPeople,
  lockOperator,
  operatorChangeDecided,
  operatorCopy,
  operatorStands,
  ownOperatorChange,
  proposeOperatorChange,
} from '@portal/contract/operator';
import { openTestConsole, type TestConsole } from '@portal/server/testkit/console';
import { failureOf, openTestPortal } from '@portal/server/testkit/portal';
import { afterAll, beforeAll, expect, it } from 'vitest';

let at: TestConsole;
let first: Call;
let second: Call;
let firstNo: string;
let secondNo: string;
let serial = 0;
beforeAll(async () => {
  at = await openTestConsole(await openTestPortal({ unlimited: true }));
  [firstNo, secondNo] = [await at.anOperator('administrator', { name: '甲' }), await at.anOperator('administrator', { name: '乙' })];
  [first, second] = [await at.as(firstNo), await at.as(secondNo)];
});
afterAll(() => at.portal.close());

const newcomer = () => ({
  kind: 'add' as const,
  loginName: `new.${++serial}`,
  name: '新人',
  phone: '13912345678',
  role: 'serviceDesk' as const,
  reason: '新入职',
});
const propose = (call: Call, body: object) => call(proposeOperatorChange, { body: body as never });
const decide = (call: Call, changeNo: string, act: 'approve' | 'refuse' | 'withdraw') => call(decideOperatorChange, { body: { changeNo, act } });
const logOf = async (target: string) => (await first(listOperatorLog, { query: { keyword: target } })).data.map(({ act, after }) => [act, after] as const);

it('somebody new is asked for by one and let in by another; the password comes in halves, each told once, and neither alone opens anything', async () => {
  const body = newcomer();
  const asked = await propose(first, body);
  expect(asked).toMatchObject({ state: 'proposed', may: 'withdraw', proposerName: '甲', passwordHalf: expect.stringMatching(/^\S{10}$/) });
  // asked for again it is the one that waits, and its half is told no more
  expect(await propose(first, body)).toEqual({ ...asked, passwordHalf: '' });
  expect((await failureOf(propose(second, body))).code).toBe(operatorStands.code);
  expect((await failureOf(decide(first, asked.changeNo, 'approve'))).code).toBe(ownOperatorChange.code);
  expect((await second(listOperatorChanges, { query: { state: 'proposed' } })).data).toMatchObject([
    { changeNo: asked.changeNo, may: 'decide', passwordHalf: '' },
  ]);
  const done = await decide(second, asked.changeNo, 'approve');
  expect(done).toMatchObject({ state: 'approved', deciderName: '乙', passwordHalf: expect.stringMatching(/^\S{10}$/) });
  expect(await decide(second, asked.changeNo, 'approve')).toEqual({ ...done, passwordHalf: '' });
  expect((await failureOf(decide(first, asked.changeNo, 'withdraw'))).code).toBe(operatorChangeDecided.code);
  const opens = async (password: string) => (await at.post('login', { loginName: body.loginName, password })).statusCode;
  expect([await opens(asked.passwordHalf), await opens(done.passwordHalf)]).toEqual([400, 400]);
  expect(await opens(`${asked.passwordHalf}${done.passwordHalf}`)).toBe(200);
  // nothing of the halves rests, and nothing of them or the phone stands in the log
  const { rows } = await at.portal.database.pool.query<{ first_half: string | null; operator_no: string }>(
    'select first_half, operator_no from operator_change where change_no = $1',
    [asked.changeNo],
  );
  expect(rows[0]?.first_half).toBeNull();
  const log = await logOf(rows[0]?.operator_no ?? '');
  expect(log.map(([act]) => act)).toEqual(['decideOperatorChange', 'proposeOperatorChange']);
  for (const secret of [asked.passwordHalf, done.passwordHalf, body.phone]) expect(JSON.stringify(log)).not.toContain(secret);
  expect((await failureOf(propose(first, body))).fields).toEqual({ loginName: operatorCopy.loginNameTaken });
});

it('is refused or taken back and gives nothing; all that is wrong with it is said at once', async () => {
  const [one, two] = [newcomer(), newcomer()];
  const { changeNo } = await propose(first, one);
  expect((await failureOf(decide(second, changeNo, 'withdraw'))).code).toBe(ownOperatorChange.code);
  expect((await decide(first, changeNo, 'withdraw')).state).toBe('withdrawn');
  const refused = await propose(first, two);
  expect((await decide(second, refused.changeNo, 'refuse')).state).toBe('refused');
  const logins = (await first(listOperatorPeople, { query: { size: 50 } })).data.map(({ loginName }) => loginName);
  for (const { loginName } of [one, two]) expect(logins).not.toContain(loginName);
  const faults = (await failureOf(propose(first, { ...newcomer(), loginName: '新', name: ' ', phone: '1', reason: '' }))).fields;
  expect(Object.keys(faults).toSorted()).toEqual(['loginName', 'name', 'phone', 'reason']);
});

it('a role holds once another approves, whom it is about does not; locked at once, let in again by two', async () => {
  const content = await at.anOperator('content', { name: '丙' });
  const working = await at.as(content);
  const { changeNo } = await propose(first, { kind: 'role', operatorNo: content, role: 'administrator', reason: '接任' });
  expect(await working(getOperator)).toMatchObject({ role: 'content' });
  expect((await failureOf(working(listOperatorPeople))).code).toBe(403);
  await decide(second, changeNo, 'approve');
  expect(await working(getOperator)).toMatchObject({ role: 'administrator' });
  // now an administrator, yet not of oneself
  const own = await propose(first, { kind: 'role', operatorNo: content, role: 'auditor', reason: '换岗' });
  expect((await failureOf(decide(working, own.changeNo, 'approve'))).code).toBe(ownOperatorChange.code);
  await decide(first, own.changeNo, 'withdraw');
  expect((await failureOf(first(lockOperator, { body: { operatorNo: firstNo, reason: '离职' } }))).fields).toEqual({ reason: operatorCopy.ownLock });
  expect(await first(lockOperator, { body: { operatorNo: content, reason: '离职' } })).toMatchObject({ isLocked: true });
  expect(await first(lockOperator, { body: { operatorNo: content, reason: '离职' } })).toMatchObject({ isLocked: true });
  expect((await failureOf(working(getOperator))).code).toBe(401);
  const back = await propose(second, { kind: 'unlock', operatorNo: content, reason: '回岗' });
  await decide(first, back.changeNo, 'approve');
  expect(await (await at.as(content))(getOperator)).toMatchObject({ role: 'administrator' });
  expect((await logOf(content)).map(([act]) => act).filter((act) => act === 'lockOperator')).toHaveLength(1);
  await first(lockOperator, { body: { operatorNo: content, reason: '离职' } });
});

it('somebody is left who decides with whoever asks, whoever locks at the same moment', async () => {
  const both = await Promise.allSettled([
    first(lockOperator, { body: { operatorNo: secondNo, reason: '离职' } }),
    second(lockOperator, { body: { operatorNo: firstNo, reason: '离职' } }),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const left = (await at.portal.database.pool.query<{ operator_no: string }>(`select operator_no from operator where role = 'administrator' and status = 0`))
    .rows;
  expect(left).toHaveLength(1);
  const third = await at.anOperator('administrator', {});
  await at.portal.database.pool.query('update operator set status = 1 where operator_no = $1', [left[0]?.operator_no]);
  const alone = await at.as(third);
  const { changeNo } = await propose(alone, { kind: 'role', operatorNo: third, role: 'content', reason: '换岗' });
  expect((await failureOf(decide(alone, changeNo, 'approve'))).code).toBe(ownOperatorChange.code);
  expect(lastAdministrator.status).toBe(409);
});
