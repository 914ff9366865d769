import type { QuotationShare } from '@portal/contract/design-order';

/**
 * Which of an order's quotations holds, as its owner reads it beside a link: of several that were accepted the one accepted last `holds`, the
 * others are `replaced`; a link whose number was accepted over another is `acceptedElsewhere`. null: nothing to be said.
 */
export type Acceptance = 'holds' | 'replaced' | 'acceptedElsewhere';

export function acceptanceOf({ id, quotationNumber, answer }: QuotationShare, shares: readonly QuotationShare[]): Acceptance | null {
  const accepted = shares.filter((share) => share.answer?.kind === 'accepted');
  if (answer?.kind !== 'accepted') return accepted.some((share) => share.quotationNumber === quotationNumber) ? 'acceptedElsewhere' : null;
  if (accepted.length < 2) return null;
  return lastAccepted(accepted)?.id === id ? 'holds' : 'replaced';
}

/** Whether a link's own state is said beside that: one whose number was accepted over another waits for no answer any more. */
export const saysState = ({ state }: QuotationShare, acceptance: Acceptance | null): boolean =>
  acceptance !== 'acceptedElsewhere' || (state !== 'open' && state !== 'changeAsked');

/** The quotation of an order that its customer accepted last. */
export const lastAccepted = (shares: readonly QuotationShare[]): QuotationShare | undefined =>
  shares.filter(({ answer }) => answer?.kind === 'accepted').sort((one, other) => acceptedAt(other) - acceptedAt(one))[0];

/**
 * Whether an order of this total (yuan) is what its customer accepted. The total says so at once where it is another; that the links say, read anew after each change.
 */
export const isAsAccepted = ({ isCurrent, amount }: QuotationShare, total: number): boolean => isCurrent && amount === total;

const acceptedAt = ({ answer }: QuotationShare): number => answer?.gmtAnswer ?? 0;
