/** The enterprise one acts for, or wants to: its papers, their state, its own sign. */
import { EnterpriseType } from '@portal/engines/access';
import { z } from 'zod';
import { forbidden, notFound } from '../core/errors.ts';
import { certificationMoved, companyTaken } from './errors.ts';
import { fileRefused } from '../file/index.ts';
import { defineEndpoint, WRITE_COST_MS } from '../core/endpoint.ts';
import { recordId } from '../core/fields.ts';
import { CertificationStatus, EnterpriseDetail, EnterprisePapers } from './shapes.ts';

const BASE = '/api-cloud-merchant-service/v1/enterprise';

/** The sign of the enterprise the caller acts for. `v` tells one picture from the next where browsers keep them. */
export const readEnterpriseLogo = defineEndpoint({
  name: 'readEnterpriseLogo',
  method: 'GET',
  path: `${BASE}/logo`,
  summary: '企业标志',
  access: 'signedIn',
  idempotency: 'read',
  query: z.object({ v: recordId.optional() }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Takes a picture the caller has uploaded as the sign, or none. */
export const saveEnterpriseLogo = defineEndpoint({
  name: 'saveEnterpriseLogo',
  method: 'POST',
  path: `${BASE}/logo`,
  summary: '设置企业标志',
  access: 'actsForEnterprise',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ fileId: recordId.nullable() }),
  data: z.strictObject({ logoUrl: z.string().nullable() }),
  outcomes: [notFound, fileRefused, forbidden],
});

/** Address of the sign; null where there is none. */
export const enterpriseLogoUrl = (fileId: string | null): string | null => (fileId === null ? null : `${BASE}/logo?v=${encodeURIComponent(fileId)}`);

/** enterprise add: hands the papers of a new enterprise in (`enterpriseNo` absent = create). */
export const addEnterprise = defineEndpoint({
  name: 'addEnterprise',
  method: 'POST',
  path: `${BASE}/add`,
  summary: '提交企业认证',
  access: 'certifies',
  idempotency: 'key',
  limit: { max: 20, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: EnterprisePapers,
  data: EnterpriseDetail,
  outcomes: [certificationMoved, companyTaken, fileRefused],
});

/** enterprise update: corrected papers of one that was refused or taken back, or a change of one that is certified. */
export const updateEnterprise = defineEndpoint({
  name: 'updateEnterprise',
  method: 'POST',
  path: `${BASE}/update`,
  summary: '修改并提交企业认证',
  access: 'certifies',
  idempotency: 'natural',
  limit: { max: 20, windowMs: 60_000 },
  costMs: () => WRITE_COST_MS,
  body: EnterprisePapers.extend({ enterpriseNo: recordId }),
  data: EnterpriseDetail,
  outcomes: [notFound, certificationMoved, companyTaken, fileRefused],
});

/** Takes back what waits to be decided. */
export const withdrawEnterprise = defineEndpoint({
  name: 'withdrawEnterprise',
  method: 'POST',
  path: `${BASE}/withdraw`,
  summary: '撤回企业认证',
  access: 'certifies',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ enterpriseNo: recordId }),
  data: EnterpriseDetail,
  outcomes: [notFound, certificationMoved],
});

/** enterprise detail: the caller's own; null where nothing was ever handed in. */
export const getEnterpriseDetail = defineEndpoint({
  name: 'getEnterpriseDetail',
  method: 'GET',
  path: `${BASE}/detail`,
  summary: '企业认证详情',
  access: 'certifies',
  idempotency: 'read',
  data: EnterpriseDetail.nullable(),
});

/** The business licence handed in last; someone else's looks like none. `v` tells one picture from the next. */
export const readEnterpriseLicence = defineEndpoint({
  name: 'readEnterpriseLicence',
  method: 'GET',
  path: `${BASE}/licence`,
  summary: '营业执照图片',
  access: 'certifies',
  idempotency: 'read',
  query: z.object({ v: recordId.optional() }),
  data: z.null(),
  download: true,
  outcomes: [notFound],
});

/** Address of the caller's own licence. */
export const enterpriseLicenceUrl = (fileId: string): string => `${BASE}/licence?v=${encodeURIComponent(fileId)}`;

/** getVerification: whether the enterprise acted for has something to do about its certificate. */
export const getVerification = defineEndpoint({
  name: 'getVerification',
  method: 'GET',
  path: `${BASE}/verification`,
  also: [`${BASE}/getVerification`],
  summary: '企业认证校验',
  access: 'signedIn',
  idempotency: 'read',
  data: z.strictObject({
    /** 0 nothing to do, 1 waits for a decision, 2 the certificate tip is due. */
    verificationStatus: z.literal([0, 1, 2]),
    auditStatus: CertificationStatus,
  }),
});

/** getEnterpriseNameRepeatTip: another enterprise bears the name of the caller's; null: none does, or the owner knows. */
export const getEnterpriseNameRepeatTip = defineEndpoint({
  name: 'getEnterpriseNameRepeatTip',
  method: 'GET',
  path: `${BASE}/getEnterpriseNameRepeatTip`,
  summary: '企业名称重复提示',
  access: 'signedIn',
  idempotency: 'read',
  data: z.strictObject({ merchantType: z.literal(Object.values(EnterpriseType)), companyName: z.string() }).nullable(),
});

/** enterpriseNameRepeatOperate: 1 the name is right, do not ask again; 2 later. */
export const enterpriseNameRepeatOperate = defineEndpoint({
  name: 'enterpriseNameRepeatOperate',
  method: 'POST',
  path: `${BASE}/enterpriseNameRepeatOperate`,
  summary: '处理企业名称重复提示',
  access: 'ownsEnterprise',
  idempotency: 'natural',
  costMs: () => WRITE_COST_MS,
  body: z.strictObject({ action: z.literal([1, 2]) }),
  data: z.null(),
});
