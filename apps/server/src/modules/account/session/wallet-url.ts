import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';

/** Says nothing of the caller: who it is the wallet learns where one signs in there. */
export const walletUrl = operation(contract.walletUrl, async function walletUrl(_ctx, { query }, { settings: { walletOrigin } }: AccountNeeds) {
  if (walletOrigin === undefined) throw new AppError(contract.noWallet);
  const url = new URL('/', walletOrigin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return { url: url.href };
});
