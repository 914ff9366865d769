/** Front door of credit: what a dealer lets its customers owe, and what they do. */
export { acceptCredit, holdCredit, reduceCredit, repayCredit, reserveCredit } from './credit-of-orders.ts';
export type { Forgone } from './needs.ts';
export { insertMovement, listDueDays, lockCredit, putTerms } from './store.ts';
export { tradeCreditRoom } from './room.ts';
