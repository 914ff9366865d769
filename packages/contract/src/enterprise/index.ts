export { enterpriseCopy } from './copy.ts';
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
export { certificationMoved, companyTaken } from './errors.ts';
export { ADDRESS_MAX, COMPANY_NAME_MAX, CONTACT_NAME_MAX } from './limits.ts';
export { EnterpriseDetail, EnterprisePapers } from './shapes.ts';
