import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { certificationDetail } from './certification-detail.ts';
import { decide } from './decide.ts';

export const approveCertification = operation(contract.approveCertification, async function approveCertification(ctx, { body }, room: EnterpriseNeeds) {
  const row = await decide(
    ctx,
    body.enterpriseNo,
    { act: 'approve', gmtSubmit: body.gmtSubmit, enterpriseType: body.enterpriseType, validUntil: body.validUntil },
    room,
  );
  return certificationDetail(ctx.db, row, room);
});
