import { quotationShareStateAt, type QuotationShareState } from '@portal/engines/states';
import type { ShareHead } from './store.ts';

/** `isKnown`: as it is to a customer who has entered it before, whom wrong passwords of others do not keep out. */
export const stateOf = ({ answer, gmtRevoked, wrongTries, gmtExpire }: ShareHead, now: number, isKnown = false): QuotationShareState =>
  quotationShareStateAt({ answer, isRevoked: gmtRevoked !== null, wrongTries: isKnown ? 0 : wrongTries, gmtExpire: gmtExpire.getTime() }, now);
