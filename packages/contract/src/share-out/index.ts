export { shareCopy, shareKindNames, shareStateNames } from './copy.ts';
export { exportShopShares, listShopShares, sumShopShares } from './endpoints.ts';
export { SHARE_EXPORT_MAX } from './limits.ts';
export type { Share, ShareKind, ShareNarrowing, ShareTotals } from './shapes.ts';
