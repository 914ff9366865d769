import { EVERY_PROTOCOL_CODE, type ProtocolCode } from '@portal/contract/protocol';
import type { Db } from '../../platform/db/database.ts';
import { findNewest, insertProtocols } from './store.ts';
import type { ProtocolSection } from './tables.ts';

/** Publishes the next version of an agreement, in force from `now` on. Without a name it keeps the one it has. Gives the version and the name; null: there is no such agreement. */
export async function publishProtocol(
  db: Db,
  { protocolCode, protocolName, sections, now }: { protocolCode: number; protocolName: string | undefined; sections: ProtocolSection[]; now: number },
): Promise<{ protocolCode: ProtocolCode; version: number; protocolName: string } | null> {
  const code = EVERY_PROTOCOL_CODE.find((one) => one === protocolCode);
  const newest = code === undefined ? undefined : await findNewest(db, code);
  const name = protocolName ?? newest?.protocolName;
  if (code === undefined || name === undefined) return null;
  const version = (newest?.version ?? 0) + 1;
  await insertProtocols(db, [{ protocolCode: code, version, protocolName: name, sections, gmtPublish: new Date(now) }]);
  return { protocolCode: code, version, protocolName: name };
}

/** Sections of a text: a line that begins with `# ` is a heading, every other one that is not empty a line below it. */
export function sectionsOf(text: string): ProtocolSection[] {
  const sections: ProtocolSection[] = [];
  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line.startsWith('# ')) sections.push({ heading: line.slice(2).trim(), lines: [] });
    else if (line !== '') sections.at(-1)?.lines.push(line);
  }
  return sections.filter(({ heading, lines }) => heading !== '' && lines.length > 0);
}
