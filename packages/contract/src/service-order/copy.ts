import { afterSaleCopy } from '../after-sale/copy.ts';
/** Sentences that server and pages both say about service orders. */
import { isSent, type OrderState, type ServiceOrderAct, type ServiceOrderState } from '@portal/engines/states';
import { quantityUpTo } from '../core/limits.ts';
import { SERVICE_LINES_MAX, SERVICE_PICTURES_MAX, SERVICE_QUANTITY_MAX, VISIT_WITHIN_DAYS } from './limits.ts';

export const serviceOrderCopy = {
  contactRequired: '请输入联系人姓名',
  modelRequired: '请填写产品型号',
  serialRule: '请填写铭牌上的序列号，6 到 40 位字母、数字或短横',
  quantityRule: quantityUpTo(SERVICE_QUANTITY_MAX),
  linesRequired: '请至少填写一个产品',
  linesTooMany: `一次最多填写 ${SERVICE_LINES_MAX} 个产品`,
  faultRequired: afterSaleCopy.faultRequired,
  targetRequired: '请填写设备要移到的地址',
  remarkRequired: '请填写情况说明',
  orderGone: '没有这张订单，请从订单详情重新申请',
  orderUnpaid: '订单还没有付款，付款并由经销商发货后再来申请',
  orderNotSent: '订单还没有发货，经销商发货后再来申请',
  orderClosed: '订单已关闭，不能再申请服务',
  designOrderGone: '没有这份配单，请从配单详情重新申请',
  notOfDesignOrder: '这张订单不是由该配单下单的，请从订单详情重新申请',
  noGoodsInOrder: (goods: string, title: string) => `这张订单里没有${goods}，不能申请${title}`,
  noGoodsInDesignOrder: (goods: string, title: string) => `这份配单里没有${goods}，不能申请${title}`,
  dayRule: `上门日期应在今天起 ${VISIT_WITHIN_DAYS} 天内`,
  pictureGone: '图片已失效，请重新上传后再提交',
  picturesTooMany: `最多上传 ${SERVICE_PICTURES_MAX} 张照片`,
  pictureRequired: '请先上传照片',
  submitted: '服务单提交成功',
  submittedWords: '客服会尽快受理并与您联系，进度可在“服务订单”查看。',
  uploaded: '照片已补传',
  cancelled: '服务单已取消',
  noteRequired: '请填写安排或说明',
  /** Accepted again: what is arranged is otherwise. */
  arrangedAnew: '更新安排',
  arrangedAnewDone: '安排已更新',
  /** Of the dealer that sends people (SERVICE-13). */
  visitDayRequired: '请选择上门日期',
  comersRequired: '请填写谁上门，如：张工等两人，电话 138…',
  dealerArrangedAnew: '经销商更新安排',
  arrangeFirst: '请先安排上门，再标记完成',
  arranged: '已告知客户上门安排',
  completed: '已告知客户服务完成',
} as const;

/** Why no service is asked for an order yet, and from when on it is; null: it is, something of it was sent (SERVICE-11). */
export function notSentWords(state: OrderState): string | null {
  if (isSent(state)) return null;
  if (state === 'closed') return serviceOrderCopy.orderClosed;
  return state === 'pendingPayment' ? serviceOrderCopy.orderUnpaid : serviceOrderCopy.orderNotSent;
}

export const serviceOrderStateNames: Readonly<Record<ServiceOrderState, string>> = {
  pending: '待受理',
  accepted: '已受理',
  done: '已完成',
  cancelled: '已取消',
};

/** What a dealer has to do about a service asked for an order of its own: told to come and not answered, answered, the desk's, over (SERVICE-14). */
export const SHOP_SERVICE_STATES = ['toArrange', 'arranged', 'byDesk', 'over'] as const;
export type ShopServiceState = (typeof SHOP_SERVICE_STATES)[number];
export const shopServiceStateNames: Readonly<Record<ShopServiceState, string>> = {
  toArrange: '待安排上门',
  arranged: '已安排上门',
  byDesk: '平台安排',
  over: '已结束',
};

/** What was done, in the timeline. */
export const serviceOrderActNames: Readonly<Record<ServiceOrderAct | 'submit' | 'addPictures', string>> = {
  submit: '提交服务单',
  addPictures: '补传照片',
  cancel: '取消服务单',
  accept: '客服受理',
  finish: '服务完成',
  decline: '客服退回',
  arrange: '经销商安排上门',
  complete: '经销商完成服务',
};

/** How a step of the timeline is called: what is accepted again is arranged otherwise. */
export function serviceStepName(steps: readonly { act: keyof typeof serviceOrderActNames }[], place: number): string {
  const act = steps[place]?.act ?? 'submit';
  const isAgain = steps.slice(0, place).some((before) => before.act === act);
  if (isAgain && act === 'accept') return serviceOrderCopy.arrangedAnew;
  return isAgain && act === 'arrange' ? serviceOrderCopy.dealerArrangedAnew : serviceOrderActNames[act];
}

/** What was last said of one, by whom; '' where nothing was. */
export const noteWords = ({ note, isNoteOfDealer }: { note: string; isNoteOfDealer: boolean }): string =>
  note && `${isNoteOfDealer ? '经销商' : '平台客服'}：${note}`;

/** What was said in a step, with the day that somebody comes, or on which the dealer was done. */
export function saidWords({ act, text, visitDate }: { act?: string; text: string; visitDate: string | null }): string {
  if (visitDate === null) return text;
  return [`${visitDate} ${act === 'complete' ? '完成' : '上门'}`, text].filter(Boolean).join('，');
}

/** Asked before a service is ended ahead of the day that was said (SERVICE-13). */
export const earlyWords = (visitDate: string, today: string): string => `您告知客户 ${visitDate} 上门，今天是 ${today}，还没有到这一天。已经提前上门做完了吗？`;
