import { enterpriseCopy } from '@portal/contract/enterprise';
import { UserType } from '@portal/engines/access';
import { certificationStateOf, type CertificationState } from '@portal/engines/states';

/** Where an enterprise is certified. */
const CERTIFICATION = '/auth';
/** Whom to call (SHELL-15). */
const SERVICE_DESK = '/help';

export interface GuideWords {
  title: string;
  words?: string;
  way: string;
  href: string;
  /** Something went wrong. */
  isWarning?: true;
}

const TITLE = '完成企业认证，查看客户价并向一级经销商订货';
const FOR_GUEST: GuideWords = { title: TITLE, words: '先注册账号，再提交企业资料', way: '去注册', href: '/register' };
const WITHDRAWN: GuideWords = { title: '企业认证资料已撤回', words: '已填写的资料已保留，可修改后重新提交', way: '重新提交', href: CERTIFICATION };

/** What became of the papers, and what its owner may do about it (ENTERPRISE-2). Null where they are in force. */
const BY_STATE: Readonly<Record<CertificationState, GuideWords | null>> = {
  notSubmitted: { title: TITLE, words: '提交营业执照等资料，审核通过后生效', way: '去认证', href: CERTIFICATION },
  pending: { title: '企业认证审核中', words: '审核通过后无需重新登录，即可查看客户价并订货', way: '查看进度', href: CERTIFICATION },
  rejected: { title: '企业认证未通过', words: '已填写的资料已保留，查看原因并修改后可重新提交', way: '去修改', href: CERTIFICATION, isWarning: true },
  expired: { title: '企业认证已过期', words: '核对资料后重新提交，审核通过后恢复客户价和订货', way: '去续期', href: CERTIFICATION, isWarning: true },
  // nothing to hand in: only an auditor lifts it
  frozen: { title: enterpriseCopy.frozen, way: '联系客服', href: SERVICE_DESK, isWarning: true },
  certified: null,
  changePending: null,
  expiring: null,
};

/**
 * The guide to certification of a visitor or individual; null: none is needed. `hasPapers`: something was handed in once, which alone
 * tells papers taken back from none. Source: ACCESS-13.
 */
export function certificationGuideOf(userType: UserType, auditStatus: number, hasPapers: boolean): GuideWords | null {
  if (userType === UserType.Tourist) return FOR_GUEST;
  const state = certificationStateOf(auditStatus);
  return state === 'notSubmitted' && hasPapers ? WITHDRAWN : BY_STATE[state];
}
