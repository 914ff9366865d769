export { Accreditation, type AccreditedDealer, findAccreditation, findOwnAccreditation, listAccreditedDealers } from './accredit-endpoints.ts';
export { certificationNames, enterpriseCopy } from './copy.ts';
export {
  addEnterprise,
  enterpriseLicenceUrl,
  enterpriseLogoUrl,
  enterpriseNameRepeatOperate,
  getEnterpriseDetail,
  getEnterpriseNameRepeatTip,
  getVerification,
  readEnterpriseLicence,
  readEnterpriseLogo,
  saveEnterpriseLogo,
  updateEnterprise,
  withdrawEnterprise,
} from './endpoints.ts';
export {
  approveCertification,
  CertificationDetail,
  EnterpriseLine,
  FormerPapers,
  freezeEnterprise,
  FreezeImpact,
  getCertification,
  getFreezeImpact,
  listCertifications,
  listEnterprises,
  markWillFreeze,
  readCertificationContact,
  readCertificationLicence,
  refuseCertification,
  unfreezeEnterprise,
} from './console-endpoints.ts';
export { applicantLeaving, auditsHimself, certificationMoved, companyTaken } from './errors.ts';
export { ADDRESS_MAX, COMPANY_NAME_MAX, CONTACT_NAME_MAX, FREEZE_YEARS_MAX, REASON_MAX, VALID_YEARS_MAX } from './limits.ts';
export { EnterpriseDetail, EnterprisePapers } from './shapes.ts';
