import { ORDER_EXPORT_MAX, UNPAID_ORDERS_MAX } from './limits.ts';
import type { MatchReason } from '@portal/engines/pricing';
import type { OrderAct, OrderState } from '@portal/engines/states';
import { dealerAbnormal } from '../dealer/errors.ts';
import { creditActNames } from '../trade-credit/copy.ts';

/** States as buyers and dealers read them. */
export const orderStateNames: Readonly<Record<OrderState, string>> = {
  pendingPayment: '待付款',
  pendingConfirm: '待接单',
  toShip: '待发货',
  partiallyShipped: '部分发货',
  shipped: '待收货',
  completed: '已完成',
  closed: '已关闭',
};

/** What was done, in the timeline. */
export const orderActNames: Readonly<Record<OrderAct | 'place' | 'refund' | 'afterSale' | 'forgo', string>> = {
  place: '提交订单',
  pay: '付款成功',
  payByCredit: creditActNames.reserve,
  changePrice: '经销商修改价格',
  cancel: '买家取消订单',
  expire: '超时自动关闭',
  confirm: '经销商接单',
  reject: '经销商拒绝接单',
  shipPart: orderStateNames.partiallyShipped,
  shipAll: '已全部发货',
  changeParcel: '更正运单号',
  receiveParcel: '收到包裹',
  receive: '确认收货',
  callOff: '活动终止，订单关闭',
  refundAll: '全部退款，订单关闭',
  refundRest: '未发货部分已退款，等待收货',
  afterSale: '售后',
  refund: '退款已退回',
  forgo: '还款已冲销',
};

/** How far a parcel has come. */
export const trackingStateNames = {
  collected: '已揽收',
  moving: '运输中',
  delivering: '派送中',
  delivered: '已签收',
  problem: '异常',
  returned: '退回',
} as const;

/** Why nothing new is told of a parcel. */
export const trackingFailureWords = {
  noCarrier: '自送和自提没有物流轨迹',
  closed: '暂未开通物流查询，请用运单号到承运公司查询',
  carrierUnknown: '暂不支持查询该承运公司，请用运单号到承运公司查询',
  notFound: '承运公司暂无该运单的轨迹，请稍后再查',
  away: '物流查询暂时没有回应，请稍后再查',
} as const;

/** Sentences that server and pages both say about orders. */
export const orderCopy = {
  freightTooMuch: '运费不能超过 99999.99 元',
  exported: '订单已导出',
  exportMost: (count: number) => `共 ${count} 单，导出最近的 ${ORDER_EXPORT_MAX} 单；可先按状态或关键词缩小范围`,
  exportSlow: '导出的订单较多，请缩小范围后再试',
  amountRule: '订单金额最多两位小数',
  nothingChosen: '请选择要购买的产品',
  addressRequired: '请选择收货地址',
  addressGone: '收货地址不存在，请重新选择',
  shopNotBound: '未绑定该经销商',
  shopsTooMany: '一张订单最多拆分给 10 家经销商',
  shopsIncomplete: '请为每个产品选择一家经销商',
  shopClosed: (shopName: string) => `${shopName} 暂时不能下单，请为其中的产品另选经销商`,
  /** Of dealers of a split order that is not paid yet. */
  partsAbnormal: (shopNames: readonly string[]) => `${shopNames.join('、')}：${dealerAbnormal.msg}；取消其中的订单后，其余可继续付款`,
  notDeliveredBy: (shopName: string) => `该收货地址不在 ${shopName} 的配送范围内，请更换地址或另选经销商`,
  freightWaits: '选择收货地址后计算',
  reasonRequired: '请填写原因',
  carrierRequired: '请填写承运公司',
  trackingNoRequired: '请填写运单号',
  driverRequired: '请填写送货人姓名',
  driverPhoneRequired: '请填写送货人电话',
  pickUpPlaceRequired: '请填写自提地点',
  trackingNoRule: '运单号只能由字母、数字和横线组成',
  trackingNoOfParcel: (parcelNo: number) => `运单号与本订单的包裹 ${parcelNo} 相同，请核对`,
  trackingNoOfOrder: (shopOrderNo: string) => `该运单号已用于订单 ${shopOrderNo} 的包裹，请核对；确为同一个包裹时可点“仍要使用”`,
  trackingNoElsewhere: '该运单号已用于另一张订单的包裹，请核对；确为同一个包裹时可点“仍要使用”',
  noTrackingNo: '自送和自提的包裹没有运单号',
  claimOpen: (afterSaleNos: string) => `买家已申请退款（售后单 ${afterSaleNos}），请先处理；确认仍要发出其余产品时可点“仍要发货”`,
  unpaidTooMany: (shopName: string) => `您在 ${shopName} 的待付款订单已有 ${UNPAID_ORDERS_MAX} 张（含企业同事和您其他身份的），请先付款或取消，再提交新订单`,
  unpaidHeldLong: (shopName: string) =>
    `近 24 小时内，您（含企业同事和您的其他身份）在 ${shopName} 有多张订单提交后未付款，占用库存累计超过 2 小时，暂不能提交在线支付的订单。可改用账期支付、联系经销商，或明天再提交`,
  unpaidModel: (model: string, shopName: string, most: number) =>
    `近 24 小时内，您（含企业同事和您的其他身份）在 ${shopName} 多次提交 ${model} 的订单后未付款，${most > 0 ? `这次最多可订 ${most} 件。可减少数量、` : '暂不能再提交在线支付的订单。可'}改用账期支付或联系经销商`,
  nothingToShip: '请填写本次发货数量',
  goodsAmountTooHigh: '改后的商品金额不能高于原金额',
  goodsAmountTooLow: '每个产品至少保留 0.01 元，改后的商品金额过低',
} as const;

/** Why a line goes to a dealer. */
export const matchReasonWords: Readonly<Record<MatchReason, string>> = {
  orderedFrom: '当前订货经销商可供',
  only: '仅此一家可供',
  cheapest: '价格最低',
  sooner: '同价，供货更快',
  first: '同价同期，绑定在前',
};

/** Kinds of invoice, and what is wrong with one. */
export const invoiceTypeNames = { personal: '个人普通发票', company: '企业普通发票', special: '增值税专用发票' } as const;
export const invoiceCopy = {
  titleRequired: '请填写发票抬头',
  taxNo: '请填写正确的 18 位统一社会信用代码',
  noTaxNo: '个人发票不需要税号',
  /** None is known of the buyer. */
  noNumber: '还没有您的税号：企业资料里没有统一社会信用代码，请填写 18 位，下次自动带出',
} as const;
