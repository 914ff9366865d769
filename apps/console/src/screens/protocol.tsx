import { definePageQuery } from '@portal/client/page-query';
import { flag, oneOf, recordNumber } from '@portal/client/page-words';
import { getProtocolVersion, getProtocolVersions, type ProtocolVersions } from '@portal/contract/protocol';
import { Anchor, Button, ButtonLink, ErrorState, TableSkeleton, toast } from '@portal/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { DraftForm, VersionText, VersionTable } from '../features/protocol/index.ts';
import { call } from '../lib/call.ts';
import { useAnswer } from '../lib/use-answer.ts';
import { useListAddress } from '../lib/use-list-address.ts';

const VERSION_MAX = 999_999;
const WORDS = { version: recordNumber(VERSION_MAX), compare: flag('1'), draft: oneOf(['', 'write', 'preview', 'compare']) };

/** One agreement: its versions, what each says and changed, and the draft of the next (OPERATOR-10). */
export function ProtocolPage() {
  const { protocolCode = '' } = useParams();
  const path = `/protocols/${protocolCode}`;
  const list = useListAddress(definePageQuery(path, WORDS));
  const navigate = useNavigate();
  const [changed, setChanged] = useState<ProtocolVersions>();
  const { data, failed, read } = useAnswer(protocolCode, async () => {
    const versions = await call(getProtocolVersions, { query: { protocolCode } });
    const newest = versions.versions[0]?.version;
    const base = newest === undefined ? { protocolName: '', sections: [] } : await call(getProtocolVersion, { query: { protocolCode, version: newest } });
    return { versions, base };
  });
  if (!data) return failed ? <ErrorState title={failed} actions={<Button onClick={read}>重试</Button>} /> : <TableSkeleton />;
  const versions = changed ?? data.versions;
  const { draft: draftView, version, compare } = list.query;
  const published = (next: ProtocolVersions) => {
    toast.success('新版本已发布');
    setChanged(next);
    read();
    void navigate(path);
  };
  return (
    <>
      <p>
        <Anchor href="/protocols">返回协议列表</Anchor>
      </p>
      <div className="c-draft__acts">
        <h1 className="c-title">{versions.protocolName || `协议 ${protocolCode}`}</h1>
        {draftView ? (
          <ButtonLink href={path}>返回版本</ButtonLink>
        ) : (
          <ButtonLink href={`${path}?draft=write`}>{versions.draft ? '继续编写草稿' : '编写新版本'}</ButtonLink>
        )}
      </div>
      {draftView ? (
        <DraftForm
          versions={versions}
          base={data.base}
          view={draftView}
          hrefOf={(view) => list.hrefOf({ draft: view })}
          onSaved={setChanged}
          onPublished={published}
          onMoved={() => setChanged(undefined)}
        />
      ) : (
        <>
          <VersionTable versions={versions} hrefOf={list.hrefOf} />
          {version !== null && (
            <VersionText key={version} protocolCode={versions.protocolCode} version={version} isCompared={compare} providerBrand={versions.providerBrand} />
          )}
        </>
      )}
    </>
  );
}
