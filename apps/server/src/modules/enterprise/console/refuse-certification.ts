import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { certificationDetail } from './certification-detail.ts';
import { decide } from './decide.ts';

export const refuseCertification = operation(contract.refuseCertification, async function refuseCertification(ctx, { body }, room: EnterpriseNeeds) {
  const row = await decide(ctx, body.enterpriseNo, { act: 'refuse', gmtSubmit: body.gmtSubmit, reason: body.reason }, room);
  return certificationDetail(ctx.db, row, room);
});
