import type { QuotationShare } from '@portal/contract/design-order';

type Asked = QuotationShare['changes'][number];

/** What a customer asked to be changed, with the link it was asked over. */
export interface OrderChange extends Asked {
  shareId: string;
  quotationNumber: string;
  /** The quotation was accepted as it is afterwards: nothing waits any more. */
  isOvertaken: boolean;
}

/** Over all links of an order, the newest first. */
export const changesOf = (shares: readonly QuotationShare[]): OrderChange[] =>
  shares
    .flatMap((share) =>
      share.changes.map((change) => ({
        ...change,
        shareId: share.id,
        quotationNumber: share.quotationNumber,
        isOvertaken: shares.some(
          ({ quotationNumber, answer }) => quotationNumber === share.quotationNumber && answer?.kind === 'accepted' && answer.gmtAnswer >= change.gmtAsked,
        ),
      })),
    )
    .sort((one, other) => other.gmtAsked - one.gmtAsked || other.number - one.number);

/** Those that wait for the one who quotes. */
export const openChangesOf = (shares: readonly QuotationShare[]): OrderChange[] =>
  changesOf(shares).filter(({ gmtDone, isOvertaken }) => gmtDone === null && !isOvertaken);
