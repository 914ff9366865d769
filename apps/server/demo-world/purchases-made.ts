/** What people of the demo world have ordered of dealers: an order in every state, and one closed for each reason. */
import type { deliveryOf, Invoice } from '@portal/contract/order';
import type { OrderAct, OrderActor } from '@portal/engines/states';

export type DemoBuyer = 'installer' | 'gold' | 'person';

/** Hours after the order was placed; the words of its timeline. `sends`: pieces of each line in a parcel; left out: all that are left. */
export interface PurchaseStep {
  hours: number;
  act: OrderAct;
  who: OrderActor;
  text?: string;
  parcel?: Parameters<typeof deliveryOf>[0] & { sends?: readonly number[] };
}

export interface DemoPurchase {
  buyer: DemoBuyer;
  shopNo: string;
  hoursAgo: number;
  remark: string;
  invoice?: Invoice;
  /** What to look for in category and name, and how many. */
  requested: readonly (readonly [looked: RegExp, quantity: number])[];
  /** What the dealer took off the goods, in yuan. */
  off?: number;
  /** Templates whose coupons it was paid with. */
  coupons?: readonly string[];
  closeReason?: string;
  /** Of one that was bought on credit: what of it was repaid, in yuan. */
  repaid?: number;
  steps: readonly PurchaseStep[];
}

const [SHOP, OTHER_SHOP] = ['M100001', 'M100002'];
const DAY = 24;

const paid = (hours: number): PurchaseStep => ({ hours, act: 'pay', who: 'payment' });
const accepted = (hours: number): PurchaseStep => ({ hours, act: 'confirm', who: 'dealer' });
const sent = (hours: number, act: 'shipPart' | 'shipAll', carrier: string, trackingNo: string, sends?: readonly number[]): PurchaseStep => ({
  hours,
  act,
  who: 'dealer',
  text: `${carrier} ${trackingNo}`,
  parcel: { way: 'express', carrier, trackingNo, ...(sends && { sends }) },
});
const brought = (hours: number, contactName: string, contactPhone: string): PurchaseStep => ({
  hours,
  act: 'shipAll',
  who: 'dealer',
  text: `自送，送货人 ${contactName}`,
  parcel: { way: 'own', contactName, contactPhone },
});
const readyAt = (hours: number, place: string): PurchaseStep => ({
  hours,
  act: 'shipAll',
  who: 'dealer',
  text: `自提，地点：${place}`,
  parcel: { way: 'pickUp', place },
});
const received = (hours: number, who: 'buyer' | 'clock'): PurchaseStep => ({ hours, act: 'receive', who });

/** Of an hour. */
const MINUTE = 1 / 60;

/** Unpaid (they close after half an hour, as any do), waiting, on its way, received, and closed for each reason; the newest first. */
export const DEMO_PURCHASES: readonly DemoPurchase[] = [
  {
    buyer: 'installer',
    shopNo: SHOP,
    hoursAgo: MINUTE,
    remark: '工地周五进场，请尽量当天发货',
    requested: [
      [/半球/, 8],
      [/录像机|NVR/, 1],
      [/监控硬盘/, 2],
    ],
    steps: [],
  },
  {
    buyer: 'person',
    shopNo: SHOP,
    hoursAgo: 2 * MINUTE,
    remark: '',
    requested: [[/半球/, 2]],
    steps: [],
  },
  {
    buyer: 'gold',
    shopNo: SHOP,
    hoursAgo: 4 * MINUTE,
    remark: '电话里说好的项目价',
    requested: [
      [/枪型|枪机|筒型/, 36],
      [/交换机/, 3],
    ],
    off: 420,
    steps: [{ hours: 2 * MINUTE, act: 'changePrice', who: 'dealer' }],
  },
  {
    buyer: 'installer',
    shopNo: SHOP,
    hoursAgo: 5,
    remark: '',
    requested: [
      [/门禁控制器|门禁主机/, 2],
      [/读卡器/, 4],
      [/电锁|磁力锁/, 4],
    ],
    steps: [paid(0.2)],
  },
  {
    buyer: 'gold',
    shopNo: SHOP,
    hoursAgo: 20,
    remark: '',
    invoice: { type: 'special', title: '宁波甬城金盾科技有限公司', taxNo: '91350100M000100Y43' },
    requested: [
      [/球机/, 2],
      [/球机壁装支架/, 2],
    ],
    steps: [paid(0.1)],
  },
  {
    buyer: 'gold',
    shopNo: SHOP,
    hoursAgo: 52,
    remark: '送货前一天电话联系',
    requested: [
      [/显示器|监视器/, 2],
      [/录像机|NVR/, 2],
      [/监控硬盘/, 4],
    ],
    steps: [paid(0.3), accepted(2)],
  },
  {
    buyer: 'installer',
    shopNo: SHOP,
    hoursAgo: 4 * DAY,
    remark: '分两批到货即可，先发摄像机',
    requested: [
      [/枪型|枪机|筒型/, 24],
      [/枪机壁装支架/, 24],
      [/网线|双绞线/, 6],
    ],
    steps: [
      paid(0.1),
      accepted(3),
      sent(20, 'shipPart', '顺丰速运', 'SF1467300284519', [16, 0, 2]),
      sent(50, 'shipPart', '德邦快递', 'DPK202611190083', [4, 16, 0]),
    ],
  },
  {
    buyer: 'installer',
    shopNo: SHOP,
    hoursAgo: 6 * DAY,
    remark: '',
    requested: [
      [/交换机/, 4],
      [/水晶头/, 3],
    ],
    steps: [paid(0.1), accepted(5), sent(26, 'shipAll', '顺丰速运', 'SF1467300297733')],
  },
  {
    buyer: 'gold',
    shopNo: SHOP,
    hoursAgo: 7 * DAY,
    remark: '',
    requested: [
      [/音箱|扬声器/, 12],
      [/网线|双绞线/, 4],
    ],
    steps: [paid(0.5), accepted(8), sent(30, 'shipPart', '中通快运', 'ZTO7890213456', [8, 0]), brought(54, '钱师傅', '13800009901')],
  },
  {
    buyer: 'person',
    shopNo: SHOP,
    hoursAgo: 4.5 * DAY,
    remark: '周末自己开车去取',
    requested: [[/交换机/, 1]],
    steps: [paid(0.1), accepted(3), readyAt(22, '滨江区长河路 475 号 2 号仓，9:00–18:00')],
  },
  {
    buyer: 'installer',
    shopNo: SHOP,
    hoursAgo: 9 * DAY,
    remark: '',
    requested: [[/球机/, 1]],
    closeReason: '型号选错，重新下单',
    steps: [{ hours: 0.3, act: 'cancel', who: 'buyer', text: '型号选错，重新下单' }],
  },
  {
    buyer: 'gold',
    shopNo: SHOP,
    hoursAgo: 11 * DAY,
    remark: '',
    requested: [[/道闸/, 2]],
    closeReason: '超时未付款',
    steps: [{ hours: 0.5, act: 'expire', who: 'clock' }],
  },
  {
    buyer: 'installer',
    shopNo: SHOP,
    hoursAgo: 13 * DAY,
    remark: '',
    requested: [[/人脸/, 6]],
    closeReason: '该型号本月缺货，预计下月中到货',
    steps: [paid(0.1), { hours: 6, act: 'reject', who: 'dealer', text: '该型号本月缺货，预计下月中到货' }],
  },
  {
    buyer: 'gold',
    shopNo: SHOP,
    hoursAgo: 16 * DAY,
    remark: '',
    requested: [[/半球/, 20]],
    closeReason: '客户项目推迟',
    steps: [paid(0.2), { hours: 3, act: 'cancel', who: 'buyer', text: '客户项目推迟' }],
  },
  {
    buyer: 'person',
    shopNo: SHOP,
    hoursAgo: 18 * DAY,
    remark: '',
    requested: [[/录像机|NVR/, 1]],
    closeReason: '超时未接单',
    steps: [paid(0.1), { hours: 48.1, act: 'expire', who: 'clock' }],
  },
  {
    buyer: 'person',
    shopNo: SHOP,
    hoursAgo: 20 * DAY,
    remark: '放物业门岗即可',
    requested: [
      [/半球/, 2],
      [/录像机|NVR/, 1],
    ],
    steps: [paid(0.1), accepted(4), sent(24, 'shipAll', '顺丰速运', 'SF1467300188206'), received(80, 'buyer')],
  },
  {
    buyer: 'installer',
    shopNo: SHOP,
    hoursAgo: 24 * DAY,
    remark: '',
    requested: [
      [/半球/, 16],
      [/半球壁装支架/, 16],
      [/录像机|NVR/, 1],
      [/监控硬盘/, 4],
      [/交换机/, 2],
    ],
    coupons: ['CPT-D6', 'CPT-P7'],
    steps: [paid(0.1), accepted(2), sent(22, 'shipAll', '德邦快递', 'DPK202610300417'), received(96, 'buyer')],
  },
  {
    buyer: 'installer',
    shopNo: OTHER_SHOP,
    hoursAgo: 30 * DAY,
    remark: '',
    requested: [[/显示器|监视器/, 16]],
    steps: [paid(0.1), accepted(9), sent(33, 'shipAll', '京东物流', 'JDVA18834506271'), received(130, 'buyer')],
  },
  {
    buyer: 'gold',
    shopNo: SHOP,
    hoursAgo: 40 * DAY,
    remark: '',
    requested: [
      [/枪型|枪机|筒型/, 48],
      [/枪机壁装支架/, 48],
    ],
    steps: [paid(0.1), accepted(2), sent(26, 'shipAll', '德邦快递', 'DPK202610140092'), received(26 + 10 * DAY, 'clock')],
  },
];
