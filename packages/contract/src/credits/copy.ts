/** Sentences that server and pages both say about credits (CREDITS-1). */
import type { CreditsKind } from '@portal/engines/pricing';
import type { ExchangeState } from '@portal/engines/states';
import { figureText } from '@portal/units';
import { quantityUpTo } from '../core/limits.ts';
import { ADJUSTED_MAX, CREDITS_POINTS_MAX, CREDITS_STOCK_MAX, EXCHANGE_PIECES_MAX } from './limits.ts';

export const creditsCopy = {
  goodsGone: '该商品已下架或不存在',
  pieces: quantityUpTo(EXCHANGE_PIECES_MAX),
  points: `调整的积分应为 1 到 ${ADJUSTED_MAX} 的整数，扣减时为负数`,
  takenTooMany: ({ balance, asked }: { balance: number; asked: number }) =>
    `该持有人现有 ${figureText(balance)} 积分${asked > 0 ? `，其中 ${figureText(asked)} 积分已提出扣减、待复核` : ''}，最多还可扣减 ${figureText(Math.max(0, balance - asked))}`,
  holderRequired: '请选择积分持有人',
  phoneRequired: '请填写 11 位手机号',
  accountUnknown: '没有这个手机号的账号，或该账号没有这个身份',
  titleRequired: '请填写商品名称',
  unitRequired: '请填写单位',
  pictureRule: '请选择产品图片',
  pictureGone: '产品库里没有这张图片，请重新选择',
  pointsRule: `每件积分应为 1 到 ${CREDITS_POINTS_MAX} 的整数`,
  stockRule: `库存增减应为整数，最多 ${CREDITS_STOCK_MAX} 件`,
  cancelled: '兑换已取消，积分已退回',
} as const;

/** Kinds of movements as people read them. */
export const creditsKindNames: Readonly<Record<CreditsKind, string>> = {
  earn: '订单完成',
  takeBack: '订单退款扣回',
  adjust: '平台调整',
  spend: '兑换商品',
  giveBack: '兑换取消退回',
  move: '身份变更转移',
  lapse: '账号注销清零',
};

export const exchangeStateNames: Readonly<Record<ExchangeState, string>> = { placed: '待发货', sent: '待收货', received: '已完成', cancelled: '已取消' };

export const adjustmentStateNames = { proposed: '待复核', approved: '已生效', refused: '已驳回' } as const;
