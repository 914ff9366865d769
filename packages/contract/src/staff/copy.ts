import type { StaffInvitationState } from '@portal/engines/states';

/** Sentences that server and pages both say about an enterprise's people. */
export const staffCopy = {
  roleRequired: '请选择角色',
  invited: '邀请已发出',
  /** The number has had its short messages of the day, or there is no channel. */
  invitedSilently: '邀请已生成，但短信未发送，请通知对方登录后在「我的企业」中查看',
  resent: '邀请已重新发送',
  withdrawn: '邀请已撤回',
  roleChanged: '角色已修改',
  narrowed: '已设为仅看自己的客户',
  widened: '已设为可看全部客户',
  removed: '已移除，对方的企业身份立即失效',
  declined: '已拒绝邀请',
  left: '您已离开该企业',
  handoverSent: '移交申请已发出，等待对方确认',
} as const;

/** What a state of an invitation is called. */
export const invitationNames: Readonly<Record<StaffInvitationState, string>> = {
  pending: '待接受',
  accepted: '已接受',
  declined: '已拒绝',
  withdrawn: '已撤回',
  expired: '已过期',
};

/** What a first-level dealer's people do about orders, requests, prices, stock and promotions, by the call that does it. */
export const dealerActNames = {
  confirmShopOrder: '接单',
  rejectShopOrder: '拒单',
  changeShopOrderPrice: '订单改价',
  shipShopOrder: '发货',
  arrangeShopOrderService: '安排服务上门',
  completeShopOrderService: '标记服务完成',
  changeParcel: '改运单号',
  agreeAfterSale: '同意售后',
  refuseAfterSale: '拒绝售后',
  receiveReturnedGoods: '收到退货',
  rejectReturnedGoods: '拒收退回的商品',
  sendGoodsAnew: '寄出换货或维修好的商品',
  saveOffer: '修改报价',
  removeOffer: '撤下型号',
  importOffers: '导入报价与库存',
  saveFreightTemplate: '修改运费模板',
  addPricingGroup: '新建分组',
  updatePricingGroup: '修改分组',
  deletePricingGroup: '删除分组',
  moveCustomers: '调整客户分组',
  saveGroupPrice: '修改分组价',
  saveShopCouponTemplate: '保存优惠券',
  stepShopCouponTemplate: '变更优惠券状态',
  grantCoupons: '发放优惠券',
  voidShopCoupons: '作废已领优惠券',
  makeShopSeckill: '创建秒杀活动',
  abandonShopSeckill: '终止秒杀活动',
} as const;
export type DealerAct = keyof typeof dealerActNames;
export const DEALER_ACTS = Object.keys(dealerActNames) as [DealerAct, ...DealerAct[]];

/** What of customers' data one of a dealer's people looks at, or takes away. */
export const LOOK_ACTS = ['exportOrders', 'readOrder', 'listOrders', 'readAfterSale', 'listAfterSales', 'listCustomers', 'readCredit', 'listCredits'] as const;
export type LookAct = (typeof LOOK_ACTS)[number];

export const lookNames: Readonly<Record<LookAct, string>> = {
  exportOrders: '导出订单表',
  readOrder: '查看订单详情',
  listOrders: '查看订单列表',
  readAfterSale: '查看售后单',
  listAfterSales: '查看售后列表',
  listCustomers: '查看绑定客户',
  readCredit: '查看客户账期',
  listCredits: '查看账期列表',
};
