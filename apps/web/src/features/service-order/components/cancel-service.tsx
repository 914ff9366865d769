import { serviceOrderCopy } from '@portal/contract/service-order';
import { Button, Dialog, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { cancelServiceOrder } from '../api.ts';

/** Takes a service order back, which is asked about first. */
export function CancelService({ id, onDone }: { id: string; onDone(): void }) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const perform = async () => {
    setBusy(true);
    try {
      await cancelServiceOrder(id);
      toast.success(serviceOrderCopy.cancelled);
    } catch (failure) {
      tellFailure(failure);
    }
    setBusy(false);
    setAsked(false);
    onDone();
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>取消服务单</Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title="取消这个服务单？"
        cancelLabel="再想想"
        action={{ label: '取消服务单', danger: true, busy: isBusy, onAct: () => void perform() }}
      >
        取消后客服不再处理，需要时请重新提交。
      </Dialog>
    </>
  );
}
