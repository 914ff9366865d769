/** Front door of states: what may be done to a record in each of its states, by whom. */
export { accreditStateOf, accreditStates } from './accreditation.ts';
export { adjustmentStates, type AdjustmentState } from './adjustment.ts';
export {
  AFTER_SALE_WAYS,
  afterSaleClockAct,
  afterSaleCodes,
  afterSaleStates,
  agreeActOf,
  isAnsweredByGoods,
  isAfterSaleOver,
  sumlessWhy,
  type AfterSaleAct,
  type AfterSaleActor,
  type AfterSaleState,
  type AfterSaleWay,
} from './after-sale.ts';
export {
  AuditStatus,
  certificationStateOf,
  certificationStates,
  isInForce,
  type CertificationAct,
  type CertificationActor,
  type CertificationState,
} from './certification.ts';
export { commentStates, type CommentState } from './comment.ts';
export { contentStates, type ContentAct, type ContentState } from './content.ts';
export {
  couponReviewStates,
  couponStateAt,
  couponStates,
  couponTemplateStateAt,
  couponTemplateStates,
  type CouponState,
  type CouponTemplateAct,
  type CouponTemplateState,
  type CouponReviewState,
} from './coupon.ts';
export { exchangeStates, type ExchangeAct, type ExchangeActor, type ExchangeState } from './exchange.ts';
export type { States } from './define-states.ts';
export { operatorChangeStates, type OperatorChangeAct, type OperatorChangeState } from './operator-change.ts';
export { reportStates, type ReportAct, type ReportState } from './report.ts';
export { designOrderStates, type DesignOrderAct, type DesignOrderState } from './design-order.ts';
export { isSent, ORDER_TYPES, orderStates, PAY_WAYS, type OrderAct, type OrderActor, type OrderState, type OrderType, type PayWay } from './order.ts';
export { paymentStates, refundStates, type PaymentActor, type PaymentState, type RefundState } from './payment.ts';
export { quotationShareStateAt, quotationShareStates, SHARE_WRONG_TRIES_MAX, type QuotationShareState } from './quotation-share.ts';
export { requirementStates, type RequirementAct, type RequirementActor, type RequirementState } from './requirement.ts';
export {
  isSeckillOver,
  SECKILL_STATUS,
  seckillPurchaseStates,
  seckillStates,
  seckillStateAt,
  type SeckillPurchaseState,
  type SeckillState,
} from './seckill.ts';
export { serviceOrderStates, type ServiceOrderAct, type ServiceOrderActor, type ServiceOrderState } from './service-order.ts';
export { invitationStateAt, staffInvitationStates, type StaffInvitationAct, type StaffInvitationActor, type StaffInvitationState } from './staff-invitation.ts';
export { shareStates, type ShareState } from './share.ts';
export { clockActs, daysLeft, EXPIRY_REMINDERS, reminderDue, type ExpiryReminder } from './validity.ts';
export { warrantyEnd } from './warranty.ts';
