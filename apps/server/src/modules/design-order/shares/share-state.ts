import { quotationShareStateAt, type QuotationShareState } from '@portal/engines/states';
import type { ShareHead } from './store.ts';

export const stateOf = ({ answer, gmtRevoked, wrongTries, gmtExpire }: ShareHead, now: number): QuotationShareState =>
  quotationShareStateAt({ answer, isRevoked: gmtRevoked !== null, wrongTries, gmtExpire: gmtExpire.getTime() }, now);
