import type { Customer } from '@portal/contract/customer';
import { Button, toast } from '@portal/ui';
import { useState } from 'react';
import { tellFailure } from '../../../lib/calls/failure.ts';
import { moveCustomer } from '../api.ts';

interface GroupMoveButtonProps {
  customer: Customer;
  group: { groupNo: string; groupName: string };
  onMoved(): void;
}

/** Puts a customer into the group, or takes it out; what it was before is one press away. */
export function GroupMoveButton({ customer: { customerNo, customerName, groupNo: before }, group, onMoved }: GroupMoveButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const isIn = before === group.groupNo;
  const move = async (to: string, words: string, undoTo: string | null) => {
    setBusy(true);
    try {
      await moveCustomer(customerNo, to);
      onMoved();
      toast.success(words, undoTo === null ? {} : { action: { label: '撤销', onAct: () => void move(undoTo, `${customerName}已恢复原来的分组`, null) } });
    } catch (failure) {
      tellFailure(failure);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="quiet"
      size="small"
      busy={isBusy}
      aria-label={isIn ? `把${customerName}移出分组` : `把${customerName}加入分组`}
      onClick={() =>
        void move(isIn ? '' : group.groupNo, isIn ? `已把${customerName}移出“${group.groupName}”` : `已把${customerName}加入“${group.groupName}”`, before ?? '')
      }
    >
      {isIn ? '移出' : '加入本组'}
    </Button>
  );
}
