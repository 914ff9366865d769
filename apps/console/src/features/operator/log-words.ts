/** What stands in the log, in words: acts, and the fields they changed. */
import { afterSaleStateNames } from '@portal/contract/after-sale';
import { commentStateNames } from '@portal/contract/comment';
import { contentStateNames } from '@portal/contract/content';
import { exchangeStateNames } from '@portal/contract/credits';
import { certificationNames, enterpriseCopy } from '@portal/contract/enterprise';
import { couponTemplateStateNames } from '@portal/contract/coupon';
import { reportStateNames } from '@portal/contract/feedback';
import { operatorChangeNames, operatorChangeStateNames } from '@portal/contract/operator';
import { OPERATOR_ROLES, operatorRoleName, type OperatorRole } from '@portal/engines/access';
import { requirementStateNames } from '@portal/contract/requirement';
import { serviceOrderStateNames } from '@portal/contract/service-order';
import { formatDate, formatDateTime, formatYuan } from '@portal/units';
import { alarmKinds } from '../payment/index.ts';
import { noticeKindNames, noticeStateNames } from '../notice/index.ts';

const ACTS: Readonly<Record<string, string>> = {
  signIn: '登录',
  signOut: '退出',
  linkAuthenticator: '绑定验证器',
  readLicence: '查看营业执照',
  readContactPhone: '查看联系电话',
  approveCertification: '通过认证',
  refuseCertification: '驳回认证',
  freezeEnterprise: '冻结企业',
  unfreezeEnterprise: '解除冻结',
  announceFreeze: '设置冻结预警',
  takeBackFreeze: '解除冻结预警',
  publishNotice: '发布公告',
  withdrawNotice: '撤回公告',
  saveProtocolDraft: '保存协议草稿',
  publishProtocol: '发布协议版本',
  saveContent: '保存内容',
  publishContent: '发布内容',
  withdrawContent: '撤回内容',
  readRequirementContact: '查看需求联系电话',
  takeOverRequirement: '接手需求',
  answerRequirement: '答复需求',
  closeRequirement: '关闭需求',
  readFeedbackContact: '查看反馈回电号码',
  answerFeedback: '答复反馈',
  proposeOperatorChange: '提出权限变更',
  decideOperatorChange: '复核权限变更',
  lockOperator: '停用运营人员',
  decideReport: '处理举报',
  decideComment: '审核评价',
  replyComment: '回复评价',
  decideContentComment: '审核内容评论',
  replyContentComment: '回复内容评论',
  readServiceContact: '查看服务单联系电话',
  acceptServiceOrder: '受理服务单',
  finishServiceOrder: '完成服务单',
  declineServiceOrder: '退回服务单',
  makeSeckillActivity: '新建秒杀活动',
  abandonSeckillActivity: '终止秒杀活动',
  savePromotion: '保存横幅',
  withdrawPromotion: '撤下横幅',
  movePromotion: '调整横幅顺序',
  importGoods: '导入商品',
  undoGoodsImport: '撤销商品导入',
  saveCouponTemplate: '保存优惠券',
  stepCouponTemplate: '变更优惠券发放状态',
  askCouponReview: '提交优惠券复核',
  sendCouponBack: '退回待复核的优惠券',
  voidCoupons: '作废已领取的优惠券',
  decideAfterSale: '裁定售后',
  saveCreditsGoods: '保存积分商品',
  readExchangeContact: '查看积分兑换收货电话',
  sendExchange: '积分兑换发货',
  changeExchangeParcel: '更正积分兑换运单号',
  cancelExchange: '取消积分兑换',
  proposeAdjustment: '提出积分调整',
  approveAdjustment: '通过积分调整',
  refuseAdjustment: '驳回积分调整',
  resolvePaymentAlarm: '处理支付异常',
  sendRefundAgain: '重新发起退款',
};
export const actWords = (act: string): string => ACTS[act] ?? act;
/** Acts whose words hold a word that is looked for. */
export const actsNamed = (word: string): string[] => (word === '' ? [] : Object.keys(ACTS).filter((act) => ACTS[act]?.includes(word)));

const FIELDS: Readonly<Record<string, string>> = {
  state: '状态',
  companyName: '企业名称',
  companyNumber: enterpriseCopy.number,
  reason: '驳回原因',
  validUntil: '有效期',
  gmtFreeze: '冻结日期',
  freezeReason: '冻结原因',
  title: '标题',
  kind: '类型',
  gmtPublish: '发布时间',
  withdrawReason: '撤回原因',
  contentState: '内容状态',
  goodsCount: '清单产品数',
  protocolName: '协议名称',
  version: '版本',
  requirementState: '需求状态',
  requirementType: '需求类型',
  closeReason: '关闭原因',
  feedbackClass: '反馈分类',
  operatorChange: '变更',
  loginName: '登录名',
  operatorRole: '岗位',
  changeReason: '变更原因',
  operatorChangeState: '复核结果',
  lockReason: '停用原因',
  reportedContent: '被举报内容编号',
  reportState: '处理结果',
  commentState: '评价状态',
  serviceState: '服务单状态',
  serviceType: '服务类型',
  couponName: '优惠券名称',
  totalCount: '发放总量',
  couponState: '发放状态',
  afterSaleState: '售后状态',
  amount: '金额',
  decisionReason: '裁定理由',
  exchangeState: '兑换单状态',
  exchangeReason: '取消原因',
  points: '积分',
  stockTotal: '库存',
  isOffered: '上架',
  adjustmentReason: '调整原因',
  balance: '积分余额',
  parcel: '物流',
  couponTerms: '优惠内容',
  returnReason: '退回原因',
  perPerson: '每人限领',
  budget: '预算',
  voidedCount: '作废张数',
  heldCount: '占用未作废',
  seckillPrices: '秒杀价',
  placement: '位置',
  href: '链接',
  gmtFrom: '开始时间',
  gmtTo: '结束时间',
  order: '顺序',
  fileName: '文件',
  newModels: '新增型号',
  changedModels: '更新型号',
  newFamilies: '新增产品',
  changedFamilies: '更新产品',
  delistedModels: '下架型号',
  priceModels: '变价型号',
  priceBy: '渠道价变化合计',
  referPriceBy: '参考价变化合计',
  ours: '我方金额',
  theirs: '渠道金额',
  note: '处理结果',
};

/** What a reason is for depends on what was done. */
const FIELDS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  unfreezeEnterprise: { freezeReason: '解除原因' },
  voidCoupons: { reason: '作废原因' },
  abandonSeckillActivity: { closeReason: '终止原因' },
};
const MOMENTS = new Set(['gmtPublish', 'gmtFrom', 'gmtTo']);
const MONEY = new Set(['amount', 'budget', 'ours', 'theirs', 'priceBy', 'referPriceBy']);

const STATES: Readonly<Record<string, string>> = { ...certificationNames, ...noticeStateNames };
const CONTENT_STATES: Readonly<Record<string, string>> = contentStateNames;
const REQUIREMENT_STATES: Readonly<Record<string, string>> = requirementStateNames;
const CHANGES: Readonly<Record<string, string>> = operatorChangeNames;
const CHANGE_STATES: Readonly<Record<string, string>> = operatorChangeStateNames;
const REPORT_STATES: Readonly<Record<string, string>> = reportStateNames;
const COUPON_STATES: Readonly<Record<string, string>> = couponTemplateStateNames;
const AFTER_SALE_STATES: Readonly<Record<string, string>> = afterSaleStateNames;
const EXCHANGE_STATES: Readonly<Record<string, string>> = exchangeStateNames;
const COMMENT_STATES: Readonly<Record<string, string>> = commentStateNames;
const SERVICE_STATES: Readonly<Record<string, string>> = serviceOrderStateNames;
const ALARMS: Readonly<Partial<Record<string, { name: string }>>> = alarmKinds;
const KINDS: Readonly<Record<string, string>> = noticeKindNames;

function valueWords(field: string, value: unknown): string {
  if (value === null || value === '') return '无';
  const text = String(value);
  if (field === 'state') return STATES[text] ?? text;
  if (field === 'exchangeState') return EXCHANGE_STATES[text] ?? text;
  if (field === 'contentState') return CONTENT_STATES[text] ?? text;
  if (field === 'requirementState') return REQUIREMENT_STATES[text] ?? text;
  if (field === 'serviceState') return SERVICE_STATES[text] ?? text;
  if (field === 'commentState') return COMMENT_STATES[text] ?? text;
  if (field === 'operatorChange') return CHANGES[text] ?? text;
  if (field === 'operatorChangeState') return CHANGE_STATES[text] ?? text;
  if (field === 'operatorRole') return OPERATOR_ROLES.some((role) => role === text) ? operatorRoleName(text as OperatorRole) : text;
  if (field === 'reportState') return REPORT_STATES[text] ?? text;
  if (field === 'couponState') return COUPON_STATES[text] ?? text;
  if (field === 'afterSaleState') return AFTER_SALE_STATES[text] ?? text;
  if (field === 'kind') return KINDS[text] ?? ALARMS[text]?.name ?? text;
  if (MONEY.has(field) && typeof value === 'number') return formatYuan(value).text;
  if (field === 'isOffered') return value === true ? '是' : '否';
  if (MOMENTS.has(field)) return formatDateTime(Date.parse(text));
  return field === 'gmtFreeze' ? formatDate(Date.parse(text)) : text;
}

/** Field by field; none where nothing was written down. What this program does not know yet stands as it was written. */
export const changeWords = (facts: Readonly<Record<string, unknown>> | null, act = ''): string[] =>
  Object.entries(facts ?? {}).map(([field, value]) => `${FIELDS_OF[act]?.[field] ?? FIELDS[field] ?? field}：${valueWords(field, value)}`);
