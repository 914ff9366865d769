/** Front door of enterprises: whom accounts act for, and their own sign. */
export { insertEnterprises, findLogoFileId, type EnterpriseRow } from './store.ts';
export { enterpriseRoom } from './room.ts';
export { findLogo, type Logo } from './find-logo.ts';
