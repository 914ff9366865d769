import * as contract from '@portal/contract/account';
import { AppError } from '@portal/contract/core';
import { operation } from '../../../platform/http/operation.ts';
import type { AccountNeeds } from '../needs.ts';

/** Says nothing of the caller: who it is the wallet learns where one signs in there. A stand-in is of this site. */
export const walletUrl = operation(contract.walletUrl, async function walletUrl(_ctx, { query }, { settings: { walletOrigin, walletStandIn } }: AccountNeeds) {
  const place = walletOrigin === undefined ? walletStandIn : `${walletOrigin}/`;
  if (place === undefined) throw new AppError(contract.noWallet);
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return { url: `${place}?${asked.toString()}` };
});
