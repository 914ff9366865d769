/** What happens to an enterprise's people in one instant: one of two counts, and none is half done. */
import {
  acceptInvitation,
  inviteStaff,
  leaveEnterprise,
  listOwnEnterprises,
  listStaff,
  offerHandover,
  removeStaff,
  withdrawInvitation,
} from '@portal/contract/staff';
import { aPerson, type TestPerson } from '@portal/server/testkit/people';
import { openTestPortal, type TestPortal } from '@portal/server/testkit/portal';
import { aPersonWithPassword, RIGHT_PASSWORD } from '@portal/server/testkit/sign-on';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const proof = { password: RIGHT_PASSWORD };

// the embedded database does one transaction at a time: there is no meanwhile
describe.skipIf(!process.env['TEST_DATABASE_URL'])('at once', () => {
  let portal: TestPortal;
  beforeAll(async () => void (portal = await openTestPortal({ unlimited: true })));
  afterAll(() => portal.close());

  const as = (person: { accountNo: string }) => portal.as(person.accountNo);
  const codes = async (calls: readonly Promise<unknown>[]): Promise<number[]> =>
    (await Promise.allSettled(calls)).map((one) => (one.status === 'fulfilled' ? 0 : (one.reason as { code: number }).code)).toSorted((a, b) => a - b);
  let key = 0;
  const invite = async (owner: TestPerson, phone: string) => {
    const call = await as(owner);
    await call(inviteStaff, { body: { phone, staffRole: 'staff' }, idempotencyKey: `race-${++key}` });
    return (await call(listStaff)).invitations[0]?.invitationId ?? '';
  };
  const join = async (owner: TestPerson, person: TestPerson) =>
    (await as(person))(acceptInvitation, { body: { invitationId: await invite(owner, person.phone) } });
  const offeredTo = async (person: TestPerson) => (await (await as(person))(listOwnEnterprises)).invitations[0]?.invitationId ?? '';
  const acts = async (owner: TestPerson, act: string) =>
    (await portal.database.pool.query('select 1 from staff_history where merchant_no = $1 and act = $2', [owner.merchantNo, act])).rows.length;

  it('accepted eight times, one joins once and is told of once', async () => {
    const owner = await aPersonWithPassword(portal, { enterpriseType: 2 });
    // of an enterprise already: whoever joins their first is of another identity from then on, and a call that comes later is refused as theirs
    const person = await aPersonWithPassword(portal, { enterpriseType: 2 });
    const invitationId = await invite(owner, person.phone);
    const call = await as(person);
    expect(await codes(Array.from({ length: 8 }, () => call(acceptInvitation, { body: { invitationId } })))).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
    expect([await acts(owner, 'accept'), (await (await as(owner))(listStaff)).members.length]).toEqual([1, 2]);
  });

  it('two invitations to one number are one', async () => {
    const owner = await aPersonWithPassword(portal, { enterpriseType: 2 });
    const call = await as(owner);
    const twice = [1, 2].map(() => call(inviteStaff, { body: { phone: '13722220001', staffRole: 'staff' }, idempotencyKey: `race-${++key}` }));
    expect(await codes(twice)).toEqual([0, 1752]);
  });

  it('of two hand-overs one is offered, and an enterprise never has two owners by it, nor none', async () => {
    const owner = await aPersonWithPassword(portal, { enterpriseType: 2 });
    const [first, second] = [await aPerson(portal.database), await aPerson(portal.database)];
    await join(owner, first);
    await join(owner, second);
    const call = await as(owner);
    const offers = [first, second].map(({ accountNo }) => call(offerHandover, { body: { accountNo, proof } }));
    expect(await codes(offers)).toEqual([0, 1756]);
    for (const person of [first, second]) {
      const invitationId = await offeredTo(person);
      await codes([1, 2].map(async () => (await as(person))(acceptInvitation, { body: { invitationId } })));
    }
    const { rows } = await portal.database.pool.query('select 1 from account_identity where merchant_no = $1 and employee_type is null', [owner.merchantNo]);
    expect([rows.length, await acts(owner, 'acceptHandover')]).toEqual([1, 1]);
  });

  it('removed while accepting a hand-over, one is owner or gone, and the enterprise has an owner', async () => {
    for (let round = 0; round < 4; round++) {
      const [owner, person] = [await aPersonWithPassword(portal, { enterpriseType: 2 }), await aPerson(portal.database)];
      await join(owner, person);
      await (
        await as(owner)
      )(offerHandover, { body: { accountNo: person.accountNo, proof } });
      const invitationId = await offeredTo(person);
      const [theirs, ours] = [await as(person), await as(owner)];
      const both = [theirs(acceptInvitation, { body: { invitationId } }), ours(removeStaff, { body: { accountNo: person.accountNo } })];
      // removed first, their page is of another identity by now
      expect([
        [0, 403],
        [0, 1753],
        [0, 404],
        [0, 4004],
      ]).toContainEqual(await codes(both));
      const { rows } = await portal.database.pool.query<{ account_no: string }>(
        'select account_no from account_identity where merchant_no = $1 and employee_type is null',
        [owner.merchantNo],
      );
      expect(rows.length).toBe(1);
    }
  });

  it('taken back while it is accepted, an invitation is one of the two', async () => {
    for (let round = 0; round < 4; round++) {
      const [owner, person] = [await aPersonWithPassword(portal, { enterpriseType: 2 }), await aPerson(portal.database)];
      const invitationId = await invite(owner, person.phone);
      const [theirs, ours] = [await as(person), await as(owner)];
      expect(await codes([theirs(acceptInvitation, { body: { invitationId } }), ours(withdrawInvitation, { body: { invitationId } })])).toEqual([0, 1753]);
      expect((await acts(owner, 'accept')) + (await acts(owner, 'withdraw'))).toBe(1);
    }
  });

  it('removed and leaving, one is gone once', async () => {
    const [owner, person] = [await aPersonWithPassword(portal, { enterpriseType: 2 }), await aPerson(portal.database)];
    await join(owner, person);
    const [theirs, ours] = [await as(person), await as(owner)];
    const both = [theirs(leaveEnterprise, { body: { merchantNo: owner.merchantNo } }), ours(removeStaff, { body: { accountNo: person.accountNo } })];
    // the page of somebody who is removed is of another identity by now
    expect([
      [0, 404],
      [0, 4004],
    ]).toContainEqual(await codes(both));
    expect((await acts(owner, 'leave')) + (await acts(owner, 'remove'))).toBe(1);
  });
});
