import * as contract from '@portal/contract/enterprise';
import { accreditStateOf, certificationStateOf } from '@portal/engines/states';
import { parseAccreditNo } from '@portal/units';
import { renderSVG } from 'uqr';
import type { Context } from '../../../platform/http/context.ts';
import { operation } from '../../../platform/http/operation.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { listAccredited, type Accredited } from '../store.ts';

/** Whole names only, however wide their letters are typed, and what is not authorised looks like what is not there: nothing can be listed by asking (ENTERPRISE-14). */
export const findAccreditation = operation(contract.findAccreditation, async function findAccreditation(ctx, { query: { keyword } }, needs: EnterpriseNeeds) {
  const accreditNo = parseAccreditNo(keyword);
  const rows = await listAccredited(ctx.db, accreditNo === null ? { companyName: keyword } : { accreditNo });
  return rows.flatMap((row) => shownOf(ctx, needs, row));
});

export const findOwnAccreditation = operation(contract.findOwnAccreditation, async function findOwnAccreditation(ctx, _input, needs: EnterpriseNeeds) {
  const { merchantNo } = ctx.caller;
  const [row] = merchantNo === '' ? [] : await listAccredited(ctx.db, { merchantNo });
  return (row && shownOf(ctx, needs, row)[0]) ?? null;
});

function shownOf(
  { now, wire }: Pick<Context, 'now' | 'wire'>,
  { portalOriginAt }: EnterpriseNeeds,
  { auditStatus, ...facts }: Accredited,
): contract.Accreditation[] {
  const accreditStatus = accreditStateOf(certificationStateOf(auditStatus));
  if (accreditStatus === null) return [];
  // behind `#`: what is looked up stands in no log
  const url = `${portalOriginAt(wire.origin)}/accredit#${facts.accreditNo}`;
  return [{ ...facts, accreditStatus, gmtQuery: new Date(now).toISOString(), url, picture: renderSVG(url, { border: 1 }) }];
}
