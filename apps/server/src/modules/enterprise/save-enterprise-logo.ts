import { AppError } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { enterpriseCopy, enterpriseLogoUrl } from '@portal/contract/enterprise';
import { operation } from '../../platform/http/operation.ts';
import { findFile } from '../file/index.ts';
import { updateLogo } from './store.ts';

/** Takes a picture of the caller's own as the sign of the enterprise acted for; someone else's file looks like none. */
export const saveEnterpriseLogo = operation(contract.saveEnterpriseLogo, async function saveEnterpriseLogo(ctx, { body: { fileId } }) {
  const { accountNo, merchantNo } = ctx.caller;
  if (fileId !== null) {
    const file = await findFile(ctx.db, fileId);
    if (file?.accountNo !== accountNo) throw new AppError('notFound');
    if (!file.mediaType.startsWith('image/')) throw new AppError('fileRefused', { msg: enterpriseCopy.logoKind });
  }
  if (!(await updateLogo(ctx.db, merchantNo, fileId))) throw new AppError('forbidden');
  return { logoUrl: enterpriseLogoUrl(fileId) };
});
