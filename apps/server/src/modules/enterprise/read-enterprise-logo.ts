import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/enterprise';
import { operation } from '../../platform/http/operation.ts';
import { findLogo } from './find-logo.ts';
import type { EnterpriseNeeds } from './needs.ts';

/** The sign of the enterprise acted for, whoever of its people uploaded it. */
export const readEnterpriseLogo = operation(contract.readEnterpriseLogo, async function readEnterpriseLogo(ctx, _input, { files }: EnterpriseNeeds) {
  const logo = await findLogo(ctx, files, ctx.caller.merchantNo);
  if (logo === null) throw new AppError(notFound);
  return { name: 'logo', ...logo };
});
