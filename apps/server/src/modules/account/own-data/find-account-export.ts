import * as contract from '@portal/contract/account';
import { operation } from '../../../platform/http/operation.ts';
import { ExportState } from '../tables.ts';
import { listExports } from './store.ts';

export const findAccountExport = operation(contract.findAccountExport, async function findAccountExport(ctx) {
  const [newest] = await listExports(ctx.db, ctx.caller.accountNo, ctx.now);
  return newest ? exportOf(newest) : null;
});

interface Kept {
  exportId: string;
  status: number;
  byteLength: number | null;
  gmtCreate: Date;
  gmtExpire: Date;
}

/** A copy as it is told. */
export const exportOf = ({ exportId, status, byteLength, gmtCreate, gmtExpire }: Kept): contract.AccountExport => ({
  exportId,
  status: status === ExportState.Ready ? 'ready' : 'making',
  byteLength,
  gmtCreate: gmtCreate.toISOString(),
  gmtExpire: gmtExpire.toISOString(),
});
