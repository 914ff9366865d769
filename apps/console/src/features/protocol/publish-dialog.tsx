import { findCallError } from '@portal/client';
import { protocolCopy, publishProtocolDraft, type ProtocolVersions } from '@portal/contract/protocol';
import { Dialog, Field, Notice, RadioGroup } from '@portal/ui';
import { DateInput } from '@portal/ui/date-input';
import { instantAt } from '@portal/units';
import { showFaults } from '@portal/ui/show-faults';
import { useRef, useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';
import { useRequestKeys } from '../../lib/request-keys.ts';

interface PublishDialogProps {
  versions: ProtocolVersions;
  draftNo: string;
  onClose(): void;
  onPublished(versions: ProtocolVersions): void;
}

/** Asks from when on the draft holds, and says who will see it. */
export function PublishDialog({ versions: { protocolCode, versions }, draftNo, onClose, onPublished }: PublishDialogProps) {
  const [when, setWhen] = useState('now');
  const [moment, setMoment] = useState('');
  const [fault, setFault] = useState<string>();
  const [notice, setNotice] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  const keys = useRequestKeys();
  const version = (versions[0]?.version ?? 0) + 1;
  const publish = async () => {
    const gmtPublish = when === 'now' ? null : instantAt(moment);
    if (when !== 'now' && gmtPublish === null) return showFaults(dialog.current, () => setFault(protocolCopy.publishMoment));
    setBusy(true);
    setFault(undefined);
    setNotice(undefined);
    const body = { protocolCode, draftNo, gmtPublish };
    try {
      onPublished(await keys.send(body, (key) => call(publishProtocolDraft, { body, idempotencyKey: key })));
    } catch (failure) {
      const { gmtPublish: told, text } = findCallError(failure)?.fields ?? {};
      showFaults(dialog.current, () => {
        setFault(told);
        if (told === undefined) setNotice(text ?? failureWords(failure));
      });
    }
    setBusy(false);
  };
  return (
    <Dialog open onClose={onClose} title={`发布第 ${version} 版`} action={{ label: `发布第 ${version} 版`, busy: isBusy, onAct: () => void publish() }}>
      <div className="c-freeze" ref={dialog}>
        {notice && <Notice tone="error">{notice}</Notice>}
        <p>生效后所有账号都会收到消息，并在下次打开首页时看到签署提示。发布后不能修改或撤回，只能再发布新版本。</p>
        <RadioGroup
          legend="生效时间"
          name="when"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: '立即生效' },
            { value: 'later', label: '定时生效' },
          ]}
        />
        {when === 'later' && (
          <Field label="从此刻起生效" required error={fault}>
            <DateInput withTime value={moment} onChange={({ target }) => setMoment(target.value)} />
          </Field>
        )}
        {when === 'now' && fault && <Notice tone="error">{fault}</Notice>}
      </div>
    </Dialog>
  );
}
