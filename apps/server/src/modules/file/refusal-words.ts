import { fileCopy } from '@portal/contract/file';

/** What somebody is told whose file is not taken, by why. */
export const refusalWords = {
  unknown: fileCopy.refused,
  oldOffice: fileCopy.oldOffice,
  active: fileCopy.active,
  sealed: fileCopy.sealed,
  archiveTooLarge: fileCopy.archiveTooLarge,
  torn: fileCopy.torn,
  damaged: fileCopy.pictureDamaged,
  tooLarge: fileCopy.pictureTooLarge,
} as const;
