import { findCallError } from '@portal/client';
import { abandonSeckillActivity, seckillCopy } from '@portal/contract/seckill';
import { Dialog, Field, Notice, Textarea } from '@portal/ui';
import { useState } from 'react';
import { call, failureWords } from '../../lib/call.ts';

/** Calls an activity of the provider off, with the reason its buyers read. */
export function AbandonDialog({ activityNo, onClose, onAbandoned }: { activityNo: string; onClose(): void; onAbandoned(): void }) {
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const abandon = async () => {
    setBusy(true);
    setFault(undefined);
    setFailed(undefined);
    try {
      await call(abandonSeckillActivity, { body: { activityNo, reason } });
      onAbandoned();
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
      action={{ label: seckillCopy.abandon, danger: true, busy: isBusy, onAct: () => void abandon() }}
    >
      <div className="p-stack">
        {failed && <Notice tone="error">{failed}</Notice>}
        <p>{seckillCopy.abandonWords}</p>
        <Field label={seckillCopy.abandonReason} required error={fault}>
          <Textarea value={reason} maxLength={100} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </div>
    </Dialog>
  );
}
