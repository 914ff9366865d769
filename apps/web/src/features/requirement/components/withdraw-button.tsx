import { requirementCopy, type Requirement } from '@portal/contract/requirement';
import { Button, Dialog, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { withdraw } from '../api.ts';

/** Takes a requirement back, which is asked about first; an answered one is simply over (REQUEST-10). */
export function WithdrawButton({ id, isAnswered, onDone }: { id: string; isAnswered: boolean; onDone(requirement: Requirement | undefined): void }) {
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const perform = async () => {
    setBusy(true);
    try {
      onDone(await withdraw(id));
      toast.success(isAnswered ? requirementCopy.closed : requirementCopy.withdrawn);
    } catch (failure) {
      tellFailure(failure);
      onDone(undefined);
    }
    setBusy(false);
    setAsked(false);
  };
  return (
    <>
      <Button onClick={() => setAsked(true)}>{isAnswered ? '已解决，关闭需求' : '撤回需求'}</Button>
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={isAnswered ? '关闭这个需求？' : '撤回这个需求？'}
        action={{ label: isAnswered ? '关闭需求' : '撤回需求', danger: true, busy: isBusy, onAct: () => void perform() }}
      >
        {isAnswered ? '关闭后不能再提问，往来记录仍可查看。' : '撤回后客服不再处理，需要时请重新提交。'}
      </Dialog>
    </>
  );
}
