import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { operation } from '../../../platform/http/operation.ts';
import { removeFile } from '../../file/index.ts';
import { isLogo } from '../store.ts';
import { ownPapers } from './own-papers.ts';
import { checkPapers, detailOf } from './papers.ts';
import { takeStep } from './step.ts';
import { isLicence } from './store.ts';

/** Corrected papers, handed in again. A licence that was replaced is gone. */
export const updateEnterprise = operation(contract.updateEnterprise, async function updateEnterprise(ctx, { body }) {
  const { enterpriseNo, streetCode: _street, ...papers } = body;
  const seen = await ownPapers(ctx, enterpriseNo);
  if (seen === undefined) throw new AppError(notFound);
  const place = await checkPapers(ctx, body, { enterpriseNo, licenceFileId: seen.licenceFileId });
  const change = { ...papers, ...place, accountNo: ctx.caller.accountNo, reason: '', gmtSubmit: new Date(ctx.now) };
  const row = await takeStep(ctx, seen, { act: 'submit', actor: 'applicant', actorNo: ctx.caller.accountNo }, change);
  const { licenceFileId: before } = seen;
  if (before !== row.licenceFileId) await removeFile(ctx, before, async () => (await isLicence(ctx.db, before)) || (await isLogo(ctx.db, before)));
  return detailOf(row);
});
