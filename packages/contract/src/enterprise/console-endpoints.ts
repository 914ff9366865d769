/** What the provider's staff does about enterprises: papers and decisions (OPERATOR-4), a freeze announced. */
import { AuthStatus, EnterpriseType } from '@portal/engines/access';
import { AuditStatus } from '@portal/engines/states';
import { z } from 'zod';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { notFound } from '../core/errors.ts';
import { calendarDay, keywordQuery, moment, pagingQuery, plainText, queryNumber, recordId } from '../core/fields.ts';
import { isVisible } from '../core/seen-text.ts';
import { enterpriseCopy } from './copy.ts';
import { applicantLeaving, auditsHimself, certificationMoved, companyTaken } from './errors.ts';
import { DAY_FAR } from '../core/limits.ts';
import { REASON_MAX } from './limits.ts';
import { CertificationStatus, EnterpriseDetail } from './shapes.ts';

const BASE = '/api-console/v1';
const onConsole = ['console'] as const;
const one = z.strictObject({ enterpriseNo: recordId });
/** `gmtSubmit` of the papers the auditor has read: what was handed in since is not decided by it. */
const read = { enterpriseNo: recordId, gmtSubmit: moment(DAY_FAR) };
const reasonOf = (error: string) => plainText(REASON_MAX).min(1, { error }).refine(isVisible, { error });
const reason = reasonOf(enterpriseCopy.reasonRequired);
const frozenReason = reasonOf(enterpriseCopy.frozenReasonRequired);
/** What an auditor may make of one; first-level dealers and the provider's own come by other ways. */
const GIVEN_TYPES = [EnterpriseType.Second, EnterpriseType.Installer, EnterpriseType.ISecond, EnterpriseType.GoldSecond] as const;

const CertificationLine = z.strictObject({
  enterpriseNo: z.string(),
  companyName: z.string(),
  companyNumber: z.string(),
  enterpriseType: z.int(),
  cityName: z.string(),
  auditStatus: CertificationStatus,
  gmtSubmit: z.iso.datetime(),
});

/** Papers in a state, those that wait longest first; the keyword is a name or a company number. */
export const listCertifications = defineEndpoint({
  name: 'listCertifications',
  method: 'GET',
  path: `${BASE}/certification`,
  summary: '认证列表',
  access: 'auditsEnterprises',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({
    ...pagingQuery,
    keyword: keywordQuery,
    auditStatus: queryNumber.pipe(z.literal(Object.values(AuditStatus))).optional(),
  }),
  data: z.array(CertificationLine),
  counted: true,
});

const Step = z.strictObject({
  act: z.string(),
  toState: CertificationStatus,
  actor: z.string(),
  /** Of an operator; '' for the applicant. */
  actorName: z.string(),
  reason: z.string(),
  gmtCreate: z.iso.datetime(),
});

/** What was handed in the time before, as far as it can differ; the former picture is gone by now. */
export const FormerPapers = z.strictObject({
  companyName: z.string(),
  companyNumber: z.string(),
  enterpriseType: z.int(),
  contactName: z.string(),
  contactPhone: z.string(),
  place: z.string(),
  address: z.string(),
  licenceFileId: z.string(),
});
export type FormerPapers = z.infer<typeof FormerPapers>;

/** The papers, what they have gone through, and who else bears the name. Contact numbers are masked. */
export const CertificationDetail = z.strictObject({
  papers: EnterpriseDetail.omit({ licenceUrl: true }),
  /** Masked. */
  applicantPhone: z.string(),
  steps: z.array(Step),
  /** Certified enterprises of the same name; `papersNo` is '' of one without papers. */
  namesakes: z.array(z.strictObject({ companyName: z.string(), merchantNo: z.string(), cityName: z.string(), papersNo: z.string() })),
  /** Null where they were handed in once, or before hand-ins were kept. */
  former: FormerPapers.nullable(),
});
export type CertificationDetail = z.infer<typeof CertificationDetail>;

export const getCertification = defineEndpoint({
  name: 'getCertification',
  method: 'GET',
  path: `${BASE}/certification/:enterpriseNo`,
  summary: '认证详情',
  access: 'auditsEnterprises',
  idempotency: 'read',
  sites: onConsole,
  params: one,
  data: CertificationDetail,
  outcomes: [notFound],
});

/** The contact's full number; that it was looked at stands in the log. */
export const readCertificationContact = defineEndpoint({
  name: 'readCertificationContact',
  method: 'POST',
  path: `${BASE}/certification/contact`,
  summary: '查看联系电话',
  access: 'auditsEnterprises',
  idempotency: 'natural',
  sites: onConsole,
  limit: { max: 60, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: one,
  data: z.strictObject({ contactPhone: z.string() }),
  outcomes: [notFound],
});

/** The business licence; that it was looked at stands in the log. */
export const readCertificationLicence = defineEndpoint({
  name: 'readCertificationLicence',
  method: 'GET',
  path: `${BASE}/certification/:enterpriseNo/licence`,
  summary: '查看营业执照',
  access: 'auditsEnterprises',
  idempotency: 'read',
  sites: onConsole,
  params: one,
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** The person becomes the owner of an enterprise of the type asked for, or of another the auditor names. */
export const approveCertification = defineEndpoint({
  name: 'approveCertification',
  method: 'POST',
  path: `${BASE}/certification/approve`,
  summary: '通过认证',
  access: 'auditsEnterprises',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({
    ...read,
    enterpriseType: z.literal([...GIVEN_TYPES]).optional(),
    /** The last day of the licence's term; null: without an end. */
    validUntil: calendarDay(enterpriseCopy.validUntilRequired).nullable(),
  }),
  data: CertificationDetail,
  outcomes: [notFound, certificationMoved, companyTaken, auditsHimself, applicantLeaving],
});

export const refuseCertification = defineEndpoint({
  name: 'refuseCertification',
  method: 'POST',
  path: `${BASE}/certification/refuse`,
  summary: '驳回认证',
  access: 'auditsEnterprises',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ ...read, reason }),
  data: CertificationDetail,
  outcomes: [notFound, certificationMoved, auditsHimself],
});

export const EnterpriseLine = z.strictObject({
  merchantNo: z.string(),
  companyName: z.string(),
  enterpriseType: z.int(),
  authStatus: z.literal(Object.values(AuthStatus)),
  auditStatus: CertificationStatus,
  cityName: z.string(),
  /** When it will be frozen, and why; null and '' where nothing is announced. */
  gmtFreeze: z.iso.datetime().nullable(),
  freezeReason: z.string(),
  /** Its papers; '' where it was certified without any. */
  papersNo: z.string(),
});
export type EnterpriseLine = z.infer<typeof EnterpriseLine>;

export const listEnterprises = defineEndpoint({
  name: 'listEnterprises',
  method: 'GET',
  path: `${BASE}/enterprise`,
  summary: '企业列表',
  access: 'watchesEnterprises',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({ ...pagingQuery, keyword: keywordQuery, willFreeze: z.stringbool().optional() }),
  data: z.array(EnterpriseLine),
  counted: true,
});

/** Announces that an enterprise will be frozen on a day, or takes it back (`gmtFreeze` null). Its people are warned by `willFreeze`. */
export const markWillFreeze = defineEndpoint({
  name: 'markWillFreeze',
  method: 'POST',
  path: `${BASE}/enterprise/willFreeze`,
  summary: '冻结预警',
  access: 'watchesEnterprises',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.discriminatedUnion('willFreeze', [
    z.strictObject({ willFreeze: z.literal(true), merchantNo: recordId, gmtFreeze: moment(enterpriseCopy.freezeDay), reason: frozenReason }),
    z.strictObject({ willFreeze: z.literal(false), merchantNo: recordId }),
  ]),
  data: EnterpriseLine,
  outcomes: [notFound],
});

const unfinished = z.strictObject({
  /** Not paid yet: what is paid meanwhile goes back. */
  unpaid: z.int(),
  /** Paid, or on credit, and neither received nor closed. */
  open: z.int(),
});

/** Whom and what a freeze concerns, as it stands now. */
export const FreezeImpact = z.strictObject({
  /** Enterprises, and people without one, who may order from it. */
  customers: z.int(),
  /** Orders at it as a dealer. */
  sold: unfinished,
  /** Orders of its own at dealers. */
  bought: unfinished,
});
export type FreezeImpact = z.infer<typeof FreezeImpact>;

/** Read before an enterprise is frozen; of a number of nobody's all is 0. */
export const getFreezeImpact = defineEndpoint({
  name: 'getFreezeImpact',
  method: 'GET',
  path: `${BASE}/enterprise/freezeImpact`,
  summary: '冻结影响',
  access: 'watchesEnterprises',
  idempotency: 'read',
  sites: onConsole,
  limit: { max: 120, windowMs: 60_000 },
  query: z.object({ merchantNo: recordId }),
  data: FreezeImpact,
});

/** From now on it is no certified one: its people lose the dealers' price and cannot order, whatever they have open. */
export const freezeEnterprise = defineEndpoint({
  name: 'freezeEnterprise',
  method: 'POST',
  path: `${BASE}/enterprise/freeze`,
  summary: '冻结企业',
  access: 'freezesEnterprises',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ merchantNo: recordId, reason: frozenReason }),
  data: EnterpriseLine,
  outcomes: [notFound, certificationMoved, auditsHimself],
});

/** It is certified again, as it was. */
export const unfreezeEnterprise = defineEndpoint({
  name: 'unfreezeEnterprise',
  method: 'POST',
  path: `${BASE}/enterprise/unfreeze`,
  summary: '解除冻结',
  access: 'freezesEnterprises',
  idempotency: 'natural',
  sites: onConsole,
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ merchantNo: recordId, reason: frozenReason }),
  data: EnterpriseLine,
  outcomes: [notFound, certificationMoved, auditsHimself],
});
