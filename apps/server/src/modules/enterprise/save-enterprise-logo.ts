import { fileRefused } from '@portal/contract/file';
import { AppError, forbidden, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { enterpriseCopy, enterpriseLogoUrl } from '@portal/contract/enterprise';
import { operation } from '../../platform/http/operation.ts';
import { findFile, removeFile } from '../file/index.ts';
import { isLicence } from './certification/store.ts';
import { isLogo, updateLogo } from './store.ts';

/**
 * Takes a picture of the caller's own as the sign of the enterprise acted for; someone else's file looks like none. The sign before it
 * is gone, unless it is another enterprise's too.
 */
export const saveEnterpriseLogo = operation(contract.saveEnterpriseLogo, async function saveEnterpriseLogo(ctx, { body: { fileId } }) {
  const { accountNo, merchantNo } = ctx.caller;
  if (fileId !== null) {
    const file = await findFile(ctx.db, fileId);
    if (file?.accountNo !== accountNo) throw new AppError(notFound);
    if (!file.mediaType.startsWith('image/')) throw new AppError(fileRefused, { msg: enterpriseCopy.logoKind });
  }
  const replaced = await updateLogo(ctx.db, merchantNo, fileId);
  if (!replaced) throw new AppError(forbidden);
  const { before } = replaced;
  if (before !== null && before !== fileId) await removeFile(ctx, before, async () => (await isLogo(ctx.db, before)) || (await isLicence(ctx.db, before)));
  return { logoUrl: enterpriseLogoUrl(fileId) };
});
