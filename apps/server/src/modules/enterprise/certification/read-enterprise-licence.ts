import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import type { EnterpriseNeeds } from '../needs.ts';
import { findLicence } from './find-licence.ts';
import { ownPapers } from './own-papers.ts';

/** The licence of the caller's own papers, whoever of its owners uploaded it. */
export const readEnterpriseLicence = operation(contract.readEnterpriseLicence, async function readEnterpriseLicence(ctx, _input, { files }: EnterpriseNeeds) {
  const row = await ownPapers(ctx);
  return findLicence(ctx, files, row?.licenceFileId);
});
