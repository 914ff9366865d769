import type { RequirementState } from '@portal/engines/states';
import { designOrderCopy } from '../design-order/lines/copy.ts';

/** Sentences that server and pages both say about requirements; those on fields are the specified ones (REQUEST-3). */
export const requirementCopy = {
  identityRequired: '请选择公司或个人',
  contactRequired: '联系人不能为空',
  phoneRequired: '联系电话不能为空',
  phoneRule: designOrderCopy.phoneRule,
  sceneRequired: '安装场景不能为空',
  categoryRequired: '产品类型不能为空',
  companyRequired: '公司名称不能为空',
  addressRequired: '项目地址不能为空',
  remarkRequired: '需求描述不能为空',
  budgetRequired: '请选择预算范围',
  typeUnknown: '没有这种需求类型',
  designOrderGone: '没有这份配单，请从配单详情重新提交',
  /** After it is handed in. */
  submitted: '需求提交成功',
  submittedWords: '我们已收到您的需求，会有工作人员与您联系。',
  wordRequired: '请填写内容',
  answerRequired: '请填写答复内容',
  reasonRequired: '请填写关闭原因',
  added: '补充内容已提交',
  withdrawn: '需求已撤回',
  orderShown: '已向平台客服提供产品清单',
  orderKept: '已停止提供产品清单',
  answered: '答复已发送',
  taken: '已由您处理',
  closed: '需求已关闭',
} as const;

export const requirementStateNames: Readonly<Record<RequirementState, string>> = {
  pending: '待处理',
  processing: '处理中',
  answered: '已答复',
  closed: '已关闭',
};
