import type { QuotationShare } from '@portal/contract/design-order';

type Asked = QuotationShare['changes'][number];

/** What a customer asked to be changed, with the link it was asked over. */
export interface OrderChange extends Asked {
  shareId: string;
  quotationNumber: string;
}

/** Over all links of an order, the newest first. */
export const changesOf = (shares: readonly QuotationShare[]): OrderChange[] =>
  shares
    .flatMap(({ id, quotationNumber, changes }) => changes.map((change) => ({ ...change, shareId: id, quotationNumber })))
    .sort((one, other) => other.gmtAsked - one.gmtAsked || other.number - one.number);

/** Those that wait for the one who quotes. */
export const openChangesOf = (shares: readonly QuotationShare[]): OrderChange[] =>
  changesOf(shares).filter(({ gmtDone, overtaken }) => gmtDone === null && overtaken === null);
