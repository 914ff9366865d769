/** An enterprise's people: invited, joined, changed, gone, and the enterprise handed over (ENTERPRISE-7 to ENTERPRISE-10). */
import { changeIdentity, getLoginSessionInfo, sendOwnCode } from '@portal/contract/account';
import { actingFor, IDENTITY_HEADER } from '@portal/contract/core';
import { listMessages } from '@portal/contract/message';
import { PROTOCOL_CODES } from '@portal/contract/protocol';
import {
  acceptInvitation,
  changeStaffRole,
  declineInvitation,
  inviteStaff,
  leaveEnterprise,
  listOwnEnterprises,
  listStaff,
  listStaffHistory,
  offerHandover,
  removeStaff,
  resendInvitation,
  withdrawInvitation,
} from '@portal/contract/staff';
import type { EnterpriseType } from '@portal/engines/access';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { failureOf, openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPersonWithPassword, ask, paths, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { insertProtocols, standardProtocols } from '../protocol/index.ts';

const DAY = 24 * 3_600_000;
let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal({ unlimited: true });
  await insertProtocols(portal.database.db, standardProtocols());
});
afterAll(() => portal.close());

const as = (person: { accountNo: string }) => portal.as(person.accountNo);
let key = 0;
const agreed = PROTOCOL_CODES.map((protocolCode) => ({ protocolCode, version: 1 }));
const nextKey = () => `staff-test-${++key}`;

async function anOwner(enterpriseType: EnterpriseType = 2) {
  return aPersonWithPassword(portal, { enterpriseType });
}

async function invite(owner: TestPerson, phone: string, staffRole: 'manager' | 'staff' = 'staff'): Promise<string> {
  const call = await as(owner);
  await call(inviteStaff, { body: { phone, staffRole }, idempotencyKey: nextKey() });
  const { invitations } = await call(listStaff);
  return invitations[0]?.invitationId ?? '';
}

async function join(owner: TestPerson, person: TestPerson, staffRole: 'manager' | 'staff' = 'staff'): Promise<void> {
  await (
    await as(person)
  )(acceptInvitation, { body: { invitationId: await invite(owner, person.phone, staffRole) } });
}

const rolesOf = async (owner: TestPerson) => (await (await as(owner))(listStaff)).members.map(({ accountNo, staffRole }) => [accountNo, staffRole]);
const told = async (person: TestPerson) =>
  (await (await as(person))(listMessages, { query: { type: 'staff', size: 50 } })).data.map(({ title }) => title).toSorted();
const historyOf = async (owner: TestPerson) =>
  (await (await as(owner))(listStaffHistory, { query: { size: 50 } })).data.map(({ act, fromRole, toRole }) =>
    [act, fromRole, toRole].filter(Boolean).join(' '),
  );

describe('an invitation (ENTERPRISE-8)', () => {
  test.each<[EnterpriseType, number]>([
    [1, 11],
    [2, 22],
    [3, 22],
    [5, 33],
  ])('to an enterprise of type %d makes staff of type %d, with one more identity', async (enterpriseType, userType) => {
    const [owner, person] = [await anOwner(enterpriseType), await aPerson(portal.database)];
    await join(owner, person);
    const session = await (await as(person))(getLoginSessionInfo);
    expect(session).toMatchObject({ userType, employee: true, merchantNo: owner.merchantNo, staffRole: 'staff', employeeOfMerchantNo: owner.merchantNo });
    expect(session.multiIdentity.map(({ merchantNo }) => merchantNo)).toEqual([owner.merchantNo]);
    expect(await rolesOf(owner)).toEqual([
      [owner.accountNo, 'owner'],
      [person.accountNo, 'staff'],
    ]);
    expect(await told(person)).toEqual(['企业邀请']);
    expect(await told(owner)).toEqual(['邀请已接受']);
    expect(await historyOf(owner)).toEqual(['accept staff', 'invite staff']);
  });

  it('leaves whoever acts for another enterprise there, and lets them switch', async () => {
    const [owner, other] = [await anOwner(1), await anOwner(5)];
    await join(owner, other, 'manager');
    const call = await as(other);
    expect(await call(getLoginSessionInfo)).toMatchObject({ merchantNo: other.merchantNo, userType: 5, isMultRole: true });
    expect(await call(changeIdentity, { body: { merchantNo: owner.merchantNo } })).toMatchObject({ userType: 11, staffRole: 'manager' });
    expect(await (await as(other))(listStaff)).toMatchObject({ members: [{ staffRole: 'owner' }, { staffRole: 'manager' }] });
  });

  it('answers the same whether or not the number has an account, and is sent to both', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    const call = await as(owner);
    const nobody = '13711110001';
    const answers = [];
    for (const phone of [person.phone, nobody]) answers.push(await call(inviteStaff, { body: { phone, staffRole: 'staff' }, idempotencyKey: nextKey() }));
    expect(answers).toEqual([{ isSmsSent: true }, { isSmsSent: true }]);
    const [second, first] = (await call(listStaff)).invitations;
    const masked = ({ phone: _phone, invitationId: _id, ...rest }: NonNullable<typeof first>) => rest;
    expect(second && masked(second)).toEqual(first && masked(first));
    await portal.performTasks();
    expect(portal.invitations.slice(-2).map(({ phone }) => phone)).toEqual([person.phone, nobody]);
  });

  it('shows the number whole to nobody, not to whoever typed it either, also when another sends it again', async () => {
    const [owner, manager] = [await anOwner(), await aPerson(portal.database)];
    await join(owner, manager, 'manager');
    const phone = '13711110009';
    const invitationId = await invite(owner, phone);
    const shownTo = async (person: TestPerson) => (await (await as(person))(listStaff)).invitations.find((one) => one.invitationId === invitationId)?.phone;
    expect([await shownTo(owner), await shownTo(manager)]).toEqual(['137****0009', '137****0009']);
    portal.clock.forward(61_000);
    await (
      await as(manager)
    )(resendInvitation, { body: { invitationId } });
    expect([await shownTo(owner), await shownTo(manager)]).toEqual(['137****0009', '137****0009']);
    // of a hand-over nobody typed a number
    await (
      await as(owner)
    )(offerHandover, { body: { accountNo: manager.accountNo, proof: { password: RIGHT_PASSWORD } } });
    const offered = (await (await as(owner))(listStaff)).invitations.find(({ staffRole }) => staffRole === 'owner');
    expect(offered?.phone).toContain('****');
  });

  it('waits for whoever registers with its number, and is told', async () => {
    const owner = await anOwner();
    const phone = '13711110002';
    await invite(owner, phone);
    await ask(portal.portal, paths.sendCode, { phone, purpose: 'register' });
    const code = portal.sms.findLast((message) => message.phone === phone)?.code;
    const { code: answer } = await ask(portal.portal, '/api-cloud-merchant-service/v1/account/registerLogin', {
      phone,
      code,
      password: 'tR7#kd92m',
      protocols: agreed,
    });
    expect(answer).toBe(0);
    const { rows } = await portal.database.pool.query<{ accountNo: string }>('select account_no as "accountNo" from account where phone = $1', [phone]);
    const person = { accountNo: rows[0]?.accountNo ?? '', merchantNo: '', phone };
    expect(await told(person)).toEqual(['企业邀请']);
    const { invitations } = await (await as(person))(listOwnEnterprises);
    expect(invitations).toMatchObject([{ state: 'pending', staffRole: 'staff' }]);
  });

  it('is refused by the invited once, and told; it may not be accepted then', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    const invitationId = await invite(owner, person.phone);
    const call = await as(person);
    await call(declineInvitation, { body: { invitationId } });
    await call(declineInvitation, { body: { invitationId } });
    expect(await failureOf(call(acceptInvitation, { body: { invitationId } }))).toMatchObject({ code: 1753 });
    expect(await told(owner)).toEqual(['邀请已拒绝']);
    expect(await historyOf(owner)).toEqual(['decline staff', 'invite staff']);
  });

  it('taken back is over, and the invited is told', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    const invitationId = await invite(owner, person.phone);
    const call = await as(owner);
    await call(withdrawInvitation, { body: { invitationId } });
    await call(withdrawInvitation, { body: { invitationId } });
    expect(await failureOf((await as(person))(acceptInvitation, { body: { invitationId } }))).toMatchObject({ code: 1753 });
    expect(await told(person)).toEqual(['企业邀请已撤回', '企业邀请'].toSorted());
  });

  it('ends after seven days, is told once by the clock, and can be sent again', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    const invitationId = await invite(owner, person.phone);
    portal.clock.forward(7 * DAY);
    expect((await (await as(owner))(listStaff)).invitations).toMatchObject([{ state: 'expired' }]);
    expect(await failureOf((await as(person))(acceptInvitation, { body: { invitationId } }))).toMatchObject({ code: 1753 });
    await portal.runJob('expire-staff-invitations');
    await portal.runJob('expire-staff-invitations');
    expect(await told(owner)).toEqual(['邀请已过期']);
    await (
      await as(owner)
    )(resendInvitation, { body: { invitationId } });
    await (
      await as(person)
    )(acceptInvitation, { body: { invitationId } });
    expect(await historyOf(owner)).toEqual(['accept staff', 'resend staff', 'expire staff', 'invite staff']);
  });

  it('is refused on its field for one of the people, for a number that waits, and for what is no number', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    await join(owner, person);
    const call = await as(owner);
    const inviting = (phone: string) => failureOf(call(inviteStaff, { body: { phone, staffRole: 'staff' }, idempotencyKey: nextKey() }));
    expect(await inviting(person.phone)).toMatchObject({ code: 1751, fields: { phone: '该手机号已是本企业的成员' } });
    expect(await inviting(owner.phone)).toMatchObject({ code: 1751 });
    await invite(owner, '13711110003');
    expect(await inviting('13711110003')).toMatchObject({ code: 1752 });
    expect(await inviting('12')).toMatchObject({ code: 400, fields: { phone: '请输入 11 位手机号' } });
  });

  it('sends a number three short messages a day, from all enterprises together, and none of them take its codes', async () => {
    const phone = '13711110004';
    const owners = [await anOwner(), await anOwner(), await anOwner(), await anOwner()];
    const sent = [];
    for (const owner of owners) {
      portal.clock.forward(61_000);
      sent.push(await (await as(owner))(inviteStaff, { body: { phone, staffRole: 'staff' }, idempotencyKey: nextKey() }));
    }
    expect(sent.map(({ isSmsSent }) => isSmsSent)).toEqual([true, true, true, false]);
    const call = await as(owners[0] ?? { accountNo: '' });
    const invitationId = (await call(listStaff)).invitations[0]?.invitationId ?? '';
    const again = await failureOf(call(resendInvitation, { body: { invitationId } }));
    expect(again).toMatchObject({ code: 1758 });
    expect((again.data as { waitSeconds: number }).waitSeconds).toBeGreaterThan(3_600);
    expect(await ask(portal.portal, paths.sendCode, { phone, purpose: 'register' })).toMatchObject({ code: 0 });
  });

  it('comes five times in ten minutes and twenty an hour from one enterprise, and no more often', async () => {
    const call = await as(await anOwner());
    const again = async (at: number) => (await failureOf(inviting(at))).code;
    const inviting = (at: number) => call(inviteStaff, { body: { phone: `1370000${String(1000 + at)}`, staffRole: 'staff' }, idempotencyKey: nextKey() });
    for (let at = 0; at < 20; at += 5) {
      for (let more = 0; more < 5; more++) await inviting(at + more);
      expect(await again(at + 5)).toBe(1758);
      portal.clock.forward(601_000);
    }
    expect(await again(20)).toBe(1758);
    portal.clock.forward(3_600_000);
    await inviting(20);
  });
});

describe('roles (ENTERPRISE-7)', () => {
  it('of a manager: invites, changes nobody but staff, and sees no history', async () => {
    const [owner, manager, other, staff] = [await anOwner(), await aPerson(portal.database), await aPerson(portal.database), await aPerson(portal.database)];
    await join(owner, manager, 'manager');
    await join(owner, other, 'manager');
    await join(manager, staff);
    const call = await as(manager);
    const refused = [
      () => call(inviteStaff, { body: { phone: '13711110005', staffRole: 'manager' }, idempotencyKey: nextKey() }),
      () => call(changeStaffRole, { body: { accountNo: staff.accountNo, staffRole: 'manager' } }),
      () => call(changeStaffRole, { body: { accountNo: other.accountNo, staffRole: 'staff' } }),
      () => call(removeStaff, { body: { accountNo: other.accountNo } }),
      () => call(removeStaff, { body: { accountNo: owner.accountNo } }),
      () => call(listStaffHistory),
      () => call(offerHandover, { body: { accountNo: staff.accountNo, proof: { password: RIGHT_PASSWORD } } }),
    ];
    for (const one of refused) expect(await failureOf(one())).toMatchObject({ code: 403 });
    await call(removeStaff, { body: { accountNo: staff.accountNo } });
    expect((await rolesOf(owner)).length).toBe(3);
  });

  it('of staff open nothing of it', async () => {
    const [owner, staff, other] = [await anOwner(), await aPerson(portal.database), await aPerson(portal.database)];
    await join(owner, staff);
    await join(owner, other);
    const call = await as(staff);
    const { accountNo } = other;
    const refused = [
      () => call(listStaff),
      () => call(inviteStaff, { body: { phone: '13711110006', staffRole: 'staff' }, idempotencyKey: nextKey() }),
      () => call(changeStaffRole, { body: { accountNo, staffRole: 'manager' } }),
      () => call(changeStaffRole, { body: { accountNo: staff.accountNo, staffRole: 'manager' } }),
      () => call(removeStaff, { body: { accountNo } }),
    ];
    for (const one of refused) expect(await failureOf(one())).toMatchObject({ code: 403 });
  });

  it('changed counts from the next request on, and is told', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    await join(owner, person);
    const call = await as(owner);
    const theirs = await as(person);
    await call(changeStaffRole, { body: { accountNo: person.accountNo, staffRole: 'manager' } });
    expect((await theirs(listStaff)).members.length).toBe(2);
    await call(changeStaffRole, { body: { accountNo: person.accountNo, staffRole: 'staff' } });
    await call(changeStaffRole, { body: { accountNo: person.accountNo, staffRole: 'staff' } });
    expect(await failureOf(theirs(listStaff))).toMatchObject({ code: 403 });
    expect(await told(person)).toEqual(['企业角色已变更', '企业角色已变更', '企业邀请'].toSorted());
    expect(await historyOf(owner)).toEqual(['changeRole manager staff', 'changeRole staff manager', 'accept staff', 'invite staff']);
  });

  it('end while the enterprise is not certified', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    const invitationId = await invite(owner, person.phone);
    await portal.database.pool.query('update enterprise set auth_status = 0 where merchant_no = $1', [owner.merchantNo]);
    expect(await failureOf((await as(owner))(listStaff))).toMatchObject({ code: 403 });
    expect(await failureOf((await as(person))(acceptInvitation, { body: { invitationId } }))).toMatchObject({ code: 1753 });
  });
});

describe('whoever is removed or leaves (ENTERPRISE-10)', () => {
  it('loses the identity at once: a page of it is refused at its next call, whatever it asks', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    await join(owner, person);
    const headers = { cookie: await portal.cookieOf(person.accountNo), [IDENTITY_HEADER]: actingFor({ ...person, merchantNo: owner.merchantNo }) };
    const page = (url: string) => portal.portal.http.inject({ url, headers });
    expect((await page(listOwnEnterprises.path)).json()).toMatchObject({ code: 0 });
    await (
      await as(owner)
    )(removeStaff, { body: { accountNo: person.accountNo } });
    for (const { path } of [listOwnEnterprises, listMessages, getLoginSessionInfo]) expect((await page(path)).json()).toMatchObject({ code: 4004 });
    expect(await (await as(person))(getLoginSessionInfo)).toMatchObject({ userType: -1, merchantNo: '', multiIdentity: [], staffRole: null });
    expect(await failureOf((await as(person))(changeIdentity, { body: { merchantNo: owner.merchantNo } }))).toMatchObject({ code: 404 });
    expect(await told(person)).toEqual(['您已被移出企业', '企业邀请'].toSorted());
    expect(await historyOf(owner)).toEqual(['remove staff', 'accept staff', 'invite staff']);
  });

  it('acts for another enterprise of theirs from then on', async () => {
    const [owner, other, person] = [await anOwner(), await anOwner(1), await aPerson(portal.database)];
    await join(owner, person);
    await join(other, person);
    await (
      await as(owner)
    )(removeStaff, { body: { accountNo: person.accountNo } });
    expect(await (await as(person))(getLoginSessionInfo)).toMatchObject({ userType: 11, merchantNo: other.merchantNo });
  });

  it('leaves design orders to the owner, and the rest of that identity to nobody', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    await join(owner, person);
    const at = new Date(portal.clock.now()).toISOString();
    const own = [person.accountNo, owner.merchantNo];
    const { pool } = portal.database;
    await pool.query(
      `insert into design_order (id, account_no, merchant_no, name, original_amount, preferential, amount, line_count, gmt_create, gmt_modified)
      values ('staff-order', $1, $2, '留下的配单', 0, 0, 0, 0, '${at}', '${at}')`,
      own,
    );
    await pool.query(`insert into favorite (account_no, merchant_no, spu_no, gmt_create) values ($1, $2, 'P1', '${at}'), ($1, '', 'P2', '${at}')`, own);
    await pool.query(`insert into selection_list (account_no, merchant_no, revision) values ($1, $2, 3)`, own);
    await (
      await as(person)
    )(leaveEnterprise, { body: { merchantNo: owner.merchantNo } });
    expect((await pool.query("select account_no from design_order where id = 'staff-order'")).rows).toEqual([{ account_no: owner.accountNo }]);
    expect((await pool.query('select spu_no from favorite where account_no = $1', [person.accountNo])).rows).toEqual([{ spu_no: 'P2' }]);
    expect((await pool.query('select 1 from selection_list where account_no = $1', [person.accountNo])).rows).toEqual([]);
    expect(await told(owner)).toEqual(['成员已离开企业', '邀请已接受'].toSorted());
  });

  it('is refused as the only owner, and of an enterprise that is not theirs', async () => {
    const [owner, other] = [await anOwner(), await anOwner()];
    const call = await as(owner);
    expect(await failureOf(call(leaveEnterprise, { body: { merchantNo: owner.merchantNo } }))).toMatchObject({ code: 1755 });
    const [foreign, unknown] = [
      await failureOf(call(leaveEnterprise, { body: { merchantNo: other.merchantNo } })),
      await failureOf(call(leaveEnterprise, { body: { merchantNo: 'M99999999' } })),
    ];
    expect([foreign.code, foreign.msg]).toEqual([404, unknown.msg]);
  });

  it('of one that is not certified is refused with the reason: it cannot be handed over', async () => {
    const owner = await anOwner();
    await portal.database.pool.query('update enterprise set auth_status = 0, audit_status = 51 where merchant_no = $1', [owner.merchantNo]);
    const call = await as(owner);
    const shut = expect.stringContaining('不能自行移交主账号');
    expect((await call(listOwnEnterprises)).enterprises).toMatchObject([{ isSoleOwner: true, isCertified: false }]);
    expect(await failureOf(call(leaveEnterprise, { body: { merchantNo: owner.merchantNo } }))).toMatchObject({ code: 1755, msg: shut });
    const proof = { password: RIGHT_PASSWORD };
    const cookie = await portal.cookieOf(owner.accountNo);
    const refused = await ask(portal.portal, '/api-cloud-merchant-service/v1/account/closeAccount', { proof }, { cookie });
    expect(refused).toMatchObject({ code: 1114, msg: shut, data: { mayHandOver: false } });
  });
});

describe('a hand-over (ENTERPRISE-9)', () => {
  const byPassword = { password: RIGHT_PASSWORD };
  const offered = async (role: 'manager' | 'staff' = 'staff') => {
    const [owner, person] = [await anOwner(5), await aPersonWithPassword(portal)];
    await join(owner, person, role);
    await (
      await as(owner)
    )(offerHandover, { body: { accountNo: person.accountNo, proof: byPassword } });
    const { invitations } = await (await as(person))(listOwnEnterprises);
    return { owner, person, invitationId: invitations[0]?.invitationId ?? '' };
  };

  it('takes the password, and the other’s yes; then the sender manages, may leave, and may hand over no more', async () => {
    const { owner, person, invitationId } = await offered();
    expect(await (await as(owner))(getLoginSessionInfo)).toMatchObject({ userType: 5, staffRole: 'owner' });
    await (
      await as(person)
    )(acceptInvitation, { body: { invitationId } });
    expect(await (await as(person))(getLoginSessionInfo)).toMatchObject({ userType: 5, staffRole: 'owner', merchantNo: owner.merchantNo });
    const former = await as(owner);
    expect(await former(getLoginSessionInfo)).toMatchObject({ userType: 33, staffRole: 'manager' });
    expect(await failureOf(former(offerHandover, { body: { accountNo: person.accountNo, proof: byPassword } }))).toMatchObject({ code: 403 });
    await former(leaveEnterprise, { body: { merchantNo: owner.merchantNo } });
    expect(await rolesOf(person)).toEqual([[person.accountNo, 'owner']]);
    expect(await historyOf(person)).toEqual(['leave manager', 'acceptHandover owner', 'offerHandover owner', 'accept staff', 'invite staff']);
    expect(await told(owner)).toContain('主账号已移交');
    expect(await told(person)).toContain('主账号移交待确认');
  });

  it('is proved by a code for this very purpose, too, and by no other', async () => {
    const [owner, person] = [await anOwner(), await aPerson(portal.database)];
    await join(owner, person);
    const call = await as(owner);
    const { accountNo } = person;
    expect(await failureOf(call(offerHandover, { body: { accountNo, proof: { password: 'wrong-one-1' } } }))).toMatchObject({ code: 1110 });
    await call(sendOwnCode, { body: { purpose: 'closeAccount' } });
    const foreign = portal.sms.findLast(({ phone }) => phone === owner.phone)?.code ?? '';
    expect(await failureOf(call(offerHandover, { body: { accountNo, proof: { code: foreign } } }))).toMatchObject({ code: 1103 });
    portal.clock.forward(120_000);
    await call(sendOwnCode, { body: { purpose: 'handOver' } });
    const code = portal.sms.findLast(({ phone }) => phone === owner.phone)?.code ?? '';
    await call(offerHandover, { body: { accountNo, proof: { code } } });
    expect(await failureOf(call(offerHandover, { body: { accountNo, proof: byPassword } }))).toMatchObject({ code: 1756 });
  });

  it('can be taken back and refused, by whom it concerns and nobody else', async () => {
    const { owner, person, invitationId } = await offered();
    const stranger = await as(await anOwner());
    expect(await failureOf(stranger(acceptInvitation, { body: { invitationId } }))).toMatchObject({ code: 404 });
    await (
      await as(owner)
    )(withdrawInvitation, { body: { invitationId } });
    expect(await failureOf((await as(person))(acceptInvitation, { body: { invitationId } }))).toMatchObject({ code: 1753 });
    expect(await told(person)).toContain('主账号移交已取消');
    const second = await offered();
    await (
      await as(second.person)
    )(declineInvitation, { body: { invitationId: second.invitationId } });
    expect(await told(second.owner)).toContain('主账号移交被拒绝');
    expect(await rolesOf(second.owner)).toEqual([
      [second.owner.accountNo, 'owner'],
      [second.person.accountNo, 'staff'],
    ]);
  });

  it('goes to one of the people who can act, and to nobody else', async () => {
    const [owner, person, stranger] = [await anOwner(), await aPerson(portal.database), await aPerson(portal.database)];
    await join(owner, person);
    const call = await as(owner);
    const offer = (accountNo: string) => failureOf(call(offerHandover, { body: { accountNo, proof: byPassword } }));
    expect(await offer(stranger.accountNo)).toMatchObject({ code: 404 });
    expect(await offer(owner.accountNo)).toMatchObject({ code: 1754 });
    await portal.database.pool.query('update account set status = 1 where account_no = $1', [person.accountNo]);
    expect(await offer(person.accountNo)).toMatchObject({ code: 1759 });
  });

  it('ends when the receiver is removed, and lets the account of the former owner be closed when it is done', async () => {
    const { owner, person, invitationId } = await offered();
    await (
      await as(owner)
    )(removeStaff, { body: { accountNo: person.accountNo } });
    expect(await failureOf((await as(person))(acceptInvitation, { body: { invitationId } }))).toMatchObject({ code: 1753 });
    const done = await offered('manager');
    const close = async () =>
      ask(portal.portal, '/api-cloud-merchant-service/v1/account/closeAccount', { proof: byPassword }, { cookie: await portal.cookieOf(done.owner.accountNo) });
    const refused = await close();
    expect([refused.code, refused.msg.includes('商户中心')]).toEqual([1114, true]);
    await (
      await as(done.person)
    )(acceptInvitation, { body: { invitationId: done.invitationId } });
    expect((await close()).code).toBe(0);
  });
});
