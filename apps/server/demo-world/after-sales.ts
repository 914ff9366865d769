/** Requests after a sale of the demo world: one that waits for each side, one before the provider, and some that are over. */
import { requestStepWords, type AfterSaleReason } from '@portal/contract/after-sale';
import {
  afterSaleStates,
  isAnsweredByGoods,
  type AfterSaleAct,
  type AfterSaleActor,
  type AfterSaleState,
  type AfterSaleWay,
  type OrderState,
} from '@portal/engines/states';
import { toYuan } from '@portal/units';
import { deadlineOf, insertAfterSale, updateAfterSale, type AfterSaleRow } from '../src/modules/after-sale/index.ts';
import { holdUnsent, listLinesOf, listShopOrderPage, noteRequest, refundOf, type ShopOrderRow } from '../src/modules/order/index.ts';
import type { Db } from '../src/platform/db/database.ts';
import type { Owner } from '../src/platform/http/context.ts';
import { accountNoOf, demoInstaller } from './people.ts';

const HOUR_MS = 3_600_000;
const GOLD: Owner = { accountNo: accountNoOf('13800000004'), merchantNo: 'M200002' };
const PERSON: Owner = { accountNo: accountNoOf('13800000001'), merchantNo: '' };
const RETURNS_TO = '浙江省杭州市滨江区长河路 590 号云安视讯售后仓 李师傅 0571-88886210';

/** Hours ago. */
interface Step {
  ago: number;
  act: AfterSaleAct;
  who: AfterSaleActor;
  text?: string;
  change?: Partial<Pick<AfterSaleRow, 'returnAddress' | 'sentBack' | 'sentAnew'>>;
}
interface DemoRequest {
  buyer: Owner;
  /** Of the newest of the buyer's orders in this state. */
  of: OrderState;
  way: AfterSaleWay;
  isUnsent: boolean;
  /** Which of its lines, and how many pieces. */
  pieces: readonly [place: number, quantity: number];
  reason: AfterSaleReason;
  text: string;
  ago: number;
  steps: readonly Step[];
}

const agreed = (ago: number): Step => ({ ago, act: 'agreeReturn', who: 'dealer', text: RETURNS_TO, change: { returnAddress: RETURNS_TO } });
const sentBack = (ago: number, carrier: string, trackingNo: string): Step => ({
  ago,
  act: 'sendBack',
  who: 'buyer',
  text: `${carrier} ${trackingNo}`,
  change: { sentBack: { carrier, trackingNo } },
});
const refused = (ago: number, text: string): Step => ({ ago, act: 'refuse', who: 'dealer', text });
const appealed = (ago: number, text: string): Step => ({ ago, act: 'appeal', who: 'buyer', text });

const REQUESTS: readonly DemoRequest[] = [
  {
    buyer: demoInstaller,
    of: 'partiallyShipped',
    way: 'refund',
    isUnsent: true,
    pieces: [0, 2],
    reason: 'late',
    text: '工地已改用其他型号，余下两台不用发了',
    ago: 5,
    steps: [],
  },
  {
    buyer: demoInstaller,
    of: 'partiallyShipped',
    way: 'return',
    isUnsent: false,
    pieces: [0, 1],
    reason: 'quality',
    text: '一台夜间红外灯不亮，换电源后仍不亮',
    ago: 30,
    steps: [agreed(26)],
  },
  {
    buyer: demoInstaller,
    of: 'shipped',
    way: 'return',
    isUnsent: false,
    pieces: [0, 1],
    reason: 'wrongGoods',
    text: '其中一台是旧款外壳',
    ago: 70,
    steps: [agreed(66), sentBack(40, '顺丰速运', 'SF1467300311827')],
  },
  {
    buyer: GOLD,
    of: 'shipped',
    way: 'return',
    isUnsent: false,
    pieces: [0, 2],
    reason: 'notAsDescribed',
    text: '阻抗与产品页不一致，无法接入现有功放',
    ago: 60,
    steps: [refused(50, '产品参数与页面一致，已附实测记录')],
  },
  {
    buyer: GOLD,
    of: 'shipped',
    way: 'refund',
    isUnsent: false,
    pieces: [1, 1],
    reason: 'quality',
    text: '一箱网线外皮破损，线芯外露',
    ago: 90,
    steps: [refused(80, '到货时已签收，无法确认破损时间'), appealed(72, '签收时已拍照并当场告知快递员')],
  },
  {
    buyer: GOLD,
    of: 'shipped',
    way: 'exchange',
    isUnsent: false,
    pieces: [0, 1],
    reason: 'quality',
    text: '一只音箱有杂音',
    ago: 120,
    steps: [
      agreed(116),
      sentBack(100, '中通快运', 'ZTO7890214455'),
      {
        ago: 60,
        act: 'sendAnew',
        who: 'dealer',
        text: '顺丰速运 SF1467300320054',
        change: { sentAnew: { carrier: '顺丰速运', trackingNo: 'SF1467300320054' } },
      },
      { ago: 14, act: 'receiveAnew', who: 'buyer' },
    ],
  },
  {
    buyer: GOLD,
    of: 'shipped',
    way: 'exchange',
    isUnsent: false,
    pieces: [1, 1],
    reason: 'wrongGoods',
    text: '一箱网线发成了五类线',
    ago: 96,
    steps: [
      agreed(92),
      sentBack(70, '德邦快递', 'DPK3640021187'),
      {
        ago: 20,
        act: 'sendAnew',
        who: 'dealer',
        text: '顺丰速运 SF1467300320861',
        change: { sentAnew: { carrier: '顺丰速运', trackingNo: 'SF1467300320861' } },
      },
    ],
  },
  {
    buyer: demoInstaller,
    of: 'shipped',
    way: 'exchange',
    isUnsent: false,
    pieces: [1, 1],
    reason: 'unwanted',
    text: '规格选错',
    ago: 100,
    steps: [{ ago: 98, act: 'cancel', who: 'buyer' }],
  },
  {
    buyer: PERSON,
    of: 'completed',
    way: 'return',
    isUnsent: false,
    pieces: [0, 1],
    reason: 'unwanted',
    text: '多买了一台',
    ago: 336,
    steps: [agreed(330), { ago: 162, act: 'expire', who: 'clock' }],
  },
  {
    buyer: GOLD,
    of: 'shipped',
    way: 'return',
    isUnsent: false,
    pieces: [0, 1],
    reason: 'quality',
    text: '网罩变形，无法固定',
    ago: 80,
    steps: [agreed(76), sentBack(50, '中通快运', 'ZTO7890215502'), { ago: 8, act: 'rejectGoods', who: 'dealer', text: '退回的音箱缺少安装支架' }],
  },
  {
    buyer: GOLD,
    of: 'completed',
    way: 'refund',
    isUnsent: false,
    pieces: [0, 2],
    reason: 'other',
    text: '客户现场改用其他型号',
    ago: 672,
    steps: [
      refused(660, '产品已安装使用'),
      appealed(650, '只安装了一天'),
      { ago: 600, act: 'dismiss', who: 'provider', text: '已安装使用且无质量问题，不支持退款' },
    ],
  },
  {
    buyer: GOLD,
    of: 'toShip',
    way: 'refund',
    isUnsent: true,
    pieces: [2, 1],
    reason: 'unwanted',
    text: '硬盘多订了一块',
    ago: 12,
    steps: [],
  },
];

export async function insertDemoAfterSales(db: Db, now: number): Promise<void> {
  const counts = new Map<string, number>();
  for (const request of REQUESTS) {
    const { rows } = await listShopOrderPage(db, { owner: request.buyer }, { page: 1, size: 10, state: request.of, keyword: '' });
    const [order] = rows;
    if (order === undefined) continue;
    const serial = (counts.get(order.shopOrderNo) ?? 0) + 1;
    if (await insertRequest(db, order, { ...request, serial, now })) counts.set(order.shopOrderNo, serial);
  }
}

/** Gives whether the order has such pieces. */
async function insertRequest(db: Db, order: ShopOrderRow, request: DemoRequest & { serial: number; now: number }): Promise<boolean> {
  const { way, isUnsent, reason, text, ago, steps, now } = request;
  const at = (hours: number) => now - hours * HOUR_MS;
  const lines = await listLinesOf(db, [order.shopOrderNo]);
  const [place, quantity] = request.pieces;
  const line = lines[place];
  const left = line && (isUnsent ? line.quantity - line.shippedQuantity - line.heldQuantity : line.shippedQuantity);
  if (line === undefined || left === undefined || left < quantity) return false;
  const pieces = [{ id: line.id, quantity }];
  const amount = isAnsweredByGoods(way) ? 0 : toYuan(refundOf(order, lines, { pieces, isUnsent }).amountFen);
  const { shopOrderNo, shopNo, accountNo, merchantNo } = order;
  const afterSaleNo = `${shopOrderNo}-S${request.serial}`;
  let row: AfterSaleRow = {
    afterSaleNo,
    shopOrderNo,
    accountNo,
    merchantNo,
    shopNo,
    way,
    isUnsent,
    state: 'applied',
    reason,
    text,
    pictures: [],
    faultTypeId: null,
    serialNos: [],
    amount,
    freight: 0,
    gmtFixed: null,
    returnAddress: '',
    sentBack: null,
    sentAnew: null,
    gmtCreate: new Date(at(ago)),
    gmtModified: new Date(at(ago)),
    gmtDeadline: deadlineOf('applied', at(ago)),
  };
  const { id, productName, productModel, picUrl, unit } = line;
  await insertAfterSale(db, {
    row,
    lines: [{ afterSaleNo, id, sort: 1, productName, productModel, picUrl, unit, quantity, amount }],
    event: { afterSaleNo, act: 'apply', who: 'buyer', actorNo: accountNo, text, gmtCreate: row.gmtCreate },
  });
  const actorOf = (who: AfterSaleActor) => (who === 'buyer' ? accountNo : who === 'dealer' ? accountNoOf('13800000002') : '');
  const note = (who: AfterSaleActor, act: AfterSaleAct | 'apply', hours: number) =>
    noteRequest({ db, now: at(hours) }, shopOrderNo, { who, actorNo: actorOf(who), text: requestStepWords(act, row) });
  await note('buyer', 'apply', ago);
  if (isUnsent) await holdUnsent(db, shopOrderNo, pieces, 1);
  for (const { ago: hours, act, who, text: said = '', change = {} } of steps) {
    const state = afterStep(row.state, act, who);
    row = { ...row, ...change, state, gmtModified: new Date(at(hours)), gmtDeadline: deadlineOf(state, at(hours)) };
    await updateAfterSale(db, row, { act, who, actorNo: actorOf(who), text: said, gmtCreate: row.gmtModified });
    await note(who, act, hours);
  }
  return true;
}

function afterStep(state: AfterSaleState, act: AfterSaleAct, who: AfterSaleActor): AfterSaleState {
  const next = afterSaleStates.after(state, act, who);
  if (next === null) throw new Error(`no ${who} may ${act} what is ${state}`);
  return next;
}
