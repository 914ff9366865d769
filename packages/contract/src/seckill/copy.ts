import type { SeckillState } from '@portal/engines/states';

/** States as people read them. */
export const seckillStateNames: Readonly<Record<SeckillState, string>> = {
  notStart: '未开始',
  started: '抢购中',
  finished: '已结束',
  abandon: '已终止',
  soldOut: '已抢光',
};

/** Sentences that server and pages both say about flash sales. */
export const seckillCopy = {
  nameRequired: '请填写活动名称',
  sessionRequired: '请至少设置一个场次',
  sessionMoment: '请填写场次的开始和结束时间',
  sessionOrder: '结束时间应晚于开始时间',
  sessionsOverlap: '各场次的时间不能重叠',
  sessionOver: '场次的结束时间已过',
  itemRequired: '请至少添加一个产品',
  itemTwice: '同一产品只能添加一次',
  priceRule: '秒杀价应大于 0，最多两位小数',
  piecesRule: '名额应为 1 到 9999 的整数',
  limitRule: '每家限购应为 1 到 999 的整数',
  stockMismatch: '每个型号都要填写名额',
  stockBelowSet: '名额不足一套',
  reasonRequired: '请填写终止原因',
  quantityRule: '购买数量应为 1 到 999 的整数',
  goodsUnknown: '没有找到在售的型号或套装，请核对后重试',
  abandon: '终止活动',
  abandonTitle: '终止这个秒杀活动？',
  abandonReason: '终止原因',
  abandonWords: '终止后不再售出，未付款的订单会关闭并通知买家，已付款的订单不受影响。不能恢复。',
  goodsWanted: '搜索型号、产品名称或套装',
  goodsHint: '边输入边查找，可连续选择多个产品',
  goodsNone: '没有找到在售的型号或套装，请换个词试试',
  sessionsHint: '各场次产品和价格相同，名额各自计算。时间为北京时间。',
  publish: '发布活动',
  publishNote: '发布后买家即可看到；内容不能修改，可以带原因终止。',
  publishTitle: '确认发布这个秒杀活动？',
  publishWords: '请核对每个产品的价格。发布后内容不能修改，只能带原因终止。',
  /** Beside a price that `isPriceLow`. */
  priceLow: '低于日常价的一半',
  /** Before such prices are published. */
  lowLook: '请填写低于日常价一半的产品数以确认',
  lowCount: '低于日常价一半的产品数',
  stockNow: (stock: number) => `现有库存 ${stock} 件`,
  usualPrice: '客户日常价（最低，不含合同价）',
  priceTooHigh: '秒杀价应低于客户的日常价',
} as const;
