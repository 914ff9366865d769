import type { Context, SignedInCaller } from '../../platform/http/context.ts';

/** Whose list and orders: the account and the identity it acts for ('' without an enterprise). Every query carries both. */
export interface Owner {
  accountNo: string;
  merchantNo: string;
}

export const ownerOf = ({ accountNo, merchantNo }: Pick<SignedInCaller, 'accountNo' | 'merchantNo'>): Owner => ({ accountNo, merchantNo });

/** What a question to this room needs of the request's context. */
export type Asking = Pick<Context<SignedInCaller>, 'db' | 'caller'>;

/** What a change needs: `db` is the transaction it belongs to. */
export type Changing = Pick<Context<SignedInCaller>, 'db' | 'caller' | 'now' | 'newId'>;
