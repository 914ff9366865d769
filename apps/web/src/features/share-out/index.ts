/** Front door of sharing out: what is shared out to a dealer, with its sums. */
export { ShareSums } from './components/share-sums.tsx';
export { ShareTable } from './components/share-table.tsx';
export { monthsTo, SHARE_TABS, sharesAddress, sharesAsked, sharesExportHref, type SharesQuery } from './model/shares-address.ts';
