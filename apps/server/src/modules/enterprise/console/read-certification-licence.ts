import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { recordAct } from '../../operator/index.ts';
import { findLicence } from '../certification/find-licence.ts';
import { findCertification } from '../certification/store.ts';
import type { EnterpriseNeeds } from '../needs.ts';

/** The picture, after it is written down who looks at it. */
export const readCertificationLicence = operation(
  contract.readCertificationLicence,
  async function readCertificationLicence(ctx, { params }, { files }: EnterpriseNeeds) {
    const row = await findCertification(ctx.db, params.enterpriseNo);
    const licence = await findLicence(ctx, files, row?.licenceFileId);
    await recordAct(ctx, 'readLicence', { target: params.enterpriseNo });
    return licence;
  },
);
