import { seckillCopy } from '@portal/contract/seckill';
import { AbandonDialog } from '@portal/promotions/seckill';
import { Button, toast } from '@portal/ui';
import { useState } from 'react';
import { failureText } from '../../../lib/calls/failure.ts';
import { abandonActivity } from '../api.ts';

/** Calls an activity of the shop off. */
export function AbandonButton({ activityNo, onDone }: { activityNo: string; onDone(): void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{seckillCopy.abandon}</Button>
      {isOpen && (
        <AbandonDialog
          abandon={(reason) => abandonActivity({ activityNo, reason })}
          failureWords={failureText}
          onClose={() => setOpen(false)}
          onAbandoned={() => {
            setOpen(false);
            toast.success('活动已终止');
            onDone();
          }}
        />
      )}
    </>
  );
}
