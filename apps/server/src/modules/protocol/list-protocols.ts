import * as contract from '@portal/contract/protocol';
import { operation } from '../../platform/http/operation.ts';
import { shownProtocol } from './shown-text.ts';
import { listInForce } from './store.ts';

export const listProtocols = operation(contract.listProtocols, async function listProtocols(ctx, { query: { codes } }) {
  const found = await listInForce(ctx.db, codes, ctx.now);
  return {
    protocolList: found.map(shownProtocol),
  };
});
