import { findCallError } from '@portal/client';
import {
  PROTOCOL_NAME_MAX,
  PROTOCOL_TEXT_MAX,
  protocolCopy,
  readProtocolText,
  saveProtocolDraft,
  withBrand,
  writeProtocolText,
  type ProtocolSection,
  type ProtocolVersions,
} from '@portal/contract/protocol';
import { Button, Card, Field, Input, Notice, Tabs, Textarea, toast } from '@portal/ui';
import { formatDateTime } from '@portal/units';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useKeptForm } from '../../lib/kept-form.ts';
import { useRequestKeys } from '../../lib/request-keys.ts';
import { ProtocolArticle, ProtocolComparison } from './protocol-article.tsx';
import { PublishDialog } from './publish-dialog.tsx';

export interface BaseVersion {
  protocolName: string;
  sections: ProtocolSection[];
}

interface DraftFormProps {
  versions: ProtocolVersions;
  /** Of the newest version. */
  base: BaseVersion;
  /** Which of writing, preview and comparison is shown; it stands in the address. */
  view: 'write' | 'preview' | 'compare';
  hrefOf(view: DraftFormProps['view']): string;
  onSaved(versions: ProtocolVersions): void;
  onPublished(versions: ProtocolVersions): void;
  /** Somebody else saved or published it meanwhile. */
  onMoved(): void;
}

/** The next version while it is written: kept in this tab as it is typed, saved for everybody, seen, compared, published. */
export function DraftForm({ versions, base, view, hrefOf, onSaved, onPublished, onMoved }: DraftFormProps) {
  const { protocolCode, draft, providerBrand } = versions;
  const saved = {
    protocolName: draft?.protocolName ?? base.protocolName,
    text: draft?.text ?? writeProtocolText(base.sections),
    basedOn: draft?.draftNo ?? '',
  };
  const { form, isRestored, change, forget } = useKeptForm(`protocol ${protocolCode}`, saved);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [publishing, setPublishing] = useState<string>();
  const page = useRef<HTMLDivElement>(null);
  const keys = useRequestKeys();
  const isChanged = form.protocolName !== saved.protocolName || form.text !== saved.text;
  const isMoved = form.basedOn !== saved.basedOn && isChanged;
  const read = readProtocolText(form.text);
  const sections = withBrand(read.outcome === 'read' ? read.sections : [], providerBrand);
  const before = withBrand(base.sections, providerBrand);

  /** Gives the number it is saved under; undefined where it is not. */
  const save = async (): Promise<string | undefined> => {
    const faults: Record<string, string> = {};
    if (form.protocolName.trim() === '') faults['protocolName'] = protocolCopy.nameRequired;
    if (read.outcome === 'faulty') faults['text'] = read.fault;
    setNotice(undefined);
    if (Object.keys(faults).length > 0) {
      showFaults(page.current, () => setFields(faults));
      return undefined;
    }
    setFields({});
    setBusy(true);
    const body = { protocolCode, basedOn: saved.basedOn || null, protocolName: form.protocolName, text: form.text };
    try {
      const done = await keys.send(body, (key) => call(saveProtocolDraft, { body, idempotencyKey: key }));
      const { draft: made } = done;
      if (made) forget({ protocolName: made.protocolName, text: made.text, basedOn: made.draftNo });
      onSaved(done);
      return made?.draftNo;
    } catch (failure) {
      const told = findCallError(failure)?.fields ?? {};
      showFaults(page.current, () => setFields(told));
      if (Object.keys(told).length === 0) {
        setNotice(failureWords(failure));
        onMoved();
      }
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const handleSave = async () => {
    if ((await save()) !== undefined) toast.success('草稿已保存');
  };
  /** What would be no new version is refused before anything is saved or asked about; the server says the same at the end. */
  const isSameAsNewest = versions.versions.length > 0 && form.protocolName.trim() === base.protocolName && isSameText(read, base.sections);
  const handlePublish = async () => {
    if (isSameAsNewest) return setNotice(protocolCopy.unchanged);
    setPublishing(draft && !isChanged ? draft.draftNo : await save());
  };
  const title = form.protocolName || '未命名协议';

  return (
    <div className="c-draft" ref={page}>
      {notice && <Notice tone="error">{notice}</Notice>}
      {isMoved && draft && (
        <Notice tone="warning">
          草稿已由{draft.operatorName}于 {formatDateTime(Date.parse(draft.gmtModify))} 另行保存。保存本页内容会覆盖该草稿，
          <Button kind="quiet" size="small" onClick={() => forget(saved)}>
            改用已保存的草稿
          </Button>
        </Notice>
      )}
      {isRestored && isChanged && !isMoved && (
        <Notice tone="info">
          已恢复您上次未保存的修改。
          <Button kind="quiet" size="small" onClick={() => forget(saved)}>
            放弃这些修改
          </Button>
        </Notice>
      )}
      <Tabs
        label="草稿"
        current={view}
        tabs={[
          { key: 'write', label: '编写', href: hrefOf('write') },
          { key: 'preview', label: '预览', href: hrefOf('preview') },
          { key: 'compare', label: '与上一版对比', href: hrefOf('compare') },
        ]}
      />
      {view === 'write' && (
        <>
          <Field label="协议名称" required error={fields['protocolName']}>
            <Input
              value={form.protocolName}
              maxLength={PROTOCOL_NAME_MAX}
              onChange={({ target }) => change({ protocolName: target.value, basedOn: saved.basedOn })}
            />
          </Field>
          <Field label="正文" required hint="以“# ”开头的行是章节标题，其余每行一个段落；{brand} 会替换为门户运营方名称" error={fields['text']}>
            <Textarea
              className="c-draft__text"
              rows={20}
              maxLength={PROTOCOL_TEXT_MAX}
              value={form.text}
              onChange={({ target }) => change({ text: target.value, basedOn: saved.basedOn })}
            />
          </Field>
        </>
      )}
      {view !== 'write' && read.outcome === 'faulty' && <Notice tone="error">{read.fault}</Notice>}
      {view === 'preview' && read.outcome === 'read' && (
        <Card>
          <ProtocolArticle title={title} note={`第 ${(versions.versions[0]?.version ?? 0) + 1} 版，发布后生效`} sections={sections} />
        </Card>
      )}
      {view === 'compare' && read.outcome === 'read' && (
        <Card>
          <ProtocolComparison title={title} note={`与第 ${versions.versions[0]?.version ?? 0} 版对比`} before={before} after={sections} />
        </Card>
      )}
      <div className="c-draft__acts">
        <Button busy={isBusy} disabled={!isChanged} onClick={() => void handleSave()}>
          保存草稿
        </Button>
        <Button kind="primary" busy={isBusy} onClick={() => void handlePublish()}>
          发布新版本
        </Button>
        <span className="p-small">{draft ? `草稿由${draft.operatorName}保存于 ${formatDateTime(Date.parse(draft.gmtModify))}` : '还没有保存过草稿'}</span>
      </div>
      {publishing && <PublishDialog versions={versions} draftNo={publishing} onClose={() => setPublishing(undefined)} onPublished={onPublished} />}
    </div>
  );
}

const isSameText = (read: ReturnType<typeof readProtocolText>, sections: readonly ProtocolSection[]): boolean =>
  read.outcome === 'read' && writeProtocolText(read.sections) === writeProtocolText([...sections]);
