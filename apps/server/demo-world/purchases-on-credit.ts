/** Orders of the demo world that were bought on credit: one that is overdue and partly repaid, one that is not due yet. */
import type { DemoPurchase } from './purchases-made.ts';

const DAY = 24;

export const DEMO_ON_CREDIT: readonly DemoPurchase[] = [
  {
    buyer: 'installer',
    shopNo: 'M100001',
    hoursAgo: 38 * DAY,
    remark: '账期结算',
    requested: [
      [/交换机/, 4],
      [/监控硬盘/, 4],
    ],
    repaid: 1_000,
    steps: [
      { hours: 0, act: 'payByCredit', who: 'buyer' },
      { hours: 2, act: 'confirm', who: 'dealer' },
      { hours: 27, act: 'shipAll', who: 'dealer', parcel: { way: 'express', carrier: '顺丰速运', trackingNo: 'SF1410023366' } },
      { hours: 80, act: 'receive', who: 'buyer' },
    ],
  },
  {
    buyer: 'gold',
    shopNo: 'M100001',
    hoursAgo: 12 * DAY,
    remark: '',
    requested: [[/半球/, 24]],
    repaid: 0,
    steps: [
      { hours: 0, act: 'payByCredit', who: 'buyer' },
      { hours: 3, act: 'confirm', who: 'dealer' },
      { hours: 26, act: 'shipAll', who: 'dealer', parcel: { way: 'express', carrier: '德邦快递', trackingNo: 'DPK202611130071' } },
      { hours: 110, act: 'receive', who: 'buyer' },
    ],
  },
];
