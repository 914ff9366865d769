import type { Caller } from '../../platform/http/context.ts';
import type { FileRow } from './store.ts';

/** Public files are everyone's; all others the account's that handed them in, whichever identity it acts for. */
export const mayRead = (caller: Caller, file: Pick<FileRow, 'visibility' | 'accountNo'>): boolean =>
  file.visibility === 'public' || (caller.accountNo !== null && file.accountNo === caller.accountNo);
