/** Where a request stands, and what whoever looks ought to do now. */
import type { AfterSaleState, AfterSaleWay } from '@portal/engines/states';

type Side = 'buyer' | 'dealer';

const NEXT: Readonly<Record<AfterSaleState, Readonly<Record<Side, string>>>> = {
  applied: { buyer: '经销商正在处理您的申请。', dealer: '请核对申请内容与凭证，同意或说明理由拒绝。' },
  sellerAgreed: { buyer: '请把商品寄回下面的地址，并填写运单号。', dealer: '等待买家寄回商品。' },
  buyerShipped: { buyer: '商品在寄回途中，经销商收到后会确认。', dealer: '收到后请核对商品，确认收货或说明理由拒收。' },
  sentAnew: { buyer: '经销商已寄出商品。收到后请核对并确认收货；没有收到或仍有问题，可以申请平台介入。', dealer: '商品已寄出，等待买家确认收货。' },
  waitRefund: { buyer: '款项正在按原支付方式退回，通常几分钟内到账。', dealer: '款项正在退回买家，无需操作。' },
  completed: { buyer: '售后已完成。', dealer: '售后已完成。' },
  buyerCancelled: { buyer: '申请已撤销或超时关闭。仍在售后期限内的产品可以重新申请。', dealer: '申请已撤销或超时关闭。' },
  sellerRefused: { buyer: '经销商拒绝了申请。如有异议，可以申请平台介入。', dealer: '您已拒绝。买家可以申请平台介入。' },
  sellerRejectedGoods: { buyer: '经销商拒收了退回的商品。如有异议，可以申请平台介入。', dealer: '您已拒收。买家可以申请平台介入。' },
  arbitration: { buyer: '平台正在根据双方说明和凭证裁定。', dealer: '平台正在根据双方说明和凭证裁定。' },
  platformRefused: { buyer: '平台已驳回申请，裁定为最终结果。', dealer: '平台已驳回申请，您无需处理。' },
};
export const nextStepOf = (state: AfterSaleState, who: Side): string => NEXT[state][who];

const DEADLINES: Readonly<Partial<Record<AfterSaleState, Readonly<Record<'unsent' | 'sent', string>>>>> = {
  applied: { unsent: '前经销商未处理，将自动同意退款', sent: '前经销商未处理，将转平台裁定' },
  sellerAgreed: { unsent: '', sent: '前未寄回，申请自动关闭' },
  buyerShipped: { unsent: '', sent: '前经销商未确认，将转平台裁定' },
  sentAnew: { unsent: '', sent: '后自动确认收货' },
  sellerRefused: { unsent: '前可申请平台介入', sent: '前可申请平台介入' },
  sellerRejectedGoods: { unsent: '', sent: '前可申请平台介入' },
};
/** What comes when the time is up; '' where nothing does. */
export const deadlineWords = (state: AfterSaleState, isUnsent: boolean): string => DEADLINES[state]?.[isUnsent ? 'unsent' : 'sent'] ?? '';

const STAGES: Readonly<Record<AfterSaleWay, readonly string[]>> = {
  refund: ['提交申请', '经销商处理', '退款完成'],
  return: ['提交申请', '经销商处理', '寄回商品', '经销商收货', '退款完成'],
  exchange: ['提交申请', '经销商处理', '寄回商品', '经销商寄出新品', '买家收货', '换货完成'],
  repair: ['提交申请', '经销商处理', '寄回商品', '经销商维修', '买家收货', '维修完成'],
};
/** Stages of the way, and how many of them are done; null: it left the road (refused, given up, before the provider). */
export function stagesOf(way: AfterSaleWay, state: AfterSaleState): { stages: readonly string[]; done: number | null } {
  const stages = STAGES[way];
  const reached: Readonly<Partial<Record<AfterSaleState, number>>> = {
    applied: 1,
    sellerAgreed: 2,
    buyerShipped: 3,
    sentAnew: 4,
    waitRefund: stages.length - 1,
    completed: stages.length,
  };
  return { stages, done: reached[state] ?? null };
}
