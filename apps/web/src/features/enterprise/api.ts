/** Calls about the papers of an enterprise; the contract, with its rules, loads with the first of them. */
import { createRequestKeys } from '@portal/client/request-keys';
import type { EnterpriseDetail } from '@portal/contract/enterprise';
import { pageCall } from '../../lib/calls/call.ts';
import { checked } from '../../lib/calls/checked.ts';
import { bodyOf, type TypedPapers } from './model/typed-papers.ts';

const keys = createRequestKeys();

/** Hands papers in: new ones, or those of that number again. */
export async function submitPapers(typed: TypedPapers, enterpriseNo: string | undefined): Promise<EnterpriseDetail> {
  const { addEnterprise, EnterprisePapers, updateEnterprise } = await import('@portal/contract/enterprise');
  const body = checked(EnterprisePapers, bodyOf(typed));
  if (enterpriseNo === undefined) return keys.send(body, (idempotencyKey) => pageCall(addEnterprise, { body, idempotencyKey }));
  return pageCall(updateEnterprise, { body: { ...body, enterpriseNo } });
}

export async function withdrawPapers(enterpriseNo: string): Promise<EnterpriseDetail> {
  const { withdrawEnterprise } = await import('@portal/contract/enterprise');
  return pageCall(withdrawEnterprise, { body: { enterpriseNo } });
}
