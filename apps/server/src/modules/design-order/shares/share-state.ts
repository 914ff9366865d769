import type { QuotationShare } from '@portal/contract/design-order';
import { quotationShareStateAt, type QuotationShareState } from '@portal/engines/states';
import type { AskedChangeRow, ShareHead } from './store.ts';

/** `isKnown`: as it is to a customer who has entered it before, whom wrong passwords of others do not keep out. */
export const stateOf = ({ answer, gmtRevoked, wrongTries, gmtExpire }: ShareHead, now: number, isKnown = false): QuotationShareState =>
  quotationShareStateAt({ answer, isRevoked: gmtRevoked !== null, wrongTries: isKnown ? 0 : wrongTries, gmtExpire: gmtExpire.getTime() }, now);

/** What was accepted of an order after a change was asked over one of its links; `heads`: all links of the order. null: the change waits, or waited, for who quotes (DESIGN-49). */
export function overtakenBy({ shareId, gmtAsked }: AskedChangeRow, heads: readonly ShareHead[]): QuotationShare['changes'][number]['overtaken'] {
  const asked = heads.find(({ id }) => id === shareId)?.quotationNumber;
  const after = heads.filter(({ answer, gmtAnswer }) => answer === 'accepted' && gmtAnswer !== null && gmtAnswer >= gmtAsked);
  if (after.length === 0) return null;
  return after.some(({ quotationNumber }) => quotationNumber === asked) ? 'asItWas' : 'byAnother';
}
