import { AppError } from '@portal/contract/core';
import type { readEnterpriseLogo as endpoint } from '@portal/contract/enterprise';
import type { Operation } from '../../platform/http/serve.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { findLogo } from './find-logo.ts';

/** The sign of the enterprise acted for, whoever of its people uploaded it. */
export const readEnterpriseLogo =
  (deps: { files: FileStore }): Operation<typeof endpoint> =>
  async (ctx) => {
    const logo = await findLogo(ctx.db, deps.files, ctx.caller.merchantNo);
    if (logo === null) throw new AppError('notFound');
    return { name: 'logo', ...logo };
  };
