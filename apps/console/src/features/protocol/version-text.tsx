import { getProtocolVersion, withBrand, type ProtocolCode, type ProtocolSection } from '@portal/contract/protocol';
import { Button, Card, ErrorState, TableSkeleton } from '@portal/ui';
import { call } from '../../lib/call.ts';
import { useAnswer } from '../../lib/use-answer.ts';
import { ProtocolArticle, ProtocolComparison } from './protocol-article.tsx';

interface VersionTextProps {
  protocolCode: ProtocolCode;
  version: number;
  isCompared: boolean;
  providerBrand: string;
}

/** What a version says, or what it changed of the one before. */
export function VersionText({ protocolCode, version, isCompared, providerBrand }: VersionTextProps) {
  const withBefore = isCompared && version > 1;
  const { data, failed, read } = useAnswer(`${version} ${withBefore}`, () =>
    Promise.all([version, ...(withBefore ? [version - 1] : [])].map((one) => call(getProtocolVersion, { query: { protocolCode, version: one } }))),
  );
  if (!data) return failed ? <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} /> : <TableSkeleton />;
  const [shown, before] = data;
  if (shown === undefined) return null;
  const sectionsOf = ({ sections }: { sections: ProtocolSection[] }) => withBrand(sections, providerBrand);
  return (
    <Card>
      {withBefore && before ? (
        <ProtocolComparison
          title={shown.protocolName}
          note={`第 ${version} 版与第 ${version - 1} 版对比`}
          before={sectionsOf(before)}
          after={sectionsOf(shown)}
        />
      ) : (
        <ProtocolArticle title={shown.protocolName} note={`第 ${version} 版`} sections={sectionsOf(shown)} />
      )}
    </Card>
  );
}
