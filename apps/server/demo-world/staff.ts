/**
 * Two enterprises of the demo world with people of every role, and invitations in every state that waits or is over. Companies, names
 * and numbers are invented. Source: ENTERPRISE-7, ENTERPRISE-8.
 */
import { AuthStatus, EmployeeType, type StaffRole } from '@portal/engines/access';
import { AuditStatus, type StaffInvitationState } from '@portal/engines/states';
import type { PeopleRows } from '../src/modules/account/index.ts';
import { insertHistory, insertInvitation } from '../src/modules/staff/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import { accountNoOf } from './people.ts';

const DAY_MS = 24 * 3_600_000;

const [QIANJIANG, DONGQIAN] = ['M200021', 'M200022'];
const COMPANIES = [
  { merchantNo: QIANJIANG, companyName: '杭州钱江智能工程有限公司', codes: '330106', names: '浙江省 杭州市 西湖区' },
  { merchantNo: DONGQIAN, companyName: '宁波东钱湖弱电工程有限公司', codes: '330203', names: '浙江省 宁波市 海曙区' },
] as const;

/** Number, name, and what one is where; a person without an enterprise has been invited. */
const PEOPLE: readonly (readonly [phone: string, nickname: string, merchantNo?: string, role?: StaffRole])[] = [
  ['13800000022', '邵平', QIANJIANG, 'owner'],
  ['13800000023', '丁岚', QIANJIANG, 'manager'],
  ['13800000024', '钱朗', QIANJIANG, 'staff'],
  ['13800000025', '冯远'],
  ['13800000026', '秦岭'],
  ['13800000027', '陆青', DONGQIAN, 'owner'],
  ['13800000028', '夏禾'],
];

/** To which number, as what, in which state, how many days ago, by whom; a hand-over is to one of the people. */
export const demoInvitations: readonly (readonly [phone: string, role: StaffRole, state: StaffInvitationState, daysAgo: number, inviter: string])[] = [
  ['13800000023', 'manager', 'accepted', 80, '13800000022'],
  ['13800000024', 'staff', 'accepted', 60, '13800000023'],
  ['13800000026', 'staff', 'declined', 20, '13800000022'],
  ['13900000091', 'staff', 'expired', 12, '13800000023'],
  ['13900000092', 'staff', 'withdrawn', 9, '13800000022'],
  ['13800000025', 'staff', 'pending', 2, '13800000023'],
  ['13800000023', 'owner', 'pending', 1, '13800000022'],
];

/** Days since somebody of a role has been there: the owner from the beginning, the others since they accepted. */
const DAYS_AGO: Readonly<Record<StaffRole, number>> = { owner: 100, manager: 80, staff: 60 };

export function demoStaffRows(now: number): Pick<PeopleRows, 'accounts' | 'enterprises' | 'identities'> {
  const gmtCreate = new Date(now - 100 * DAY_MS);
  return {
    accounts: PEOPLE.map(([phone, nickname]) => ({ accountNo: accountNoOf(phone), phone, nickname, isDemo: true, gmtCreate })),
    enterprises: COMPANIES.map(({ merchantNo, companyName, codes, names }) => {
      const [provinceName = '', cityName = '', areaName = ''] = names.split(' ');
      const place = { provinceCode: codes.slice(0, 2), provinceName, cityCode: codes.slice(0, 4), cityName, areaCode: codes, areaName };
      const address = `${areaName}安防路 ${merchantNo.slice(-2)} 号`;
      const certified = { authStatus: AuthStatus.Certified, auditStatus: AuditStatus.certified };
      return { merchantNo, enterpriseNo: `E${merchantNo.slice(1)}`, companyName, enterpriseType: 2 as const, ...certified, ...place, address, gmtCreate };
    }),
    identities: PEOPLE.flatMap(([phone, , merchantNo, role]) =>
      merchantNo === undefined
        ? []
        : [
            {
              accountNo: accountNoOf(phone),
              merchantNo,
              employeeType: role === 'owner' ? null : EmployeeType.SecondLevel,
              isManager: role === 'manager',
              chooseOn: true,
              gmtJoin: new Date(now - DAYS_AGO[role ?? 'staff'] * DAY_MS),
            },
          ],
    ),
  };
}

/** The invitations, and the lines that say what was done. */
export async function insertDemoStaff(db: Db, { now, newId }: { now: number; newId(): string }): Promise<void> {
  for (const [phone, staffRole, state, daysAgo, inviter] of demoInvitations) {
    const at = new Date(now - daysAgo * DAY_MS);
    const [accountNo, inviterNo] = [accountNoOf(phone), accountNoOf(inviter)];
    const isHandover = staffRole === 'owner';
    const gmtExpire = new Date(at.getTime() + 7 * DAY_MS);
    const whom = { merchantNo: QIANJIANG, phone, accountNo: isHandover ? accountNo : null };
    const typedBy = isHandover ? null : inviterNo;
    await insertInvitation(db, { invitationId: newId(), ...whom, staffRole, state, inviterNo, typedBy, gmtCreate: at, gmtExpire });
    const target = isHandover ? { targetNo: accountNo } : { targetPhone: `${phone.slice(0, 3)}****${phone.slice(-4)}` };
    await insertHistory(db, {
      merchantNo: QIANJIANG,
      act: isHandover ? 'offerHandover' : 'invite',
      actorNo: inviterNo,
      ...target,
      toRole: staffRole,
      gmtCreate: at,
    });
    if (state === 'accepted')
      await insertHistory(db, { merchantNo: QIANJIANG, act: 'accept', actorNo: accountNo, targetNo: accountNo, toRole: staffRole, gmtCreate: at });
  }
}
