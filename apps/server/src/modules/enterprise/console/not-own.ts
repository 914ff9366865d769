import { AppError } from '@portal/contract/core';
import { auditsHimself } from '@portal/contract/enterprise';
import type { Context, OperatorCaller } from '../../../platform/http/context.ts';
import type { EnterpriseNeeds } from '../needs.ts';

/** Neither who handed papers in (`phones`) nor an owner of the enterprise decides about it, whichever of them handed them in. */
export async function assertNotOwn(
  { db, caller }: Pick<Context<OperatorCaller>, 'db' | 'caller'>,
  { phones = [], merchantNo }: { phones?: readonly string[]; merchantNo: string | null },
  { listOwnerPhones }: EnterpriseNeeds,
): Promise<void> {
  const own = [...phones, ...(merchantNo === null ? [] : await listOwnerPhones(db, merchantNo))];
  if (own.includes(caller.operator.phone)) throw new AppError(auditsHimself);
}
