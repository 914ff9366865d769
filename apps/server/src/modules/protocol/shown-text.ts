import { createHash } from 'node:crypto';
import { withBrand, type Protocol, type ProtocolText } from '@portal/contract/protocol';
import type { ProtocolRow } from './store.ts';

/** An agreement as it is shown: the provider named. */
export const shownText = ({ protocolCode, version, protocolName, sections, gmtPublish }: ProtocolRow, providerBrand: string): ProtocolText => ({
  protocolCode,
  version,
  protocolName,
  gmtPublish: gmtPublish.toISOString(),
  sections: withBrand(sections, providerBrand),
});

/** The version stands in the address: what somebody agreed to can be read again. */
export const shownProtocol = ({ protocolCode, version, protocolName }: ProtocolRow): Protocol => ({
  protocolCode,
  version,
  protocolName,
  protocolUrl: `/aboutUs/protocol?protocolCode=${protocolCode}&version=${version}`,
});

/** What proves later which text somebody was shown. SHA-256, hex. */
export const hashText = ({ protocolName, sections }: ProtocolText): string =>
  createHash('sha256')
    .update([protocolName, ...sections.flatMap(({ heading, lines }) => [heading, ...lines])].join('\n'))
    .digest('hex');
