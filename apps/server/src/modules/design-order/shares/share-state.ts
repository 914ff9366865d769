import { quotationShareStateAt, type QuotationShareState } from '@portal/engines/states';
import type { ShareHead } from './store.ts';

export const stateOf = ({ answer, gmtRevoked, gmtExpire }: ShareHead, now: number): QuotationShareState =>
  quotationShareStateAt({ answer, isRevoked: gmtRevoked !== null, gmtExpire: gmtExpire.getTime() }, now);
