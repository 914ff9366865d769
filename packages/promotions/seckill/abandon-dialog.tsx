import { findCallError } from '@portal/client';
import { seckillCopy } from '@portal/contract/seckill';
import { Dialog, Field, Notice, Textarea } from '@portal/ui';
import { useState, type ReactNode } from 'react';

interface AbandonDialogProps {
  abandon(reason: string): Promise<unknown>;
  failureWords(failure: unknown): ReactNode;
  onClose(): void;
  onAbandoned(): void;
}

/** Calls an activity off, with the reason its buyers read (SECKILL-12). */
export function AbandonDialog({ abandon, failureWords, onClose, onAbandoned }: AbandonDialogProps) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [failed, setFailed] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  const handleAct = async () => {
    if (reason.trim() === '') return setFault(seckillCopy.reasonRequired);
    setBusy(true);
    setFailed(null);
    try {
      await abandon(reason.trim());
      onAbandoned();
      return;
    } catch (failure) {
      const told = findCallError(failure)?.fields['reason'];
      setFault(told);
      if (told === undefined) setFailed(failureWords(failure));
    }
    setBusy(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={seckillCopy.abandonTitle}
      width="tip"
      cancelLabel="返回"
      action={{ label: seckillCopy.abandon, danger: true, busy: isBusy, onAct: () => void handleAct() }}
    >
      <div className="p-stack">
        {failed !== null && <Notice tone="error">{failed}</Notice>}
        <p>{seckillCopy.abandonWords}</p>
        <Field label={seckillCopy.abandonReason} required error={fault}>
          <Textarea
            rows={2}
            value={reason}
            maxLength={100}
            onChange={({ target }) => {
              setReason(target.value);
              setFault(undefined);
            }}
          />
        </Field>
      </div>
    </Dialog>
  );
}
