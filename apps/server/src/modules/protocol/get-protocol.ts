import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/protocol';
import { operation } from '../../platform/http/operation.ts';
import type { ProtocolNeeds } from './needs.ts';
import { shownText } from './shown-text.ts';
import { findVersion, listInForce } from './store.ts';

export const getProtocol = operation(contract.getProtocol, async function getProtocol(ctx, { query }, { settings }: ProtocolNeeds) {
  const { protocolCode, version } = query;
  const row = version === undefined ? (await listInForce(ctx.db, [protocolCode], ctx.now))[0] : await findVersion(ctx.db, protocolCode, version, ctx.now);
  if (!row) throw new AppError(notFound, { message: 'no such version of the agreement' });
  return shownText(row, settings.providerBrand);
});
