export { enterpriseCopy } from './copy.ts';
export { enterpriseLogoUrl, readEnterpriseLogo, saveEnterpriseLogo } from './endpoints.ts';
