import type { ProtocolText } from '@portal/contract/protocol';
import { formatDate } from '@portal/units';
import { ArticleSections } from './article-sections.tsx';

/** An agreement with its version and the day from which it holds. */
export function AgreementText({ protocol: { protocolName, version, gmtPublish, sections } }: { protocol: ProtocolText }) {
  return <ArticleSections title={protocolName} sections={sections} note={`第 ${version} 版，${formatDate(Date.parse(gmtPublish))} 起施行`} />;
}
