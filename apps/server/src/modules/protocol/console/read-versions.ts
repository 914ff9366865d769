/** What operators read of agreements (OPERATOR-10). */
import { AppError, notFound } from '@portal/contract/core';
import * as contract from '@portal/contract/protocol';
import { operation } from '../../../platform/http/operation.ts';
import type { ProtocolNeeds } from '../needs.ts';
import { findAnyVersion } from '../store.ts';
import { allProtocols, protocolVersions } from './protocol-versions.ts';

export const listProtocolVersions = operation(contract.listProtocolVersions, function listProtocolVersions({ db, now }) {
  return allProtocols(db, now);
});

export const getProtocolVersions = operation(
  contract.getProtocolVersions,
  function getProtocolVersions({ db, now }, { query: { protocolCode } }, room: ProtocolNeeds) {
    return protocolVersions(db, protocolCode, now, room);
  },
);

export const getProtocolVersion = operation(contract.getProtocolVersion, async function getProtocolVersion({ db }, { query: { protocolCode, version } }) {
  const row = await findAnyVersion(db, protocolCode, version);
  if (!row) throw new AppError(notFound);
  return { protocolName: row.protocolName, sections: row.sections };
});
