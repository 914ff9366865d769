import type { Caller } from '../../platform/http/context.ts';
import type { FileRow } from './store.ts';

/** Public files are everyone's, and those that go by what shows them are asked about further; all others the account's that handed them in, whichever identity it acts for. */
export const mayRead = (caller: Caller, file: Pick<FileRow, 'visibility' | 'accountNo'>): boolean =>
  file.visibility !== 'owner' || (caller.accountNo !== null && file.accountNo === caller.accountNo);
