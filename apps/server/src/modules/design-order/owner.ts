import type { SignedInCaller } from '../../platform/http/context.ts';

/** Whose list and orders: the account and the identity it acts for ('' without an enterprise). Every query carries both. */
export interface Owner {
  accountNo: string;
  merchantNo: string;
}

export const ownerOf = ({ accountNo, merchantNo }: Pick<SignedInCaller, 'accountNo' | 'merchantNo'>): Owner => ({ accountNo, merchantNo });
