/** What is handed in to certify an enterprise, and what is told of it (ENTERPRISE-1, ENTERPRISE-2). */
import { EnterpriseType } from '@portal/engines/access';
import { AuditStatus } from '@portal/engines/states';
import { parseCompanyNumber } from '@portal/units';
import { z } from 'zod';
import { nameText } from '../core/fields.ts';
import { enterpriseCopy } from './copy.ts';
import { ADDRESS_MAX, COMPANY_NAME_MAX, CONTACT_NAME_MAX } from './limits.ts';

/** What one may ask to be; every other type is the provider's to give (ENTERPRISE-3). */
const ASKED_TYPES = [EnterpriseType.Second, EnterpriseType.Installer] as const;

const companyNumber = z
  .string()
  .max(60, { error: enterpriseCopy.numberWrong })
  .transform((typed, context) => {
    const number = parseCompanyNumber(typed);
    if (number === null) context.addIssue({ code: 'custom', message: typed.trim() === '' ? enterpriseCopy.numberRequired : enterpriseCopy.numberWrong });
    return number ?? z.NEVER;
  });
const regionCode = (missing: string) => z.string({ error: missing }).regex(/^\d{2,12}$/, { error: missing });

/** The papers of an enterprise. Regions by their codes, each in the one before; a street where its area has any. */
export const EnterprisePapers = z.strictObject({
  companyName: nameText(COMPANY_NAME_MAX, enterpriseCopy.nameRequired),
  companyNumber,
  enterpriseType: z.literal([...ASKED_TYPES], { error: enterpriseCopy.typeRequired }),
  contactName: nameText(CONTACT_NAME_MAX, enterpriseCopy.contactRequired),
  /** A mobile number, or a landline with its area code. */
  contactPhone: z
    .string()
    .trim()
    .regex(/^(0\d{2,3}-\d{7,8}|1[3-9]\d{9})$/, { error: enterpriseCopy.phoneRule }),
  provinceCode: regionCode(enterpriseCopy.areaRequired),
  cityCode: regionCode(enterpriseCopy.areaRequired),
  areaCode: regionCode(enterpriseCopy.areaRequired),
  streetCode: regionCode(enterpriseCopy.streetRequired).optional(),
  address: nameText(ADDRESS_MAX, enterpriseCopy.addressRequired),
  /** A picture of the business licence that the caller has uploaded. */
  licenceFileId: z.string({ error: enterpriseCopy.licenceRequired }).regex(/^[\w-]{1,40}$/, { error: enterpriseCopy.licenceRequired }),
});
export type EnterprisePapers = z.infer<typeof EnterprisePapers>;

export const CertificationStatus = z.literal(Object.values(AuditStatus));

/** An enterprise as its owner sees it: the papers as they were handed in last, and what became of them. */
export const EnterpriseDetail = z.strictObject({
  enterpriseNo: z.string(),
  auditStatus: CertificationStatus,
  /** Why it was refused the last time; '' unless it was. */
  reason: z.string(),
  companyName: z.string(),
  companyNumber: z.string(),
  enterpriseType: z.literal([...ASKED_TYPES]),
  contactName: z.string(),
  contactPhone: z.string(),
  provinceCode: z.string(),
  provinceName: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  areaCode: z.string(),
  areaName: z.string(),
  streetCode: z.string().nullable(),
  streetName: z.string().nullable(),
  address: z.string(),
  licenceFileId: z.string(),
  /** The last day the certificate holds, as 2026-11-21; null: without an end, or not certified yet. */
  validUntil: z.string().nullable(),
  /** Read by the owner, and by nobody else on the portal. */
  licenceUrl: z.string(),
  gmtSubmit: z.iso.datetime(),
  gmtDecide: z.iso.datetime().nullable(),
});
export type EnterpriseDetail = z.infer<typeof EnterpriseDetail>;
