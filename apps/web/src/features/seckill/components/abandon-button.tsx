import { seckillCopy } from '@portal/contract/seckill';
import { Button, Dialog, Field, Notice, Textarea, toast } from '@portal/ui';
import { useState } from 'react';
import { failureText } from '../../../lib/failure.ts';
import { abandonActivity } from '../api.ts';

/** Calls an activity off, with the reason its buyers read. */
export function AbandonButton({ activityNo, onDone }: { activityNo: string; onDone(): void }) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState('');
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const handleAct = async () => {
    if (reason.trim() === '') return setFault(seckillCopy.reasonRequired);
    setBusy(true);
    setFailure('');
    try {
      await abandonActivity({ activityNo, reason: reason.trim() });
      setOpen(false);
      toast.success('活动已终止');
      onDone();
    } catch (refused) {
      setFailure(failureText(refused));
    }
    setBusy(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{seckillCopy.abandon}</Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={seckillCopy.abandonTitle}
        width="tip"
        cancelLabel="返回"
        action={{ label: seckillCopy.abandon, danger: true, busy: isBusy, onAct: () => void handleAct() }}
      >
        <div className="p-stack">
          {failure !== '' && <Notice tone="error">{failure}</Notice>}
          <p>{seckillCopy.abandonWords}</p>
          <Field label={seckillCopy.abandonReason} required error={fault}>
            <Textarea
              rows={2}
              value={reason}
              maxLength={100}
              onChange={({ target }) => {
                setReason(target.value);
                setFault('');
              }}
            />
          </Field>
        </div>
      </Dialog>
    </>
  );
}
