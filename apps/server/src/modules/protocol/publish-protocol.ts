import { EVERY_PROTOCOL_CODE, type ProtocolCode, type ProtocolSection } from '@portal/contract/protocol';
import type { Db } from '../../platform/db/database.ts';
import { findNewest, insertProtocols, lockVersions } from './store.ts';

export interface NewVersion {
  protocolCode: number;
  /** Without a name it keeps the one it has. */
  protocolName: string | undefined;
  sections: ProtocolSection[];
  /** From when on it holds. */
  publishAt: number;
  /** Whether everybody is sent a message of it at that moment; else the caller tells them. */
  isToldLater: boolean;
}

/** A version that is published. */
export interface PublishedProtocol {
  protocolCode: ProtocolCode;
  version: number;
  protocolName: string;
}

export type Publishing =
  | { outcome: 'published'; published: PublishedProtocol }
  /** There is no such agreement. */
  | { outcome: 'unknown' }
  | { outcome: 'unchanged' }
  /** That version holds from a later moment, so this one would never be in its turn. */
  | { outcome: 'tooEarly'; version: number };

/** Publishes the next version of an agreement. Versions hold in their order: none from an earlier moment than the one before it. */
export async function publishProtocol(db: Db, { protocolCode, protocolName, sections, publishAt, isToldLater }: NewVersion): Promise<Publishing> {
  const code = EVERY_PROTOCOL_CODE.find((one) => one === protocolCode);
  if (code === undefined) return { outcome: 'unknown' };
  await lockVersions(db, code);
  const newest = await findNewest(db, code);
  const name = protocolName ?? newest?.protocolName;
  if (name === undefined) return { outcome: 'unknown' };
  if (newest && newest.protocolName === name && JSON.stringify(inOrder(newest.sections)) === JSON.stringify(inOrder(sections))) return { outcome: 'unchanged' };
  if (newest && newest.gmtPublish.getTime() > publishAt) return { outcome: 'tooEarly', version: newest.version };
  const version = (newest?.version ?? 0) + 1;
  const gmtPublish = new Date(publishAt);
  await insertProtocols(db, [{ protocolCode: code, version, protocolName: name, sections, gmtPublish, gmtTell: isToldLater ? gmtPublish : null }]);
  return { outcome: 'published', published: { protocolCode: code, version, protocolName: name } };
}

/** A database gives the fields of an object back in an order of its own. */
const inOrder = (sections: readonly ProtocolSection[]) => sections.map(({ heading, lines }) => [heading, lines]);
