import { Button } from '@portal/ui';
import { useState } from 'react';
import { ComingDialog } from '../../../../lib/page/coming-dialog.tsx';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';

const ImportListDialog = lazyPart(async () => (await import('./import-list-dialog.tsx')).ImportListDialog);

/** A list that somebody has as a file becomes an order, or joins the list. */
export function ImportListButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="upload" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        导入清单
      </Button>
      {isOpen && (
        <ComingDialog title="导入清单" width="large" onClose={() => setIsOpen(false)}>
          <ImportListDialog onClose={() => setIsOpen(false)} />
        </ComingDialog>
      )}
    </>
  );
}
