/** Front door of enterprises: whom accounts act for, and their own sign. */
export {
  appliedStatus,
  certifiedNumberOf,
  enterpriseRows,
  findEnterprise,
  insertEnterprises,
  isFrozen,
  listCompanyNames,
  findLogoFileId,
  type EnterpriseRow,
} from './store.ts';
export { certificationRecords, isEnterpriseFile } from './personal-records.ts';
export { enterpriseRoom } from './room.ts';
export { findLogo } from './find-logo.ts';
export { listTargetNames, listTargetsNamed } from './console/list-target-names.ts';
export { findCertifiedContact, insertCertifications, type CertificationInsert, type CertificationStepInsert } from './certification/store.ts';
export { verificationOf } from './certification/get-verification.ts';
export { withdrawApplication } from './certification/withdraw-application.ts';
export { findNameRepeatTip } from './name-repeat-tip.ts';
export type { Audited, Expiring, FreezeAnnounced, Frozen, OnAudited } from './needs.ts';
