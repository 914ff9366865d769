/** What stands in the log, in words: acts, and the fields they changed. */
import { certificationNames, enterpriseCopy } from '@portal/contract/enterprise';
import { formatDate } from '@portal/units';

const ACTS: Readonly<Record<string, string>> = {
  signIn: '登录',
  signOut: '退出',
  linkAuthenticator: '绑定验证器',
  readLicence: '查看营业执照',
  approveCertification: '通过认证',
  refuseCertification: '驳回认证',
  freezeEnterprise: '冻结企业',
  unfreezeEnterprise: '解除冻结',
  announceFreeze: '设置冻结预警',
  takeBackFreeze: '解除冻结预警',
};
export const actWords = (act: string): string => ACTS[act] ?? act;

const FIELDS: Readonly<Record<string, string>> = {
  state: '认证状态',
  companyName: '企业名称',
  companyNumber: enterpriseCopy.number,
  reason: '驳回原因',
  validUntil: '有效期',
  gmtFreeze: '冻结日期',
  freezeReason: '冻结原因',
};

const STATES: Readonly<Record<string, string>> = certificationNames;

function valueWords(field: string, value: unknown): string {
  if (value === null || value === '') return '无';
  const text = String(value);
  if (field === 'state') return STATES[text] ?? text;
  return field === 'gmtFreeze' ? formatDate(Date.parse(text)) : text;
}

/** Field by field; none where nothing was written down. What this program does not know yet stands as it was written. */
export const changeWords = (facts: Readonly<Record<string, unknown>> | null): string[] =>
  Object.entries(facts ?? {}).map(([field, value]) => `${FIELDS[field] ?? field}：${valueWords(field, value)}`);
