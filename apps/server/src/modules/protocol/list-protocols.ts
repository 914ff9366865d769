import * as contract from '@portal/contract/protocol';
import { operation } from '../../platform/http/operation.ts';
import { listInForce } from './store.ts';

export const listProtocols = operation(contract.listProtocols, async function listProtocols(ctx, { query: { codes } }) {
  const found = await listInForce(ctx.db, codes, ctx.now);
  return {
    protocolList: found.map(({ protocolCode, version, protocolName }) => ({ protocolCode, version, protocolName, protocolUrl: urlOf(protocolCode, version) })),
  };
});

/** The version stands in the address: what somebody agreed to can be read again. */
const urlOf = (code: contract.ProtocolCode, version: number): string => `/aboutUs/protocol?protocolCode=${code}&version=${version}`;
