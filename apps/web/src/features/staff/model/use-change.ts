import { toast } from '@portal/ui';
import { useState } from 'react';
import { isRefused, tellFailure } from '../../../lib/calls/failure.ts';

/**
 * A change of one of several rows: it is done once however often one presses, told, and the page is read anew, also where it was refused,
 * for then it stayed behind.
 */
export function useChange(onChanged: () => void) {
  const [busyId, setBusyId] = useState<string>();
  const perform = async (id: string, change: () => Promise<void>, done: string, undo?: () => Promise<void>) => {
    if (busyId !== undefined) return;
    setBusyId(id);
    try {
      await change();
      toast.success(done, undo && { action: { label: '撤销', onAct: () => void undo().catch(tellFailure).finally(onChanged) } });
      onChanged();
    } catch (failure) {
      tellFailure(failure);
      // where the answer was lost, reading would lose the page too
      if (isRefused(failure)) onChanged();
    }
    setBusyId(undefined);
  };
  return { busyId, perform };
}
