import type { CertificationState } from '@portal/engines/states';
import { regionCopy } from '../region/copy.ts';

/** Sentences that server and form both say about enterprises. */
export const enterpriseCopy = {
  logoKind: '请上传 PNG、JPG 或 WebP 图片',
  nameRequired: '请输入企业名称',
  /** What it is called, on papers and forms. */
  number: '统一社会信用代码',
  numberRequired: '请输入统一社会信用代码',
  numberWrong: '统一社会信用代码不正确，请对照营业执照核对 18 位代码',
  typeRequired: '请选择企业类型',
  contactRequired: '请输入联系人',
  phoneRule: '请输入 11 位手机号，或带区号的固定电话，如 0571-88888888',
  areaRequired: regionCopy.areaRequired,
  streetRequired: '请选择街道',
  addressRequired: '请输入详细地址',
  licenceRequired: '请上传营业执照',
  licenceKind: '请上传 PNG、JPG 或 WebP 格式的营业执照图片',
  reasonRequired: '请填写驳回原因',
  frozenReasonRequired: '请填写原因，企业的人会看到',
  validUntilRequired: '请填写营业期限，长期有效的请选择长期',
  validUntilPast: '营业期限须在今天之后，且在 50 年以内',
  frozen: '企业已冻结，暂停客户价和订货。原因见消息中心，如需解冻请联系客服。',
  accreditRequired: '请输入企业全称或授权编号',
  handoverWay: '请先以该企业身份进入商户中心，将主账号移交给他人',
  /** Roles count while it is certified (ENTERPRISE-7). */
  handoverShut: '该企业当前未通过认证，不能自行移交主账号，请联系客服办理',
  freezeDay: '冻结日期须晚于现在，且在 10 年以内',
  submitted: '提交成功，请等待审核',
  withdrawn: '已撤回，可修改后重新提交',
  unsaved: '系统可能不会保存您所做的更改',
} as const;

/** What a state of the certification is called. */
export const certificationNames: Readonly<Record<CertificationState, string>> = {
  notSubmitted: '未提交',
  pending: '待审核',
  certified: '已认证',
  rejected: '已驳回',
  changePending: '变更审核中',
  expiring: '即将到期',
  expired: '已过期',
  frozen: '已冻结',
};
