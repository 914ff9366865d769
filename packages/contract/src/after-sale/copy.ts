import type { AfterSaleAct, AfterSaleActor, AfterSaleState, AfterSaleWay, PayWay } from '@portal/engines/states';
import { orderActNames } from '../order/copy.ts';

/** States as everybody reads them. */
export const afterSaleStateNames: Readonly<Record<AfterSaleState, string>> = {
  applied: '待经销商处理',
  sellerAgreed: '待买家退货',
  buyerShipped: '待经销商收货',
  sentAnew: '待买家收货',
  waitRefund: '退款中',
  completed: '已完成',
  buyerCancelled: '已撤销',
  sellerRefused: '经销商已拒绝',
  sellerRejectedGoods: '经销商拒收退货',
  arbitration: '平台介入中',
  platformRefused: '平台驳回',
};

export const afterSaleWayNames: Readonly<Record<AfterSaleWay, string>> = { refund: '仅退款', return: '退货退款', exchange: '换货', repair: '维修' };

/** What was done; of what is sent for goods that came back, and of its receipt, `afterSaleActName` says which. */
export const afterSaleActNames: Readonly<Record<AfterSaleAct | 'apply', string>> = {
  apply: '申请售后',
  agreeRefund: '同意退款',
  agreeReturn: '同意退回商品',
  refuse: '拒绝申请',
  cancel: '撤销申请',
  expire: orderActNames.expire,
  sendBack: '寄回商品',
  receiveGoods: '确认收到退货',
  rejectGoods: '拒收退货',
  sendAnew: '寄出新品',
  receiveAnew: '确认收到新品',
  appeal: '申请平台介入',
  award: '平台裁定退款',
  dismiss: '平台驳回申请',
  refund: orderActNames.refund,
};

/** What was done about a request of this way, in the timelines. */
export function afterSaleActName(act: AfterSaleAct | 'apply', way: AfterSaleWay): string {
  if (way === 'repair' && act === 'sendAnew') return '寄回维修好的商品';
  if (way === 'repair' && act === 'receiveAnew') return '确认收到维修好的商品';
  return afterSaleActNames[act];
}

/** One step of a request in its order's timeline: which way it is, what was done, its number (AFTER-9). */
export const requestStepWords = (act: AfterSaleAct | 'apply', { way, afterSaleNo }: { way: AfterSaleWay; afterSaleNo: string }): string =>
  `${afterSaleWayNames[way]}：${afterSaleActName(act, way)}（${afterSaleNo}）`;

/** In place of a sum, by `sumlessWhy`. */
export const afterSaleSumlessNames = { byGoods: '不涉及退款', overUnpaid: '未退款' } as const;

export const afterSaleActorNames: Readonly<Record<AfterSaleActor, string>> = {
  buyer: '买家',
  dealer: '经销商',
  provider: '平台',
  payment: '支付渠道',
  clock: '系统',
};

export const afterSaleReasonNames = {
  unwanted: '不想要了或买错了',
  quality: '质量问题',
  wrongGoods: '发错货或少件',
  notAsDescribed: '与描述不符',
  late: '未按约定时间发货',
  other: '其他原因',
} as const;
export type AfterSaleReason = keyof typeof afterSaleReasonNames;

/** Sentences that server and pages both say. */
export const afterSaleCopy = {
  wayRequired: '请选择售后方式',
  reasonRequired: '请选择申请原因',
  linesRequired: '请填写要申请售后的数量',
  quantityRule: '售后数量应为 1 到 9999 的整数',
  answerRequired: '请填写理由',
  returnAddressRequired: '请填写退货地址、收件人和电话',
  pictureGone: '图片不存在，请重新上传',
  picturesTooMany: '最多上传 6 张图片',
  unsentOnlyRefund: '未发货的产品只能申请仅退款',
  faultRequired: '请选择故障类型',
  serialRequired: '请填写铭牌上的序列号；看不清时请上传铭牌照片',
  serialRule: '序列号为 6 到 40 位字母、数字或短横，多台用换行或逗号分开',
  serialsTooMany: '序列号不能多于申请的数量',
  repairNeedsFault: '维修请选择商品的故障原因',
} as const;

/** Where what goes back of an order goes: the money the way it came, of an order on credit off its debt first (ORDER-30). `sum` as it is read. */
export const backWords = (sum: string, payWay: PayWay): string =>
  payWay === 'credit' ? `${sum} 将抵减该订单的账期欠款，已还款的部分由经销商线下退回` : `${sum} 将按原支付方式退回`;
/** Of a refund that is about to be let go. */
export const refundWarning = (sum: string, payWay: PayWay): string => `${backWords(sum, payWay)}${payWay === 'credit' ? '' : '买家'}，不能撤回。`;
export const pictureLabel = (place: number): string => `打开第 ${place + 1} 张凭证图片`;

/** What may be wrong with a device. */
export const FAULT_TYPES: readonly { id: number; itemValue: string }[] = [
  { id: 1, itemValue: '不通电、无法开机' },
  { id: 2, itemValue: '无图像或图像异常' },
  { id: 3, itemValue: '无法联网或频繁掉线' },
  { id: 4, itemValue: '不录像、硬盘异常' },
  { id: 5, itemValue: '夜视、补光异常' },
  { id: 6, itemValue: '云台、电机不动作' },
  { id: 7, itemValue: '识别、开门、抬杆异常' },
  { id: 8, itemValue: '外壳、接口损坏' },
  { id: 9, itemValue: '其他' },
];
export const faultName = (id: number | null): string => FAULT_TYPES.find((one) => one.id === id)?.itemValue ?? '';
