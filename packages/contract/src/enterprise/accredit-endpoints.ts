/** Whether an enterprise is an authorised dealer of the provider: for anybody who asks, and its own certificate (ENTERPRISE-14). */
import { EnterpriseType } from '@portal/engines/access';
import { accreditStates } from '@portal/engines/states';
import { z } from 'zod';
import { defineEndpoint } from '../core/endpoint.ts';
import { badRequest, tooManyRequests } from '../core/errors.ts';
import { isVisible, pagingQuery, plainText } from '../core/fields.ts';
import { regionCopy } from '../region/index.ts';
import { enterpriseCopy } from './copy.ts';
import { COMPANY_NAME_MAX } from './limits.ts';

const BASE = '/api-cloud-merchant-service/v1/enterprise/accredit';

/** What anybody may know of an authorisation: no phone, no papers, no reason. */
export const Accreditation = z.strictObject({
  /** As `parseAccreditNo` reads it. */
  accreditNo: z.string(),
  accreditStatus: z.enum(accreditStates),
  companyName: z.string(),
  enterpriseType: z.literal(Object.values(EnterpriseType)),
  provinceName: z.string(),
  cityName: z.string(),
  areaName: z.string(),
  /** The last day it holds, or held, as 2026-11-21; null: without an end. */
  validUntil: z.string().nullable(),
  /** When it was looked up: it holds of that moment. */
  gmtQuery: z.iso.datetime(),
  /** Where it can be looked up again, and a picture (svg) of that address. */
  url: z.string(),
  picture: z.string(),
});
export type Accreditation = z.infer<typeof Accreditation>;

/** By the whole name of the company or by its authorisation number; several where companies share the name, empty where none is or ever was authorised. */
export const findAccreditation = defineEndpoint({
  name: 'findAccreditation',
  method: 'GET',
  path: BASE,
  summary: '授权查询',
  access: 'everyone',
  idempotency: 'read',
  // a list cannot be drawn from it by guessing
  limit: { max: 60, windowMs: 3_600_000 },
  query: z.object({
    keyword: plainText(COMPANY_NAME_MAX).min(1, { error: enterpriseCopy.accreditRequired }).refine(isVisible, { error: enterpriseCopy.accreditRequired }),
  }),
  data: z.array(Accreditation),
});

/** That of the enterprise the caller acts for; null without one, and where it was never authorised. */
export const findOwnAccreditation = defineEndpoint({
  name: 'findOwnAccreditation',
  method: 'GET',
  path: `${BASE}/own`,
  summary: '本企业授权证书',
  access: 'signedIn',
  idempotency: 'read',
  data: Accreditation.nullable(),
});

/** An authorised dealer as the list of a region names it: what its certificate says is found by the number. */
export const AccreditedDealer = Accreditation.pick({
  accreditNo: true,
  companyName: true,
  enterpriseType: true,
  provinceName: true,
  cityName: true,
  areaName: true,
  validUntil: true,
});
export type AccreditedDealer = z.infer<typeof AccreditedDealer>;

/** Dealers whose authorisation holds, of a region down to its street, in pages; installers and the provider's own are in no list (DEALER-22). */
export const listAccreditedDealers = defineEndpoint({
  name: 'listAccreditedDealers',
  method: 'GET',
  path: `${BASE}/page`,
  summary: '按地区查询授权经销商',
  access: 'everyone',
  idempotency: 'read',
  limit: { max: 60, windowMs: 3_600_000 },
  query: z.object({
    ...pagingQuery,
    /** A province, a city, an area or a street. */
    regionCode: z.string({ error: regionCopy.areaRequired }).regex(/^\d{2}(\d{2}(\d{2}(\d{3})?)?)?$/, { error: regionCopy.areaRequired }),
  }),
  data: z.array(AccreditedDealer),
  counted: true,
  outcomes: [badRequest, tooManyRequests],
});
