import { UserType } from '@portal/engines/access';
import { expect, it } from 'vitest';
import { waitingOf } from './waiting.ts';

const owner = {
  userType: UserType.SecondLevel,
  staffRole: 'owner',
  auditStatus: 20,
  gmtFreeze: null,
  freezeReason: '',
  hasBindFirstDistributor: true,
} as const;
const nothing = { unread: 0, received: 0, sent: 0, selected: 0 };
const keysOf = (...given: Parameters<typeof waitingOf>) => waitingOf(...given).map(({ key }) => key);

it('names what waits, the most pressing first, and nothing where all is done (ENTERPRISE-15)', () => {
  expect(waitingOf(owner, nothing)).toEqual([]);
  const all = { unread: 3, received: 1, sent: 2, selected: 5, toPay: 1, onTheWay: 2, overdue: 1076.5 };
  expect(keysOf({ ...owner, auditStatus: 50, gmtFreeze: '2026-12-23T16:00:00.000Z', hasBindFirstDistributor: false }, all)).toEqual([
    'freeze',
    'papers',
    'dealer',
    'overdue',
    'toPay',
    'onTheWay',
    'received',
    'unread',
    'selected',
    'sent',
  ]);
});

it("names the day of a freeze that is announced, near or far, with the operator's reason (ENTERPRISE-12)", () => {
  const [row] = waitingOf({ ...owner, gmtFreeze: '2027-12-23T16:00:00.000Z', freezeReason: '合同争议未解决' }, nothing);
  expect(row).toMatchObject({ key: 'freeze', name: '企业冻结预警', value: '将于 2027-12-24 冻结：合同争议未解决' });
});

it('says to a buyer what is owed past its day, and leads to what is to be paid and received', () => {
  const rows = waitingOf(owner, { ...nothing, toPay: 1, onTheWay: 2, overdue: 1076.5 });
  expect(rows.map(({ name, value, href }) => [name, value, href])).toEqual([
    ['逾期欠款', '¥1,076.50', '/memberStore/submitOrder/creditPaid'],
    ['待付款订单', '1 张，超时自动关闭', '/memberStore/purchaseOrders?state=pendingPayment'],
    ['待收货订单', '2 张，收到后请确认', '/memberStore/purchaseOrders?state=shipped'],
  ]);
});

it('leaves the papers to the owner, and asks no first-level dealer for one', () => {
  expect(keysOf({ ...owner, staffRole: 'manager', auditStatus: 50 }, nothing)).toEqual([]);
  expect(keysOf({ ...owner, userType: UserType.FirstLevel, hasBindFirstDistributor: false }, nothing)).toEqual([]);
});
