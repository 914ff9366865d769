import type { DesignOrder } from '@portal/contract/design-order';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { sayFailure, tellFailure } from '../../../../lib/calls/failure.ts';
import { loadOrder } from '../../lines/api.ts';
import { storedOrder } from '../../quotes/model/edited-order.ts';
import { useSelectionStore } from '../../selection/components/selection-provider.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

/** Versions of an order that is edited: of what is stored, so what waits is saved first (DESIGN-42). */
export function EditedVersions({ id }: { id: string }) {
  const store = useSelectionStore();
  const [order, setOrder] = useState<DesignOrder | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const open = async () => {
    setIsBusy(true);
    // why it cannot be saved is said where the order is followed
    const isSaved = await store.flush().then(
      () => true,
      () => false,
    );
    if (isSaved) await loadOrder(id).then(setOrder, (failure: unknown) => tellFailure(failure, sayFailure));
    setIsBusy(false);
  };
  const take = (changed: DesignOrder) => {
    setOrder(changed);
    store.receive(storedOrder(changed));
  };
  return (
    <>
      <Button size="small" icon="list" busy={isBusy} aria-haspopup="dialog" onClick={() => void open()}>
        版本
      </Button>
      {order !== null && createPortal(<VersionsDrawer order={order} onChanged={take} onClose={() => setOrder(null)} />, document.body)}
    </>
  );
}
