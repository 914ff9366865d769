export { enterpriseCopy } from './copy.ts';
export { ENTERPRISE_PEOPLE, enterpriseLogoUrl, readEnterpriseLogo, saveEnterpriseLogo } from './endpoints.ts';
