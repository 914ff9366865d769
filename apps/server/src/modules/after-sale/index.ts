/** Front door of requests after a sale: money back, goods back, other goods. */
export { afterSalesFollowOwner, afterSalesStayWithEnterprise } from './follow-owner.ts';
export { claimWords } from './claim-words.ts';
export { afterSalesHearRefunded } from './hear-refunded.ts';
export { afterSaleRecords } from './personal-records.ts';
export { afterSaleRoom } from './room.ts';
export { insertAfterSale, openClaims, openRequests, updateAfterSale, type AfterSaleRow } from './store.ts';
export { deadlineOf } from './take-step.ts';
