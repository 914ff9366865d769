import { createRequestKeys } from '@portal/client/request-keys';
import type { DesignOrder } from '@portal/contract/design-order';
import { toast } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { loadOrder } from '../../lines/api.ts';
import { restore, takePrices } from '../api.ts';

/** Writes an order as it was, or at today's prices; either way it is taken back from the toast. `onChanged` gets the order as it is then. */
export function useRestore(id: string, onChanged: (order: DesignOrder) => void) {
  const queries = useQueryClient();
  const [keys] = useState(() => createRequestKeys({ latestOnly: true }));
  const [isBusy, setIsBusy] = useState(false);

  const run = async (request: string, send: (key: string) => Promise<{ undoVersionId: string | null }>, done: string, same: string): Promise<boolean> => {
    setIsBusy(true);
    try {
      const { undoVersionId } = await keys.send(request, send);
      onChanged(await loadOrder(id));
      if (undoVersionId === null) toast.info(same);
      else toast.success(done, { action: { label: '撤销', onAct: () => void back(undoVersionId, '已撤销') } });
      return true;
    } catch (failure) {
      tellFailure(failure, sayFailure);
      return false;
    } finally {
      setIsBusy(false);
      await queries.invalidateQueries({ queryKey: ['order-versions', id] });
      await queries.invalidateQueries({ queryKey: ['order-prices', id] });
    }
  };
  const back = (versionId: string, done: string) => run(`restore ${versionId}`, (key) => restore(id, versionId, key), done, '当前配单已与该版本一致');
  return {
    isBusy,
    restoreVersion: (versionId: string, name: string) => back(versionId, `已恢复到「${name}」`),
    takeTodaysPrices: () => run('prices', (key) => takePrices(id, key), '已按今日价更新', '价格没有变化'),
  };
}
