/** Front door of requests after a sale: deciding them, what state they are in, how many wait. */
export { Deciding } from './deciding.tsx';
export { AfterSaleTag } from './state-tag.tsx';
export { AfterSaleSum } from './sum.tsx';
export { useWaitingAfterSales } from './use-waiting-after-sales.ts';
