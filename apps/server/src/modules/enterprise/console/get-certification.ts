import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { findCertification } from '../certification/store.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { certificationDetail } from './certification-detail.ts';

export const getCertification = operation(contract.getCertification, async function getCertification({ db }, { params }, room: EnterpriseNeeds) {
  const row = await findCertification(db, params.enterpriseNo);
  if (row === undefined) throw new AppError(notFound);
  return certificationDetail(db, row, room);
});
