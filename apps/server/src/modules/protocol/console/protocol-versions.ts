import { EVERY_PROTOCOL_CODE, type ProtocolCode, type ProtocolVersionLine, type ProtocolVersions } from '@portal/contract/protocol';
import type { Db } from '../../../platform/db/database.ts';
import type { ProtocolNeeds } from '../needs.ts';
import { listAgreedCounts, listDrafts, listVersions } from '../store.ts';

/** Versions of each agreement, the newest first; the last whose moment has come is in force. */
export async function linesOf(db: Db, codes: readonly ProtocolCode[], now: number): Promise<(code: ProtocolCode) => ProtocolVersionLine[]> {
  const versions = await listVersions(db, codes);
  const counts = new Map((await listAgreedCounts(db, codes)).map(({ protocolCode, version, agreed }) => [`${protocolCode} ${version}`, agreed]));
  return (code) => {
    const own = versions.filter(({ protocolCode }) => protocolCode === code);
    const inForce = own.find(({ gmtPublish }) => gmtPublish.getTime() <= now);
    return own.map((row) => ({
      version: row.version,
      protocolName: row.protocolName,
      gmtPublish: row.gmtPublish.toISOString(),
      isInForce: row === inForce,
      agreed: counts.get(`${code} ${row.version}`) ?? 0,
    }));
  };
}

export const nameOf = (versions: readonly ProtocolVersionLine[]): string => (versions.find(({ isInForce }) => isInForce) ?? versions[0])?.protocolName ?? '';

/** An agreement as the console shows it: its versions and the draft of the next one. */
export async function protocolVersions(db: Db, protocolCode: ProtocolCode, now: number, room: ProtocolNeeds): Promise<ProtocolVersions> {
  const versions = (await linesOf(db, [protocolCode], now))(protocolCode);
  const [draft] = await listDrafts(db, [protocolCode]);
  return {
    protocolCode,
    protocolName: nameOf(versions),
    providerBrand: room.settings.providerBrand,
    versions,
    draft:
      draft === undefined
        ? null
        : {
            draftNo: draft.draftNo,
            protocolName: draft.protocolName,
            text: draft.text,
            operatorName: (await room.listNamesOf(db, [draft.operatorNo])).get(draft.operatorNo) ?? '',
            gmtModify: draft.gmtModify.toISOString(),
          },
  };
}

/** All agreements, in the order they are asked for. */
export async function allProtocols(db: Db, now: number) {
  const linesFor = await linesOf(db, EVERY_PROTOCOL_CODE, now);
  const drafted = new Set((await listDrafts(db, EVERY_PROTOCOL_CODE)).map(({ protocolCode }) => protocolCode));
  return EVERY_PROTOCOL_CODE.map((protocolCode) => {
    const versions = linesFor(protocolCode);
    return { protocolCode, protocolName: nameOf(versions), versions, hasDraft: drafted.has(protocolCode) };
  });
}
